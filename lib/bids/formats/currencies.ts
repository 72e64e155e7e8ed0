// The currencies tenders are written in: their marks, decimals and words. It never converts one into another.

export type Currency = {
  code: string
  decimals: number
  /** Printed before an amount when it is displayed. */
  prefix: string
  grouping: "indian" | "western"
  /** Lower-case words and signs that name it. "rs" before "." is matched as a word. */
  marks: readonly string[]
}

export const currencies: readonly Currency[] = [
  // The backtick is the rupee sign of PDFs set in the old Foradian font.
  {
    code: "INR",
    decimals: 2,
    prefix: "Rs ",
    grouping: "indian",
    marks: ["rs", "re", "₹", "₨", "`", "inr", "rupees", "rupee"],
  },
  {
    code: "USD",
    decimals: 2,
    prefix: "$",
    grouping: "western",
    marks: ["$", "usd", "us$", "dollars", "dollar"],
  },
  { code: "EUR", decimals: 2, prefix: "€", grouping: "western", marks: ["€", "eur", "euro", "euros"] },
  { code: "GBP", decimals: 2, prefix: "£", grouping: "western", marks: ["£", "gbp"] },
  { code: "AED", decimals: 2, prefix: "AED ", grouping: "western", marks: ["aed", "dirhams", "dirham"] },
  { code: "JPY", decimals: 0, prefix: "JPY ", grouping: "western", marks: ["jpy", "¥", "yen"] },
  { code: "KWD", decimals: 3, prefix: "KWD ", grouping: "western", marks: ["kwd"] },
]

/** Null for a code this grammar does not know; such money is flagged, never read. */
export function currencyOf(code: string): Currency | null {
  return currencies.find((currency) => currency.code === code) ?? null
}

/** The currency a word or sign names, lower case; null when it names none. */
export function currencyMarked(mark: string): Currency | null {
  return currencies.find((currency) => currency.marks.includes(mark)) ?? null
}

// Writes an amount in words from its integer minor units, so that words and figures cannot disagree. It never rounds.
import { atDecimals, decimalFrom } from "@/lib/bids/formats/decimal-text"

/**
 * "Rupees Fifteen Lakh Only" for "1500000.00" INR; paise follow as "and Fifty-Five Paise". Null for an amount that is
 * not canonical money, or a currency without words here.
 */
export function amountInWords(canonical: string, currency: string): string | null {
  const words = currencyWords.get(currency)
  const amount = decimalFrom(canonical)
  const text = amount === null ? null : atDecimals(amount, 2)
  if (words === undefined || text === null) return null
  const [major = "0", minor = "00"] = text.split(".")
  const whole = numberInWords(BigInt(major), words.scales)
  const part = BigInt(minor) === 0n ? "" : ` and ${numberInWords(BigInt(minor), words.scales)} ${words.minor}`
  return `${words.major} ${whole}${part} Only`
}

type Scale = { size: bigint; name: string }
type CurrencyWords = { major: string; minor: string; scales: readonly Scale[] }

const indianScales: readonly Scale[] = [
  { size: 10_000_000n, name: "Crore" },
  { size: 100_000n, name: "Lakh" },
  { size: 1_000n, name: "Thousand" },
  { size: 100n, name: "Hundred" },
]
const westernScales: readonly Scale[] = [
  { size: 1_000_000_000n, name: "Billion" },
  { size: 1_000_000n, name: "Million" },
  { size: 1_000n, name: "Thousand" },
  { size: 100n, name: "Hundred" },
]

const currencyWords = new Map<string, CurrencyWords>([
  ["INR", { major: "Rupees", minor: "Paise", scales: indianScales }],
  ["USD", { major: "US Dollars", minor: "Cents", scales: westernScales }],
  ["EUR", { major: "Euros", minor: "Cents", scales: westernScales }],
  ["GBP", { major: "Pounds Sterling", minor: "Pence", scales: westernScales }],
  ["AED", { major: "UAE Dirhams", minor: "Fils", scales: westernScales }],
])

const belowTwenty =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  )
const tens = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ")

function numberInWords(value: bigint, scales: readonly Scale[]): string {
  const scale = scales.find(({ size }) => value >= size)
  if (scale === undefined) return belowHundred(Number(value))
  const head = `${numberInWords(value / scale.size, scales)} ${scale.name}`
  const rest = value % scale.size
  return rest === 0n ? head : `${head} ${numberInWords(rest, scales)}`
}

function belowHundred(value: number): string {
  if (value < 20) return belowTwenty[value] ?? ""
  const ten = tens[Math.floor(value / 10) - 2] ?? ""
  return value % 10 === 0 ? ten : `${ten}-${belowTwenty[value % 10] ?? ""}`
}

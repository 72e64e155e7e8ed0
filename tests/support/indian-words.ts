// Writes paise as words in lakhs and crores, by another way than the product's, to hold its words against. Knows whole numbers only.

const ones =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** 46797124915n gives `Rupees Forty Six Crore Seventy Nine Lakh Seventy One Thousand Two Hundred Forty Nine and Fifteen Paise Only` in lower case. */
export function indianWords(paise: bigint): string {
  const [rupees, rest] = [paise / 100n, Number(paise % 100n)]
  return `rupees ${whole(rupees)}${rest === 0 ? "" : ` and ${below100(rest)} paise`} only`
}

function whole(rupees: bigint): string {
  if (rupees === 0n) return "zero"
  const [crores, below] = [rupees / 10_000_000n, Number(rupees % 10_000_000n)]
  const parts = [
    crores > 0n ? `${whole(crores)} crore` : "",
    counted(Math.floor(below / 100_000), "lakh"),
    counted(Math.floor(below / 1000) % 100, "thousand"),
    counted(Math.floor(below / 100) % 10, "hundred"),
    below % 100 === 0 ? "" : below100(below % 100),
  ]
  return parts.filter((part) => part !== "").join(" ")
}

function counted(count: number, unit: string): string {
  return count === 0 ? "" : `${below100(count)} ${unit}`
}

function below100(count: number): string {
  if (count < 20) return ones[count] ?? ""
  return count % 10 === 0 ? (tens[count / 10] ?? "") : `${tens[Math.floor(count / 10)]} ${ones[count % 10]}`
}

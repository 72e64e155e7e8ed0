// Reads a percentage as an exact fraction, with the period it is for. It never applies it to an amount.
import { type Candidate, chooseCandidate } from "@/lib/bids/formats/candidate"
import { type Decimal, plainDecimal } from "@/lib/bids/formats/decimal-text"
import { readPrintedNumber } from "@/lib/bids/formats/money-number"
import { readNumberWords } from "@/lib/bids/formats/number-words"
import { type Reading, valueFlagged, valueRead } from "@/lib/bids/formats/reading"
import { foldText, type Token, textAt, tokenise } from "@/lib/bids/formats/tokens"

/** "5% (Five percent)" is "0.05"; `unit` is "per week" and the like; a cap beside a rate is its `condition`. */
export function readPercent(text: string): Reading {
  const tokens = tokenise(text)
  const found: Percentage[] = []
  let at = 0
  while (at < tokens.length) {
    const percentage = percentageAt(tokens, at)
    if (percentage !== null) found.push(percentage)
    at = percentage?.next ?? at + 1
  }
  if (found.length === 0 && /^\s*0(?:\.\d+)?\s*$/.test(text)) return readFraction(text)
  const caps = found.filter((percentage) => isCap(text, tokens, percentage))
  const rates = found.filter((percentage) => !caps.includes(percentage))
  const [cap] = caps
  const condition = rates.length > 0 && cap !== undefined ? capWords(text, tokens, cap) : null
  const candidates = (rates.length > 0 ? rates : caps).map((one) => candidateOf(tokens, one, condition))
  return chooseCandidate(text, candidates, "percentage")
}

// The canonical text itself: "0.02".
function readFraction(text: string): Reading {
  const digits = text.trim().split(".")[1] ?? ""
  const canonical = plainDecimal({ units: BigInt(`0${digits}`), scale: digits.length })
  const start = text.search(/\S/)
  return valueRead(canonical, { start, end: text.trimEnd().length })
}

type Percentage = {
  first: number
  next: number
  fraction: Decimal
  agrees: "yes" | "no" | "inexact"
  unit: string | null
}

function percentageAt(tokens: readonly Token[], at: number): Percentage | null {
  const number = percentNumberAt(tokens, at)
  if (number === null) return null
  const bracketed = bracketedWords(tokens, number.next)
  const sign = signAt(tokens, bracketed?.next ?? number.next)
  if (sign === null) return null
  const wordsAfter = bracketed ?? bracketedWords(tokens, sign)
  const next = Math.max(sign, wordsAfter?.next ?? sign)
  const fraction = { units: number.value.units, scale: number.value.scale + 2 }
  const isSame = wordsAfter === null || wordsAfter.value * 10n ** BigInt(number.value.scale) === number.value.units
  const per =
    textAt(tokens, next) === "per" && tokens[next + 1]?.kind === "word" ? `per ${textAt(tokens, next + 1)}` : null
  const unit = per ?? (/^p\.?a$/.test(textAt(tokens, next)) ? "per annum" : null)
  const broken = number.broken === "yes" ? "inexact" : isSame ? "yes" : "no"
  return { first: at, next: per === null ? next : next + 2, fraction, agrees: broken, unit }
}

type PercentNumber = { value: Decimal; next: number; broken: "yes" | "no" }

function percentNumberAt(tokens: readonly Token[], at: number): PercentNumber | null {
  const half = vulgarFraction(tokens, at)
  if (half !== null) return half
  const printed = readPrintedNumber(tokens, at)
  if (printed !== null) {
    const more = vulgarFraction(tokens, printed.next)
    if (more !== null && printed.value.scale === 0) {
      const scale = more.value.scale
      const units = printed.value.units * 10n ** BigInt(scale) + more.value.units
      return { value: { units, scale }, next: more.next, broken: "no" }
    }
    return { value: printed.value, next: printed.next, broken: printed.grouping === "broken" ? "yes" : "no" }
  }
  const words = readNumberWords(tokens, at)
  return words === null ? null : { value: { units: words.value, scale: 0 }, next: words.next, broken: "no" }
}

// "½" or "1/2"; only fractions that are exact in two decimals.
function vulgarFraction(tokens: readonly Token[], at: number): PercentNumber | null {
  const sign = signFractions.get(textAt(tokens, at))
  if (sign !== undefined) return { value: sign, next: at + 1, broken: "no" }
  const slashed = `${textAt(tokens, at)}${textAt(tokens, at + 1)}${textAt(tokens, at + 2)}`
  const written = slashedFractions.get(slashed)
  return written === undefined ? null : { value: written, next: at + 3, broken: "no" }
}

const half: Decimal = { units: 5n, scale: 1 }
const quarter: Decimal = { units: 25n, scale: 2 }
const threeQuarters: Decimal = { units: 75n, scale: 2 }
const signFractions = new Map<string, Decimal>([
  ["½", half],
  ["¼", quarter],
  ["¾", threeQuarters],
])
const slashedFractions = new Map<string, Decimal>([
  ["1/2", half],
  ["1/4", quarter],
  ["3/4", threeQuarters],
])

function signAt(tokens: readonly Token[], at: number): number | null {
  const word = textAt(tokens, at)
  if (word === "%" || word === "percent" || word === "percentage") return at + 1
  return word === "per" && textAt(tokens, at + 1) === "cent" ? at + 2 : null
}

function bracketedWords(tokens: readonly Token[], at: number): { value: bigint; next: number } | null {
  if (textAt(tokens, at) !== "(") return null
  const words = readNumberWords(tokens, at + 1)
  if (words === null) return null
  const afterSign = signAt(tokens, words.next) ?? words.next
  const next = textAt(tokens, afterSign) === "only" ? afterSign + 1 : afterSign
  return textAt(tokens, next) === ")" ? { value: words.value, next: next + 1 } : null
}

const capPattern =
  /(?:\bbut\s+)?\b(?:max(?:imum)?|cap(?:ped)?|ceiling|not\s+exceed(?:ing)?|limited|subject\s+to|up\s?to|overall)\b[^%;]*$/i

function isCap(text: string, tokens: readonly Token[], percentage: Percentage): boolean {
  return capPattern.test(text.slice(previousPercentEnd(text, startOf(tokens, percentage)), startOf(tokens, percentage)))
}

function capWords(text: string, tokens: readonly Token[], cap: Percentage): string {
  const from = previousPercentEnd(text, startOf(tokens, cap))
  const match = capPattern.exec(text.slice(from, startOf(tokens, cap)))
  return foldText(text.slice(from + (match?.index ?? 0), endOf(tokens, cap)))
}

function previousPercentEnd(text: string, before: number): number {
  return text.lastIndexOf("%", before - 1) + 1
}

function startOf(tokens: readonly Token[], percentage: Percentage): number {
  return tokens[percentage.first]?.start ?? 0
}

function endOf(tokens: readonly Token[], percentage: Percentage): number {
  return tokens[percentage.next - 1]?.end ?? 0
}

function candidateOf(tokens: readonly Token[], percentage: Percentage, condition: string | null): Candidate {
  const span = { start: startOf(tokens, percentage), end: endOf(tokens, percentage) }
  switch (percentage.agrees) {
    case "yes":
      return { span, reading: valueRead(plainDecimal(percentage.fraction), span, { unit: percentage.unit, condition }) }
    case "no":
      return { span, reading: valueFlagged("CONFLICT", "The percentage in figures and in words disagree.") }
    case "inexact":
      return { span, reading: valueFlagged("AMBIGUOUS", "The percentage is printed with more than one decimal point.") }
  }
}

// Reads a quantity with its unit. It never takes a rate or a size for a quantity.
import { type Candidate, chooseCandidate } from "@/lib/bids/formats/candidate"
import { type Decimal, multiply, plainDecimal } from "@/lib/bids/formats/decimal-text"
import { readPrintedNumber } from "@/lib/bids/formats/money-number"
import { type Reading, valueFlagged, valueRead } from "@/lib/bids/formats/reading"
import { foldCharacters, foldText, type Token, textAt, tokenise } from "@/lib/bids/formats/tokens"

/** A decimal without trailing zeros, and the unit in one writing ("nos", "m3"); `unit` null for a bare number. */
export function readQuantity(text: string): Reading {
  const folded = foldText(foldCharacters(text))
  if (/\bper\b|(?:rs\.?|inr|₹)\s*[0-9]/.test(folded)) {
    return valueFlagged("NOT_QUANTITY", "The text prints a rate, not a quantity.")
  }
  if (/[0-9]\s*x\s*[0-9][0-9.]*\s*(?:mm|cm|m|mtrs?|mts|inch)\b/.test(folded)) {
    return valueFlagged("NOT_QUANTITY", "The text prints a size, not a quantity.")
  }
  const tokens = tokenise(text)
  const parts: Part[] = []
  let at = 0
  while (at < tokens.length) {
    const part = partAt(tokens, at)
    if (part !== null) parts.push(part)
    at = part?.next ?? at + 1
  }
  const product = productOf(tokens, parts)
  if (product !== null) return product
  const fused = parts.find((part) => part.unit === null && isUnitWord(textAt(tokens, part.first - 1)))
  if (fused !== undefined) {
    return valueFlagged(
      "AMBIGUOUS",
      "The number stands after a unit and may be a rate. Quote the column it belongs to.",
    )
  }
  const withUnit = parts.filter((part) => part.unit !== null)
  const named = withUnit.length > 0 ? withUnit : parts
  return chooseCandidate(
    text,
    named.map((part) => candidateOf(tokens, part)),
    "quantity",
  )
}

/** The one writing of a unit ("Each" and "Nos." are "nos"); the folded word itself where it is not known. */
export function unitNamed(printed: string): string {
  const folded = foldText(foldCharacters(printed)).replace(/[.\s]/g, "")
  return units.find(({ words }) => words.test(folded))?.unit ?? foldText(foldCharacters(printed)).replace(/\.$/, "")
}

function isUnitWord(word: string): boolean {
  return units.some(({ words }) => words.test(word))
}

type Part = { first: number; next: number; value: Decimal; unit: string | null; broken: "yes" | "no" }

function partAt(tokens: readonly Token[], at: number): Part | null {
  const number = readPrintedNumber(tokens, at)
  if (number === null) return null
  // Units of several tokens: "cu. m", "sq. mtr", "m3".
  for (let length = 4; length >= 1; length -= 1) {
    const slice = tokens.slice(number.next, number.next + length)
    const printed = slice.map((token) => token.text).join("")
    const known = units.find(({ words }) => words.test(printed.replace(/\./g, "")))
    const isWhole = slice.length === length && slice.at(-1)?.text !== "."
    if (known !== undefined && isWhole) return partOf(known.unit, number.next + length)
  }
  const word = tokens[number.next]
  const isUnit = word?.kind === "word" && !/^(?:of|and|or|to|x|for|in|at|the)$/.test(word.text)
  return partOf(isUnit ? word.text.replace(/s$/, "") : null, isUnit ? number.next + 1 : number.next)

  function partOf(unit: string | null, next: number): Part | null {
    if (number === null) return null
    return { first: at, next, value: number.value, unit, broken: number.grouping === "broken" ? "yes" : "no" }
  }
}

// "9 vehicles x 24 months" is 216 vehicle-month.
function productOf(tokens: readonly Token[], parts: readonly Part[]): Reading | null {
  const [left, right] = parts
  const isProduct = left !== undefined && right !== undefined && /^[x×]$/.test(textAt(tokens, left.next))
  if (!isProduct || right.first !== left.next + 1 || parts.length !== 2) return null
  const unit = [left.unit, right.unit].filter((one) => one !== null).join("-")
  const value = plainDecimal(multiply(left.value, right.value))
  return valueRead(value, spanOf(tokens, left.first, right.next), { unit: unit === "" ? null : unit })
}

function candidateOf(tokens: readonly Token[], part: Part): Candidate {
  const span = spanOf(tokens, part.first, part.next)
  return part.broken === "yes"
    ? {
        span,
        reading: valueFlagged("AMBIGUOUS", "The digits are grouped in no known way, so the quantity is not certain."),
      }
    : { span, reading: valueRead(plainDecimal(part.value), span, { unit: part.unit }) }
}

function spanOf(tokens: readonly Token[], first: number, next: number) {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}

const units: readonly { words: RegExp; unit: string }[] = [
  { words: /^(?:nos?|numbers?|each|ea|pcs?|pieces?)$/, unit: "nos" },
  { words: /^(?:sets?)$/, unit: "set" },
  { words: /^(?:cum|cu-?mt?r?s?|cubicmet(?:re|er)s?|m3|m³)$/, unit: "m3" },
  { words: /^(?:sqm|sqmt?r?s?|squaremet(?:re|er)s?|m2|m²)$/, unit: "m2" },
  { words: /^(?:m|mtrs?|rmt|rm|met(?:re|er)s?|runningmet(?:re|er)s?)$/, unit: "m" },
  { words: /^(?:km|kms|kilomet(?:re|er)s?)$/, unit: "km" },
  { words: /^(?:kg|kgs|kilograms?)$/, unit: "kg" },
  { words: /^(?:mt|tonnes?|metrictonn?e?s?)$/, unit: "t" },
  { words: /^(?:qtls?|quintals?)$/, unit: "quintal" },
  { words: /^(?:l|ltrs?|lit(?:re|er)s?)$/, unit: "l" },
  { words: /^(?:ls|lumpsum|jobs?)$/, unit: "job" },
  { words: /^(?:days?)$/, unit: "day" },
  { words: /^(?:months?)$/, unit: "month" },
  { words: /^(?:hours?|hrs?)$/, unit: "hour" },
]

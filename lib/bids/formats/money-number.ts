// Reads a printed number with its grouping ("15,00,000.50", "1 500 000", "25, 000"). It never attaches a currency or a scale.
import { type Decimal, decimalFrom } from "@/lib/bids/formats/decimal-text"
import { type Token, textAt } from "@/lib/bids/formats/tokens"

/**
 * `next` is the index after the number. `grouping` "none" is a run of digits; a "broken" number has groups or points
 * that fit neither Indian nor Western writing, so that its size is not certain.
 */
export type PrintedNumber = {
  value: Decimal
  next: number
  grouping: "none" | "commas" | "spaces" | "broken"
  hasFraction: "yes" | "no"
}

/** The number that starts at a token of digits; null where the token is no digits. */
export function readPrintedNumber(tokens: readonly Token[], from: number): PrintedNumber | null {
  const first = tokens[from]
  if (first === undefined || first.kind !== "digits") return null
  const groups = [first.text]
  let next = from + 1
  let grouping: PrintedNumber["grouping"] = "none"
  const commaGroups = takeCommaGroups(tokens, next)
  if (commaGroups.length > 0) {
    const kept = longestValid(first.text, commaGroups)
    grouping = kept === null ? "broken" : kept.length === 0 ? "none" : "commas"
    const taken = kept ?? commaGroups
    groups.push(...taken.map((group) => group.text))
    next += taken.length * 2
  } else {
    const spaced = takeSpaceGroups(tokens, next, first.text)
    if (spaced.length > 0) grouping = "spaces"
    groups.push(...spaced)
    next += spaced.length
  }
  const pointed = grouping === "none" ? readPointGroups(tokens, from) : null
  if (pointed !== null) return pointed
  let fraction = ""
  if (isPointAndDigits(tokens, next)) {
    fraction = textAt(tokens, next + 1)
    next += 2
    while (isPointAndDigits(tokens, next)) {
      grouping = "broken"
      next += 2
    }
  }
  const value = decimalFrom(fraction === "" ? groups.join("") : `${groups.join("")}.${fraction}`)
  return value === null ? null : { value, next, grouping, hasFraction: fraction === "" ? "no" : "yes" }
}

// 1.500.000 and 1.500,00: points group and a comma ends the whole part, where the text leaves no other reading.
function readPointGroups(tokens: readonly Token[], from: number): PrintedNumber | null {
  const first = textAt(tokens, from)
  const groups = [first]
  let next = from + 1
  while (isPointAndDigits(tokens, next) && textAt(tokens, next + 1).length === 3) {
    groups.push(textAt(tokens, next + 1))
    next += 2
  }
  const decimals = tokens[next + 1]
  const hasComma = textAt(tokens, next) === "," && decimals?.kind === "digits" && !decimals.gap
  const fraction = hasComma && decimals.text.length === 2 ? decimals.text : ""
  const isCertain = groups.length > 2 || (groups.length === 2 && fraction !== "")
  if (first.length > 3 || first.startsWith("0") || !isCertain || isPointAndDigits(tokens, next)) return null
  const value = decimalFrom(fraction === "" ? groups.join("") : `${groups.join("")}.${fraction}`)
  const end = fraction === "" ? next : next + 2
  return value === null ? null : { value, next: end, grouping: "commas", hasFraction: fraction === "" ? "no" : "yes" }
}

type CommaGroup = { text: string; gap: boolean }

function takeCommaGroups(tokens: readonly Token[], from: number): CommaGroup[] {
  const groups: CommaGroup[] = []
  let at = from
  while (textAt(tokens, at) === "," && tokens[at]?.gap === false) {
    const digits = tokens[at + 1]
    if (digits === undefined || digits.kind !== "digits") break
    groups.push({ text: digits.text, gap: digits.gap })
    at += 2
  }
  return groups
}

// "25, 000" is one number, "2, 3" are two: a space after the comma is forgiven only where the groups then fit.
function longestValid(first: string, groups: readonly CommaGroup[]): CommaGroup[] | null {
  for (let length = groups.length; length >= 0; length -= 1) {
    const kept = groups.slice(0, length)
    const restBeginsApart = length === groups.length || groups[length]?.gap === true
    if (restBeginsApart && fits(first, kept)) return kept
  }
  return null
}

function fits(first: string, groups: readonly CommaGroup[]): boolean {
  if (groups.length === 0) return true
  const lengths = groups.map((group) => group.text.length)
  const isWestern = first.length <= 3 && lengths.every((length) => length === 3)
  const isIndian = first.length <= 2 && lengths.at(-1) === 3 && lengths.slice(0, -1).every((length) => length === 2)
  return isWestern || isIndian
}

function takeSpaceGroups(tokens: readonly Token[], from: number, first: string): string[] {
  const groups: string[] = []
  if (first.length > 3 || first.startsWith("0")) return groups
  for (let at = from; tokens[at]?.kind === "digits" && textAt(tokens, at).length === 3; at += 1) {
    groups.push(textAt(tokens, at))
  }
  return groups
}

function isPointAndDigits(tokens: readonly Token[], at: number): boolean {
  const digits = tokens[at + 1]
  return textAt(tokens, at) === "." && tokens[at]?.gap === false && digits?.kind === "digits" && digits.gap === false
}

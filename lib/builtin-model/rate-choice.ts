// Chooses a rate for an item by the words of both descriptions and an equal unit. Never looks at the amount.
import { type JsonObject, textIn } from "./json"
import { contentStems, overlap } from "./words"

export type RateChoice =
  | { choice: "one"; rate: JsonObject }
  | { choice: "two"; rates: [JsonObject, JsonObject] }
  | { choice: "none"; why: string }

/** At least this share of the item's words must stand in the rate's description, or the other way round. */
const leastShare = 0.5

export function chooseRate(item: JsonObject, rates: readonly JsonObject[]): RateChoice {
  if (rates.length === 0) return { choice: "none", why: "the rate list has nothing like it" }
  const inUnit = rates.filter((rate) => sameUnit(textIn(rate, "unit"), textIn(item, "unit")))
  if (inUnit.length === 0) return { choice: "none", why: `no rate like it is per ${textIn(item, "unit")}` }
  const scored = inUnit
    .map((rate) => ({ rate, score: likeness(textIn(item, "description"), textIn(rate, "description")) }))
    .filter(({ score }) => score >= leastShare)
    .sort((left, right) => right.score - left.score)
  const [best, second, third] = scored
  if (best === undefined) return { choice: "none", why: "no rate's description is close enough" }
  const isEqual = (other: { score: number } | undefined) => other !== undefined && best.score - other.score < 0.02
  if (!isEqual(second) || second === undefined) return { choice: "one", rate: best.rate }
  if (isEqual(third)) return { choice: "none", why: "several rates fit equally well" }
  return { choice: "two", rates: [best.rate, second.rate] }
}

/** Shared words over all words of both, figures counting double: "M20" and "M25" are not one concrete. */
function likeness(left: string, right: string): number {
  const mine = contentStems(left)
  const theirs = new Set(contentStems(right))
  const weight = (one: string) => (/\d/.test(one) ? 2 : 1)
  const total = (words: Iterable<string>) => [...words].reduce((sum, one) => sum + weight(one), 0)
  const shared = mine.filter((one) => theirs.has(one))
  if (overlap(mine, theirs) === 0) return 0
  const smaller = Math.min(total(mine), total(theirs))
  const all = total(new Set([...mine, ...theirs]))
  return 0.5 * (total(shared) / smaller) + 0.5 * (total(shared) / all)
}

const unitNames: readonly (readonly string[])[] = [
  ["m3", "cum", "cu.m", "cubic metre", "cubic meter", "cbm"],
  ["m2", "sqm", "sq.m", "square metre", "square meter"],
  ["m", "rm", "rmt", "metre", "meter", "mtr", "running metre", "lm"],
  ["kg", "kilogram", "kgs"],
  ["t", "mt", "tonne", "ton", "metric tonne"],
  ["no", "nos", "each", "number", "ea", "numbers"],
  ["l", "ltr", "litre", "liter"],
  ["ls", "lump sum", "lumpsum", "job"],
  ["h", "hr", "hour", "hours", "hrs"],
  ["day", "days"],
  ["month", "months"],
]

export function sameUnit(left: string, right: string): boolean {
  const fold = (unit: string) =>
    unit
      .toLowerCase()
      .replace(/²/g, "2")
      .replace(/³/g, "3")
      .replace(/^per\s+/, "")
      .replace(/[.\s]+$/, "")
      .trim()
  const one = fold(left)
  const other = fold(right)
  return one === other || unitNames.some((names) => names.includes(one) && names.includes(other))
}

// Finds texts and reference numbers that a label announces: "Name of Work: …", "| Employer | … |". Never takes running prose.
import type { Candidate } from "./candidate"
import { type Phrase, type SoughtKey, tellingStems } from "./fact-keys"
import type { Segment } from "./page-segments"

export function labelledTexts(
  page: { number: number; text: string },
  segment: Segment,
  keys: readonly SoughtKey[],
): Candidate[] {
  return keys.flatMap((sought) => {
    const find = sought.kind === "reference" ? referenceAfter : sought.kind === "text" ? textAfter : null
    const [best] = find === null ? [] : sought.phrases.flatMap((phrase) => find(segment, phrase)).sort(byStrength)
    if (best === undefined) return []
    const quote = page.text.slice(segment.start + best.start, segment.start + best.end)
    const { key, kind } = sought
    return [{ key, kind, page: page.number, quotes: [quote], condition: null, anchor: null, strength: best.strength }]
  })
}

type Placed = { start: number; end: number; strength: number }

function byStrength(left: Placed, right: Placed): number {
  return right.strength - left.strength
}

const reference =
  /^[\s*]*(?:no|number|ref(?:erence)?|id)?[\s.*:#|-]*((?=[^\s|,;]*[\d/])[A-Za-z0-9][A-Za-z0-9&()]*(?:\s?[/_–-]\s?[A-Za-z0-9&().]*[A-Za-z0-9)])+|\d{5,}[A-Z0-9-]*)/i
const dateLike = /^\d{1,2}\s?[./-]\s?(?:\d{1,2}|[A-Za-z]{3,9})\s?[./-]\s?\d{2,4}$/

function referenceAfter(segment: Segment, phrase: Phrase): Placed[] {
  const isNumberWord = (word: string | undefined) => word !== undefined && /^(?:no|number)$/.test(word)
  const named = [...segment.text.matchAll(phrase.exact)].map((match) => match.index + match[0].length)
  // "RFP 2026-114": an abbreviation may stand before its number without the word "No.".
  const [short, last] = phrase.stems
  const isShort = phrase.stems.length === 2 && isNumberWord(last) && short !== undefined && short.length <= 4
  const abbreviated = isShort ? [...segment.text.matchAll(new RegExp(`\\b${short?.toUpperCase()}\\b`, "g"))] : []
  const ends = [...named, ...abbreviated.map((match) => match.index + match[0].length)]
  return ends.flatMap((end) => {
    const match = reference.exec(segment.text.slice(end))
    const found = match?.[1]
    if (match === null || found === undefined || !/\d/.test(found) || dateLike.test(found)) return []
    const start = end + match[0].length - found.length
    return [{ start, end: start + found.length, strength: named.includes(end) ? 85 : 70 }]
  })
}

const longestText = 260
const proseStart = /^(?:is|are|was|shall|will|may|must|means|of|and|or|in|to|for|by|that|which|the bidder)\b/i

function textAfter(segment: Segment, phrase: Phrase): Placed[] {
  const heading = underHeading(segment, phrase)
  const match = [...segment.text.matchAll(phrase.exact)][0]
  if (match === undefined) return heading
  const before = segment.text.slice(0, match.index)
  if (!/^[\s|*•-]*\(?(?:\d{1,3}[.)]?)?[\s|*.]*$/.test(before)) return heading
  const end = match.index + match[0].length
  const rest = segment.text.slice(end)
  const label = /^[\s*]*(?:\([^)]*\)\s*)?(?:[\p{L}]+\s*){0,2}[\s*]*(?::-?|\||\t| [–-] )[\s*|]*/u.exec(rest)
  if (label !== null) return valueFrom(segment, end + label[0].length, 80)
  const isNumberedRow = /\d/.test(before) && phrase.stems.length >= 2 && /^\s+\p{Lu}/u.test(rest)
  return isNumberedRow ? valueFrom(segment, end + (/^\s+/.exec(rest)?.[0].length ?? 0), 66) : heading
}

/** The statement under a heading that is the name, give or take one word for names of several. */
function underHeading(segment: Segment, phrase: Phrase): Placed[] {
  if (segment.place !== 0 || segment.heading === "") return []
  const words = tellingStems(segment.heading)
  const isNamed = phrase.stems.every((one) => words.includes(one))
  const strange = words.length - phrase.stems.length
  return isNamed && strange <= (phrase.stems.length > 1 ? 1 : 0) ? valueFrom(segment, 0, 64) : []
}

function valueFrom(segment: Segment, from: number, strength: number): Placed[] {
  const skipped = /^(?:\s|<br\s*\/?>)*/i.exec(segment.text.slice(from))?.[0].length ?? 0
  const start = from + skipped
  const rest = segment.text.slice(start)
  const stop = rest.search(/\||\t|<br|\n\s*\n/i)
  const value = (stop === -1 ? rest : rest.slice(0, stop)).replace(/[\s*.;]+$/, "")
  if (value.length < 2 || value.length > longestText || proseStart.test(value) || /^[_.\-x\s]+$/i.test(value)) return []
  return [{ start, end: start + value.length, strength }]
}

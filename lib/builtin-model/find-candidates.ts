// Finds, on one page, the quotes that state a sought fact. Every quote is a slice of the page; no value is read or changed.
import { standingValues } from "./amended-values"
import type { Candidate } from "./candidate"
import type { SoughtKey } from "./fact-keys"
import { labelledTexts } from "./labelled-texts"
import { nameLink } from "./name-links"
import { type Segment, segmentsOf } from "./page-segments"
import { isNoStatement } from "./value-links"
import { type Span, valueSpans } from "./value-spans"
import { anchorAfter, bareAmounts, conditionBeside } from "./value-surroundings"

/** Candidates in the order of the page. */
export function candidatesOnPage(page: { number: number; text: string }, keys: readonly SoughtKey[]): Candidate[] {
  return segmentsOf(page.text)
    .filter((segment) => !isNoStatement(segment.text))
    .flatMap((segment) => [...valueCandidates(page, segment, keys), ...labelledTexts(page, segment, keys)])
}

const valueKinds = ["money", "percent", "duration", "instant", "quantity"]

type Found = { sought: SoughtKey; span: Span; strength: number; condition: string | null }

function valueCandidates(
  page: { number: number; text: string },
  segment: Segment,
  keys: readonly SoughtKey[],
): Candidate[] {
  return valueKinds.flatMap((kind) => {
    const sought = keys.filter((key) => key.kind === kind)
    const printed = sought.length === 0 ? [] : valueSpans(kind, segment.text)
    const spans = printed.length === 0 && kind === "money" ? bareAmounts(segment) : printed
    if (spans.length === 0) return []
    const amended = standingValues(segment.text, spans)
    const isOldAndNew = segment.columns === "old then new" && amended.replaces === "no" && segment.shape === "sentence"
    const standing = isOldAndNew ? amended.standing.slice(-1) : amended.standing
    const found = standing
      .map((span) => bestKey({ segment, span, spans: standing, keys: sought }))
      .filter((one) => one !== null)
    return oneForEachCondition(found).map((one) =>
      candidate({ page, segment, found: one, isAmendment: amended.replaces === "yes" }),
    )
  })
}

function bestKey(input: { segment: Segment; span: Span; spans: Span[]; keys: SoughtKey[] }): Found | null {
  const { segment, span, spans, keys } = input
  const condition = conditionBeside(segment.text, span, spans)
  const links = keys.map((sought) => ({
    sought,
    span,
    condition,
    strength: nameLink({ segment, span, spans, sought }),
  }))
  const [best] = links.filter((link) => link.strength > 0).sort((left, right) => right.strength - left.strength)
  return best ?? null
}

/** In one statement a key has one value, or one for each condition. */
function oneForEachCondition(found: readonly Found[]): Found[] {
  const kept = new Map<string, Found>()
  for (const one of found) {
    const id = `${one.sought.key} ${one.condition ?? ""}`
    const before = kept.get(id)
    if (before === undefined || one.strength > before.strength) kept.set(id, one)
  }
  return [...kept.values()].filter(
    (one) => one.condition !== null || ![...kept.values()].some((other) => isStronger(other, one)),
  )
}

function isStronger(other: Found, one: Found): boolean {
  return other.sought.key === one.sought.key && other !== one && other.strength > one.strength
}

function candidate(input: {
  page: { number: number; text: string }
  segment: Segment
  found: Found
  isAmendment: boolean
}): Candidate {
  const { page, segment, found } = input
  const { sought, span } = found
  const anchor = sought.kind === "duration" ? anchorAfter(segment.text, span) : null
  const end = anchor?.end ?? span.end
  const cut = (from: number, to: number) => page.text.slice(segment.start + from, segment.start + to).trim()
  const narrow = cut(span.start, end)
  const whole = cut(0, segment.text.length)
  const plain = narrow.replace(/\s*[([][^)\]]*[)\]]?\s*$/, "")
  // A whole sentence is quoted only where it replaces a value: any other sentence may hold several and be read as the wrong one.
  const fallback = input.isAmendment ? whole : plain === "" ? narrow : plain
  return {
    key: sought.key,
    kind: sought.kind,
    page: page.number,
    quotes: fallback === narrow ? [narrow] : [narrow, fallback],
    condition: found.condition,
    anchor: anchor === null ? null : anchor.words,
    strength: Math.min(100, found.strength),
  }
}

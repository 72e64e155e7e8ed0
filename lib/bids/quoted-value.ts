// Reads the typed value out of a quote, with the words around it as a check. It never widens a quote to find a value.

import { isSameTypedValue } from "@/lib/bids/equal-facts"
import { readValue } from "@/lib/bids/formats/read-value"
import type { ReadingContext, Span, ValueKind, ValueRead } from "@/lib/bids/formats/reading"
import { replacedValues } from "@/lib/bids/formats/replaced-value"
import { foldText } from "@/lib/bids/formats/tokens"
import type { FactValue } from "@/lib/core/events/shared"
import { findQuote } from "@/lib/documents/find-quote"

export type QuoteToRead = {
  kind: ValueKind
  quoted: { pageText: string; quote: string; condition: string | null; anchor: string | null }
  reading: ReadingContext
}

/** `raw` is the printed value within the quote. */
export type QuotedValue = { raw: string; value: FactValue; condition: string | null; anchor: string | null }

/** What the grammar cannot read as one value, or what the sentence around it replaces, is refused with the reason. */
export function readQuotedValue({ kind, quoted, reading }: QuoteToRead): QuotedValue | { refused: string } {
  const read = readValue(kind, quoted.quote, reading)
  if (read.outcome === "flagged") return { refused: `${read.flag}: ${read.reason}` }
  const value = typedValue(kind, read)
  const standing = replacement({ kind, quoted, reading }, value)
  if (standing !== null) {
    return { refused: `The sentence around the quote replaces this value by "${standing}". Quote the whole sentence.` }
  }
  return {
    raw: quoted.quote.slice(read.span.start, read.span.end),
    value,
    condition: foldOrNull(quoted.condition ?? read.condition),
    anchor: foldOrNull(read.anchor ?? quoted.anchor),
  }
}

export function typedValue(kind: ValueKind, { canonical, currency, unit, zone }: ValueRead): FactValue {
  return { kind, canonical, currency, unit, zone }
}

const foldOrNull = (words: string | null) => (words === null || foldText(words) === "" ? null : foldText(words))

const windowLength = 240

/** A corrigendum prints the old value beside the new one; a quote of the old alone would bring it back. */
function replacement({ kind, quoted, reading }: QuoteToRead, value: FactValue): string | null {
  if (kind === "text" || kind === "reference") return null
  const found = findQuote(quoted.pageText, quoted.quote)
  if (found === null) return null
  const sentence = sentenceAround(quoted.pageText, found)
  const wider = readValue(kind, sentence, reading)
  if (wider.outcome === "flagged" || isSameTypedValue(typedValue(kind, wider), value)) return null
  if (!isReplaced(sentence, quoted.quote, wider.span)) return null
  return foldText(sentence.slice(wider.span.start, wider.span.end))
}

/** A sentence may well state two values of a kind, a rate and its cap: one is old only where the words between say so. */
function isReplaced(sentence: string, quote: string, standing: Span): boolean {
  const found = findQuote(sentence, quote)
  if (found === null) return false
  const spans = [found, standing].sort((a, b) => a.start - b.start)
  return !replacedValues(sentence, spans).standing.includes(spans.indexOf(found))
}

function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(Math.max(0, start - windowLength), start)
  const after = text.slice(end, end + windowLength)
  const head = before.split(sentenceEnd).at(-1) ?? ""
  const tail = after.split(sentenceEnd)[0] ?? ""
  return head + text.slice(start, end) + tail
}

// A full stop before a capital ends a sentence, save after "Rs", "No" and the like; a blank line always does.
const sentenceEnd = /\n\s*\n|(?<!\b(?:Rs|No|Nos|Sl|Cl|Sec|viz|approx))\.\s+(?=[A-Z(])/

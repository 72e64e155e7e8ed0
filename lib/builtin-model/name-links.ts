// Weighs how surely one statement names one key for one value: by its words, its label or its heading. Never reads the value.
import { type Phrase, type SoughtKey, tellingStems } from "./fact-keys"
import type { Segment } from "./page-segments"
import { isAnotherMatter, isLimit, isRange, linkBackward, linkForward } from "./value-links"
import type { Span } from "./value-spans"

export type LinkInput = { segment: Segment; span: Span; spans: readonly Span[]; sought: SoughtKey }

/** 0 for no link; from 60 on the statement stands alone. Longer names of a key weigh more than shorter ones. */
export function nameLink({ segment, span, spans, sought }: LinkInput): number {
  const links = sought.phrases.map((phrase) => {
    const link = Math.max(
      linkInWords({ segment, span, spans, phrase }),
      linkInLabel({ segment, span, spans, phrase }),
      linkInHeading({ segment, span, spans, phrase }),
    )
    return link === 0 ? 0 : link + Math.min(phrase.length, 40) / 4
  })
  return Math.max(0, ...links)
}

type PhraseInput = { segment: Segment; span: Span; spans: readonly Span[]; phrase: Phrase }

function linkInWords(input: PhraseInput): number {
  const { segment, span, spans, phrase } = input
  const { text } = segment
  const links = [...text.matchAll(phrase.exact)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    if (start >= span.end) return phrase.takes === "nearest" ? linkBackward(text, span, start) : 0
    if (end > span.start || isAnotherMatter(text, start)) return 0
    const between = spans.filter((other) => other !== span && other.start >= end && other.end <= span.start)
    const insertions = match[0].split(/\s+/).length - phrase.stems.length
    return linkOfKind({ ...input, nameStart: start, nameEnd: end, between }) - 2 * Math.max(0, insertions)
  })
  return Math.max(0, ...links)
}

function linkOfKind(input: PhraseInput & { nameStart: number; nameEnd: number; between: Span[] }): number {
  const { segment, span, spans, phrase, nameStart, nameEnd, between } = input
  const { text } = segment
  const last = between.at(-1)
  if (phrase.takes === "range end") {
    return last !== undefined && between.length === 1 && isRange(text, last, span)
      ? linkForward(text, nameEnd, last)
      : 0
  }
  const isNamedLimit = /(?:maximum|limit (?:of|on)|cap (?:of|on)|ceiling (?:of|on))\s*$/i.test(text.slice(0, nameStart))
  if (phrase.takes === "limit") {
    if (isNamedLimit) return between.length === 0 ? linkForward(text, nameEnd, span) : 0
    return isLimit(text, span) && between.length <= 1 ? 80 : 0
  }
  const isLaterLimit = spans[0] !== span && isLimit(text, span)
  if (isNamedLimit || isLaterLimit) return 0
  if (between.length === 0) return linkForward(text, nameEnd, span)
  return isListedByClass(text, [...between, span]) ? linkForward(text, nameEnd, between[0] ?? span) - 5 : 0
}

const bidderClass =
  /\b(?:msmes?|mses?|micro|small|start-?ups?|general|reserved|others?|category|class|bidders?|firms?|local|foreign)\b/i

/** "8,00,000 for MSME units; 13,00,000 for others": one name before several values told apart by who bids. */
function isListedByClass(text: string, values: readonly Span[]): boolean {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return false
  return bidderClass.test(text.slice(first.end, last.start)) && !/[.]\s/.test(text.slice(first.end, last.start))
}

/** A label in front of the value, its words in any order: "Visit to the site | 4 March 2027". */
function linkInLabel({ segment, span, spans, phrase }: PhraseInput): number {
  if (phrase.takes !== "nearest" || phrase.stems.length < 2 || spans[0] !== span) return 0
  const label = segment.text.slice(0, span.start).replace(/^[\s|*•-]*\(?\d*[.)]?\s*/, "")
  const words = tellingStems(label)
  if (words.length > 10 || /\b(?:shall|will|must|may|is|are|was|were|if|than)\b|[.;]\s/i.test(label)) return 0
  const isNamed = phrase.stems.every((one) => words.includes(one))
  return isNamed ? 62 + 20 * (phrase.stems.length / Math.max(words.length, phrase.stems.length)) : 0
}

/** A heading that is the name, with the value in the first statement below it. */
function linkInHeading({ segment, span, spans, phrase }: PhraseInput): number {
  if (segment.heading === "" || segment.place > 1 || phrase.takes !== "nearest" || spans[0] !== span) return 0
  const words = tellingStems(segment.heading)
  if (!phrase.stems.every((one) => words.includes(one))) return 0
  const strange = words.length - phrase.stems.length
  if (strange === 0 && segment.place === 0) return 68
  return strange <= 3 ? 40 - 4 * strange - 4 * segment.place : 0
}

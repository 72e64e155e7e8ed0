// Finds what belongs to a value beside it: the event it counts from, the bidders it is for, bare figures after a label.
import type { Segment } from "./page-segments"
import { matches, type Span } from "./value-spans"

const anchor =
  /^(?:\s*,)?\s*(?:(?:counted|reckoned|calculated)\s+)?((?:from|after|of|before|beyond|following|prior to)\s+(?:[^.,;|()]|\.(?=\S)){3,120}?)(?=\s*(?:[.;,)|(]|$|\b(?:shall|will|in|subject|whichever|unless|without|failing|and)\b))/i

/** The words a length of time counts from, beginning with their preposition; `end` is their end in the text. */
export function anchorAfter(text: string, span: Span): { words: string; end: number } | null {
  const match = anchor.exec(text.slice(span.end))
  const words = match?.[1]
  if (match === null || words === undefined || /^of\s+(?:experience|delay|the work done)/i.test(words)) return null
  return { words: words.replace(/\*+/g, "").replace(/\s+/g, " ").trim(), end: span.end + match[0].length }
}

const who = String.raw`(?:non[-\s]?)?(?:msmes?|mses?|micro|small|medium|start-?ups?|general|reserved|women|local|domestic|foreign|indian|other|others|sc\/st|category|class)`
const after = new RegExp(
  String.raw`^[\s)*,-]*((?:for|in case of)\s+(?:the\s+|all\s+)*${who}\b[\p{L}\p{N}\s-]{0,30}?)(?=\s*(?:[;,.)|/(]|$|\band\b|\bor\b|\d|Rs))`,
  "iu",
)
const before = new RegExp(
  String.raw`((?:for|in case of)\s+(?:the\s+|all\s+)*${who}\b[\p{L}\s-]{0,30}?)[\s:=–-]*(?:(?:of|is|shall be)\s*)?$`,
  "iu",
)

/** The class of bidders a value is for, in the text's own words; null when none is named beside it. */
export function conditionBeside(text: string, span: Span, spans: readonly Span[]): string | null {
  const at = spans.indexOf(span)
  const next = spans[at + 1]?.start ?? text.length
  const previous = spans[at - 1]?.end ?? 0
  const found = before.exec(text.slice(previous, span.start))?.[1] ?? after.exec(text.slice(span.end, next))?.[1]
  return found === undefined ? null : found.replace(/\s+/g, " ").trim()
}

const bareFigure =
  /(?<![\p{L}\p{N}./,-])(?:\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{4,}(?:\.\d{1,2})?)(?![\p{L}\p{N}/,%-]|\.\d)/gu

/** Figures without a currency, as table cells and the ends of labels print them; none elsewhere. */
export function bareAmounts(segment: Segment): Span[] {
  if (segment.shape === "row") return matches(bareFigure, segment.text)
  const label = /^[^.;]{2,80}?:\s*(?=\d)/.exec(segment.text)
  if (label === null) return []
  return matches(bareFigure, segment.text).filter((span) => span.start === label[0].length)
}

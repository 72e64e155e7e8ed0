// Cuts a text into sentences by their places in it. Never changes a character.
import type { Span } from "./value-spans"

const ends = /[.!?]+["”')\]*]*(?=\s+["“'([*]*[\p{Lu}\p{N}])|\n\s*\n|\n(?=\s*(?:[-*•]|\(?\d+[.)]|\(?[a-z]\))\s)/gu
const abbreviation =
  /(?:(?<![\p{L}])(?:Rs|No|Nos|Sl|Sr|Mr|Mrs|Ms|Dr|Shri|St|Cl|Sec|Art|viz|approx|Dt|Ltd|Pvt|Co|vs|etc|INR|Fig|i\.e|e\.g|a\.m|p\.m)|(?<![\p{L}])[A-Z])\.$/u

/** Places of the sentences, in order, without the white space around them. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const put = (to: number) => {
    const piece = text.slice(from, to)
    const start = from + (piece.length - piece.trimStart().length)
    const end = from + piece.trimEnd().length
    if (end > start) spans.push({ start, end })
    from = to
  }
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length
    if (!abbreviation.test(text.slice(from, end).trimEnd())) put(end)
  }
  put(text.length)
  return spans
}

export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end))
}

// Finds a quote on a page, character for character apart from white space. It never corrects, guesses or matches by likeness.

/** `start` and `end` are offsets in the page's own text; `verbatim` is false when only white space differs. */
export type FoundQuote = { start: number; end: number; verbatim: boolean }

/**
 * The first place where `quote` stands on the page, with runs of white space (line breaks and no-break spaces too)
 * counting as one space on both sides. Hyphens, soft hyphens and letter case are compared as they are. Null when it
 * is not there, or when the quote holds nothing but white space.
 */
export function findQuote(pageText: string, quote: string): FoundQuote | null {
  return findFrom(foldWhiteSpace(pageText), quote, 0)?.found ?? null
}

/** How many times `quote` stands on the page, overlaps not counted. 0 for an empty quote. */
export function countQuote(pageText: string, quote: string): number {
  const page = foldWhiteSpace(pageText)
  let count = 0
  let next = findFrom(page, quote, 0)
  while (next !== null) {
    count += 1
    next = findFrom(page, quote, next.resumeAt)
  }
  return count
}

type Folded = { text: string; original: string; offsets: number[] }

function findFrom(page: Folded, quote: string, from: number): { found: FoundQuote; resumeAt: number } | null {
  const wanted = foldWhiteSpace(quote).text.trim()
  if (wanted === "") return null
  const at = page.text.indexOf(wanted, from)
  if (at === -1) return null
  const start = page.offsets[at] ?? 0
  const last = page.offsets[at + wanted.length - 1] ?? start
  const end = last + 1
  const verbatim = page.original.slice(start, end) === quote.trim()
  return { found: { start, end, verbatim }, resumeAt: at + wanted.length }
}

// A match can neither begin nor end inside a folded run: `wanted` is trimmed, so its first and last characters are
// not white space and map to one offset each.
function foldWhiteSpace(original: string): Folded {
  const offsets: number[] = []
  let text = ""
  let inRun = false
  for (let at = 0; at < original.length; at += 1) {
    const isSpace = /\s/.test(original.charAt(at))
    if (isSpace && inRun) continue
    text += isSpace ? " " : original.charAt(at)
    offsets.push(at)
    inRun = isSpace
  }
  return { text, original, offsets }
}

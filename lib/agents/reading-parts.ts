// Splits documents into parts that one reader can hold, by pages. It never splits a page and leaves none out.
import type { LedgerDocument } from "@/lib/core/ledger-state"

/** A run of pages of one document, both ends included. */
export type PageRun = { document: string; name: string; from: number; to: number }
export type ReadingPart = { documents: PageRun[] }

const charactersPerToken = 4

/**
 * One part where all documents together take at most half of the window (tokens), else as many as are needed for each
 * to stay below half. Pages of one document are taken to be of one length.
 */
export function readingParts(
  documents: readonly Pick<LedgerDocument, "document" | "name" | "pages" | "characters">[],
  window: number,
): ReadingPart[] {
  const budget = (window / 2) * charactersPerToken
  const parts: ReadingPart[] = [{ documents: [] }]
  let room = budget
  for (const { document, name, pages, characters } of documents) {
    const perPage = Math.max(1, characters / Math.max(1, pages))
    let from = 1
    while (from <= pages) {
      const left = pages - from + 1
      const isFresh = parts.at(-1)?.documents.length === 0
      const fit = Math.min(left, Math.max(isFresh ? 1 : 0, Math.floor(room / perPage)))
      if (fit === 0) {
        parts.push({ documents: [] })
        room = budget
        continue
      }
      parts.at(-1)?.documents.push({ document, name, from, to: from + fit - 1 })
      room -= fit * perPage
      from += fit
    }
  }
  return parts
}

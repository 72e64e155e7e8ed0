// The reader of parsed pages over the store's content-addressed texts. Parses nothing: a file's pages were stored when it came in.
import { z } from "zod"
import type { PageHit, PageReader, SearchedDocument } from "@/lib/bids/ports"
import { Page } from "@/lib/documents/page"
import { TableOnPage } from "@/lib/documents/table-on-page"

/** How a document's pages and tables are stored, as JSON text under `pagesHash`. */
export const StoredPages = z.object({ pages: z.array(Page), tables: z.array(TableOnPage) })
export type StoredPages = z.infer<typeof StoredPages>

type Texts = { getText(hash: string): Promise<string | null> }

/** Keeps the documents read last in memory; what is stored under a hash never changes. */
export function pagesFromTexts(texts: Texts, keptDocuments = 12): PageReader {
  const kept = new Map<string, Promise<StoredPages | null>>()

  function stored(hash: string): Promise<StoredPages | null> {
    const known = kept.get(hash) ?? load(hash)
    kept.delete(hash)
    kept.set(hash, known)
    const oldest = kept.keys().next().value
    if (kept.size > keptDocuments && oldest !== undefined) kept.delete(oldest)
    return known
  }

  async function load(hash: string): Promise<StoredPages | null> {
    try {
      const text = await texts.getText(hash)
      return text === null ? null : StoredPages.parse(JSON.parse(text))
    } catch (error) {
      kept.delete(hash)
      throw error
    }
  }

  return {
    async page(pagesHash, number) {
      return (await stored(pagesHash))?.pages[number - 1] ?? null
    },
    async pages(pagesHash, from, to) {
      return (await stored(pagesHash))?.pages.slice(Math.max(from, 1) - 1, to) ?? []
    },
    async tables(pagesHash) {
      return (await stored(pagesHash))?.tables ?? []
    },
    async search(documents, query) {
      const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
      if (words.length === 0) return []
      const hits: { score: number; hit: PageHit }[] = []
      for (const document of documents)
        hits.push(...searchDocument(document, (await stored(document.pagesHash))?.pages ?? [], words))
      return hits
        .sort((a, b) => b.score - a.score)
        .slice(0, 20)
        .map(({ hit }) => hit)
    },
  }
}

const excerptLength = 400

/** A page scores by how many of the words it holds, rarer repeats counting little, so that a page with all of them leads. */
function searchDocument(
  { document, name }: SearchedDocument,
  pages: Page[],
  words: string[],
): { score: number; hit: PageHit }[] {
  return pages.flatMap((page) => {
    const text = page.text.toLowerCase()
    const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0)
    if (places.length === 0) return []
    const repeats = words.reduce((sum, word) => sum + Math.min(text.split(word).length - 1, 9), 0)
    const from = Math.max(0, Math.min(...places) - excerptLength / 4)
    const excerpt = page.text.slice(from, from + excerptLength)
    return [{ score: places.length + repeats / 100, hit: { document, name, page: page.number, excerpt } }]
  })
}

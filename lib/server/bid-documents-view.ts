// Maps a bid's documents, and a page of one with the facts that stand on it, to what a browser may show. Reads no file.
import { isInChain } from "@/lib/bids/document-chain"
import { factLabel } from "@/lib/bids/fact-text"
import { decisionLine } from "@/lib/bids/items"
import { openItems } from "@/lib/bids/settle-items"
import type { LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import { findQuote } from "@/lib/documents/find-quote"
import type { Page } from "@/lib/documents/page"
import type { BidDocuments, DocumentLine, DocumentPage, PageMark } from "@/lib/views/bid-documents"

/** In the order they came. */
export function bidDocumentsView(state: LedgerState): BidDocuments {
  return { documents: [...state.documents.values()].map((one) => documentLine(state, one)), orders: state.orders }
}

export function documentLine(state: LedgerState, found: LedgerDocument): DocumentLine {
  const { document, name, format, identity, pages, characters, bytes, warnings, withdrawn, by, at } = found
  return {
    document,
    name,
    format,
    role: identity.role,
    sequence: sequenceOf(identity),
    issued: identity.issueDate,
    pages,
    characters,
    bytes,
    facts: factsIn(state, document).length,
    warnings,
    findings: withdrawn === null ? findingsIn(state, document) : [],
    withdrawn,
    by: by.name,
    at,
  }
}

/** `quote` is marked where it stands on the page. */
export function documentPageView(
  state: LedgerState,
  { found, page, quote }: { found: LedgerDocument; page: Page; quote: string | null },
): DocumentPage {
  const place = quote === null ? null : findQuote(page.text, quote)
  return {
    document: documentLine(state, found),
    page: page.number,
    label: page.label,
    text: page.text,
    marks: marksOn(state, found.document, page),
    asked: place ? { start: place.start, end: place.end } : null,
  }
}

/** Places of facts on the page in order; of two that overlap only the first stays, so that marks never nest. */
function marksOn(state: LedgerState, document: string, page: Page): PageMark[] {
  const all = [...state.facts.values()].flatMap((fact) =>
    fact.sources.flatMap((source): PageMark[] => {
      if (source.from !== "document" || source.document !== document || source.page !== page.number) return []
      const place = findQuote(page.text, source.quote)
      return place ? [{ start: place.start, end: place.end, label: factLabel(fact.key), standing: fact.status }] : []
    }),
  )
  all.sort((a, b) => a.start - b.start || a.end - b.end)
  let end = 0
  return all.filter((mark) => {
    if (mark.start < end) return false
    end = mark.end
    return true
  })
}

function sequenceOf({ role, sequence, amends }: LedgerDocument["identity"]): string | null {
  if (sequence !== null) return `${role === "corrigendum" ? "Corrigendum" : "No."} ${sequence}`
  return amends ? "amends, no number" : null
}

function factsIn(state: LedgerState, document: string) {
  return [...state.facts.values()].filter((fact) =>
    fact.sources.some((source) => source.from === "document" && source.document === document),
  )
}

function findingsIn(state: LedgerState, document: string): DocumentLine["findings"] {
  const waiting = [
    ...openItems(state, "document-change").filter((item) => item.about.document === document),
    ...openItems(state, "document-order").filter((item) => item.about.documents.includes(document)),
    ...openItems(state, "repeated-value").filter((item) => item.about.document === document),
  ].map((item) => ({ text: decisionLine(state, item), item: item.item }))
  const speaks = isInChain(state, document)
  return speaks ? waiting : [...waiting, { text: "Does not speak for this tender: it changes no fact.", item: null }]
}

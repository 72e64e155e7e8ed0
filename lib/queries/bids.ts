// Bids for the browser: the list, a header, each tab, a page of a document. Changes nothing and keeps no copy.
import { queryOptions } from "@tanstack/react-query"
import { BidDocuments, DocumentPage, PageSearch } from "@/lib/views/bid-documents"
import { BidHeader, BidList } from "@/lib/views/bid-header"
import { BidCompliance, BidConversations, BidDraftView, BidEligibility, BidPricing } from "@/lib/views/bid-work"
import { LedgerFacts } from "@/lib/views/ledger-facts"
import { LedgerHandoffs } from "@/lib/views/ledger-handoffs"
import { keys } from "./keys"
import { readJson } from "./read-json"

export const bidsQuery = queryOptions({
  queryKey: [...keys.bids, "list"],
  queryFn: ({ signal }) => readJson(BidList, "/api/bids", signal),
})

export function bidQuery(bid: string) {
  return queryOptions({
    queryKey: [...keys.bid(bid), "header"],
    queryFn: ({ signal }) => readJson(BidHeader, address(bid), signal),
  })
}

export const partQueries = {
  documents: (bid: string) => part(bid, "documents", BidDocuments),
  facts: (bid: string) => part(bid, "facts", LedgerFacts),
  eligibility: (bid: string) => part(bid, "eligibility", BidEligibility),
  pricing: (bid: string) => part(bid, "pricing", BidPricing),
  compliance: (bid: string) => part(bid, "compliance", BidCompliance),
  draft: (bid: string) => part(bid, "draft", BidDraftView),
  handoffs: (bid: string) => part(bid, "handoffs", LedgerHandoffs),
  conversations: (bid: string) => part(bid, "conversations", BidConversations),
}

export type PagePlace = { bid: string; document: string; page: number; quote: string | null }

export function documentPageQuery({ bid, document, page, quote }: PagePlace) {
  const query = new URLSearchParams({ page: String(page), ...(quote ? { quote } : {}) })
  return queryOptions({
    queryKey: [...keys.bid(bid), "page", document, page, quote],
    queryFn: ({ signal }) => readJson(DocumentPage, `${documentAddress(bid, document)}?${query}`, signal),
  })
}

export function documentSearchQuery({ bid, document, typed }: { bid: string; document: string; typed: string }) {
  return queryOptions({
    queryKey: [...keys.bid(bid), "search", document, typed],
    queryFn: ({ signal }) =>
      readJson(PageSearch, `${documentAddress(bid, document)}/search?${new URLSearchParams({ query: typed })}`, signal),
    enabled: typed.trim() !== "",
  })
}

function part<Schema extends Parameters<typeof readJson>[0]>(bid: string, name: string, schema: Schema) {
  return queryOptions({
    queryKey: [...keys.bid(bid), name],
    queryFn: ({ signal }) => readJson(schema, `${address(bid)}/${name}`, signal),
  })
}

const address = (bid: string) => `/api/bids/${encodeURIComponent(bid)}`
const documentAddress = (bid: string, document: string) => `${address(bid)}/documents/${encodeURIComponent(document)}`

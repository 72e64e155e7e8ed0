// What the trade's tools need from outside: pages, workspace records, a renderer of drafts, a store of texts. It implements none.
import type { BidDraft } from "@/lib/bids/bid-draft"
import type { CompanyProfile, MessageRecord, Rate } from "@/lib/bids/records"
import type { LedgerDocument } from "@/lib/core/ledger-state"
import type { Page } from "@/lib/documents/page"
import type { TableOnPage } from "@/lib/documents/table-on-page"

/** What a search looks through: documents of one ledger, named by the hash of their pages. */
export type SearchedDocument = Pick<LedgerDocument, "document" | "name" | "pagesHash">

/** A page on which a search found something; `excerpt` is the page's own text around the place. */
export type PageHit = { document: string; name: string; page: number; excerpt: string }

/** Reads parsed documents. Every method throws only on a lost store; all are safe to repeat and give the same again. */
export interface PageReader {
  /** One page, counted from 1. Null: no such page, or nothing stored under the hash. */
  page(pagesHash: string, number: number): Promise<Page | null>
  /** Pages `from` to `to`, both included, in order; those that do not exist are left out. */
  pages(pagesHash: string, from: number, to: number): Promise<Page[]>
  /** All tables, in order of their pages. Empty: none, or nothing stored under the hash. */
  tables(pagesHash: string): Promise<TableOnPage[]>
  /** Pages that hold the words of the query, the best first, at most 20. Empty: none does. */
  search(documents: readonly SearchedDocument[], query: string): Promise<PageHit[]>
}

/** `words` empty means all; days are ISO dates in the workspace's zone, both included. Null: not asked for. */
export type MessageQuery = {
  words: readonly string[]
  kind: "mail" | "call" | null
  fromDay: string | null
  toDay: string | null
}

/** A record of a message with an id that names it as long as its file is in force. */
export type FoundMessage = MessageRecord & { id: string }

/** Reads the workspace's records in force: imported and not withdrawn. Throws only on a lost store; safe to repeat. */
export interface RecordsReader {
  /** Records holding any of the words, in order of time, at most 50, the most recent ones; `total` counts all found. */
  messages(query: MessageQuery): Promise<{ records: FoundMessage[]; total: number }>
  /** The company's profile. Null: none was imported, or the last was withdrawn. */
  profile(): Promise<CompanyProfile | null>
  /** The rate list, in the order of its file. Empty: none was imported. */
  rates(): Promise<Rate[]>
}

/** Makes the file of a draft and stores its bytes. Throws when it cannot; safe to repeat: the same draft, the same hash. */
export interface DraftRenderer {
  render(draft: BidDraft): Promise<{ fileHash: string }>
}

/** Stores a text under its own hash. Throws only on a lost store; safe to repeat. */
export interface TextStore {
  put(text: string): Promise<string>
}

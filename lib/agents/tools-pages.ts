// The tools that read documents: what there is, which pages hold some words, and the pages themselves. They record nothing.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { quoted, refused } from "@/lib/agents/tool-result"
import type { LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import type { RunTool } from "@/lib/core/tools"
import type { Page } from "@/lib/documents/page"

const Nothing = z.object({})

/** Documents in force, in the order in which they were added. */
export function listDocuments({ ledgers }: AgentPorts): RunTool<typeof Nothing> {
  return {
    kind: "run",
    effect: "read",
    name: "list_documents",
    description: "Lists the documents with their role, number of pages and length in characters.",
    input: Nothing,
    run: async (_input, { ledger }) => {
      const documents = documentsInForce(await ledgers.now(ledger)).map((one) => ({
        document: one.document,
        name: one.name,
        role: one.identity.role,
        pages: one.pages,
        characters: one.characters,
        amends: one.identity.amends,
        sequence: one.identity.sequence,
      }))
      return quoted({ documents })
    },
  }
}

const Search = z.object({
  query: z.string().min(1).describe("Words to find; pages that hold most of them come first."),
})

export function searchPages({ ledgers, pages }: AgentPorts): RunTool<typeof Search> {
  return {
    kind: "run",
    effect: "read",
    name: "search_pages",
    description: "Finds pages by words. Returns excerpts; read the page before you rely on one.",
    input: Search,
    run: async ({ query }, { ledger }) => {
      const documents = documentsInForce(await ledgers.now(ledger))
      return quoted({ hits: await pages.search(documents, query) })
    },
  }
}

const Range = z.object({
  document: z.string().describe('The document\'s id from list_documents, such as "doc_1".'),
  from: z.int().min(1).describe("The first page to read, counted from 1."),
  to: z.int().min(1).describe("The last page to read. Fewer come back where they would be too long."),
})

export function readPages({ ledgers, pages, window }: AgentPorts): RunTool<typeof Range> {
  return {
    kind: "run",
    effect: "read",
    name: "read_pages",
    description: "Reads pages word for word. `next` is the page to go on with, or null when `to` was reached.",
    input: Range,
    run: async ({ document, from, to }, { ledger }) => {
      const found = (await ledgers.now(ledger)).documents.get(document)
      if (found === undefined || found.withdrawn !== null) return refused(`There is no document ${document} here.`)
      if (from > found.pages || to < from) return refused(`${found.name} has pages 1 to ${found.pages}.`)
      const last = Math.min(to, found.pages)
      const read = fitting(await pages.pages(found.pagesHash, from, last), charactersAtOnce(window))
      const reached = read.at(-1)?.number ?? last
      const next = reached < last ? reached + 1 : null
      return quoted({
        document,
        name: found.name,
        pages: read.map(({ number, label, text }) => ({ page: number, label, text })),
        next,
      })
    },
  }
}

export function documentsInForce(state: LedgerState): LedgerDocument[] {
  return [...state.documents.values()].filter((document) => document.withdrawn === null)
}

/** A token is four characters or so; an eighth of the window leaves room for a conversation and several results. */
function charactersAtOnce(window: number): number {
  return Math.min(32_000, (window * 4) / 8)
}

/** As many pages as fit, at least one. */
function fitting(pages: readonly Page[], characters: number): Page[] {
  const read: Page[] = []
  let length = 0
  for (const page of pages) {
    length += page.text.length
    if (read.length > 0 && length > characters) break
    read.push(page)
  }
  return read
}

// A bid's documents and one page of one, for display. Holds no bytes of the file.
import { z } from "zod"

export const DocumentLine = z.object({
  document: z.string(),
  name: z.string(),
  format: z.string(),
  role: z.string(),
  /** "Corrigendum 2" or "amends", where it says so of itself; null for a first issue. */
  sequence: z.string().nullable(),
  issued: z.string().nullable(),
  pages: z.number().int(),
  characters: z.number().int(),
  bytes: z.number().int(),
  /** Facts that stand in it. */
  facts: z.number().int(),
  warnings: z.array(z.string()),
  /** What code found in it besides: changes that wait, old values repeated, another tender's number. */
  findings: z.array(z.object({ text: z.string(), item: z.string().nullable() })),
  withdrawn: z.string().nullable(),
  by: z.string(),
  at: z.string(),
})
export type DocumentLine = z.infer<typeof DocumentLine>

export const BidDocuments = z.object({ documents: z.array(DocumentLine), orders: z.array(z.array(z.string())) })
export type BidDocuments = z.infer<typeof BidDocuments>

/** `start` and `end` are UTF-16 offsets in the page's text. */
export const PageMark = z.object({
  start: z.number().int(),
  end: z.number().int(),
  label: z.string(),
  standing: z.enum(["current", "superseded", "in conflict", "withdrawn"]),
})
export type PageMark = z.infer<typeof PageMark>

/** `asked` is the place of the quote in the address; null when none was asked for or it does not stand here. */
export const DocumentPage = z.object({
  document: DocumentLine,
  page: z.number().int(),
  label: z.string(),
  text: z.string(),
  marks: z.array(PageMark),
  asked: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
})
export type DocumentPage = z.infer<typeof DocumentPage>

export const PageSearch = z.object({ hits: z.array(z.object({ page: z.number().int(), excerpt: z.string() })) })
export type PageSearch = z.infer<typeof PageSearch>

// The port of document parsers: bytes in, pages out or a refusal a person can act on. It never reads a file or the network.
import { z } from "zod"
import { Page } from "@/lib/documents/page"
import { TableOnPage } from "@/lib/documents/table-on-page"

/** Why a file was not read. `mislabelled`: its name says one thing, its bytes another that cannot be read either. */
export const RefusalReason = z.enum([
  "encrypted",
  "damaged",
  "empty",
  "image-only",
  "mislabelled",
  "unsupported",
  "too-large",
])
export type RefusalReason = z.infer<typeof RefusalReason>

export const DocumentFormat = z.enum(["pdf", "docx", "xlsx", "csv", "html", "markdown", "text"])
export type DocumentFormat = z.infer<typeof DocumentFormat>

/** `sentence` is for the person who uploaded the file: what is wrong and what to do. */
export const Refused = z.object({ outcome: z.literal("refused"), reason: RefusalReason, sentence: z.string().min(1) })
export type Refused = z.infer<typeof Refused>

/** `format` is what the bytes are, whatever the name says. Pages are numbered from 1 without gaps. */
export const ParsedDocument = z.object({
  outcome: z.literal("parsed"),
  format: DocumentFormat,
  pages: z.array(Page).min(1),
  tables: z.array(TableOnPage),
})
export type ParsedDocument = z.infer<typeof ParsedDocument>

export const Parsed = z.discriminatedUnion("outcome", [ParsedDocument, Refused])
export type Parsed = z.infer<typeof Parsed>

export type ParseInput = {
  bytes: Uint8Array
  /** The file's name as uploaded; a hint only. */
  name: string
  /** The media type the browser declared; a hint only. */
  mediaType?: string
  /** Called as pages are read; `total` is the number of pages. Never called after the promise settles. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Reads an uploaded file. Every fault of the file is returned as a refusal; it throws only when the parser itself is
 * broken. Safe to repeat: the same bytes and name give the same pages.
 */
export type DocumentParser = {
  parse(input: ParseInput): Promise<Parsed>
}

// What a reading thread does with a file's bytes: pages with what the document says of itself, or records. Stores nothing.
import { importMessages } from "@/lib/adapters/importer-messages"
import type { Imported } from "@/lib/adapters/importer-outcome"
import { importProfile } from "@/lib/adapters/importer-profile"
import { importRates } from "@/lib/adapters/importer-rates"
import { fileParser } from "@/lib/adapters/parser-files"
import type { CompanyProfile, MessageRecord, Rate } from "@/lib/bids/records"
import type { ReadRecords, RecordsUse } from "@/lib/commands/import-records"
import { assertNever } from "@/lib/core/assert-never"
import type { DocumentIdentity } from "@/lib/core/events/ledger"
import type { DocumentFormat, RefusalReason } from "@/lib/documents/parser-port"
import { type DocumentIdentity as PrintedIdentity, readIdentity } from "@/lib/documents/read-identity"
import { guessUploadKind, type UploadGuess } from "@/lib/documents/upload-kind"
import { workspaceReading, workspaceZone } from "./workspace-reading"

/** `name` is the file's name as uploaded. */
export type ReadingJob = { bytes: Uint8Array; name: string } & ({ as: "pages" } | { as: "records"; use: RecordsUse })

/** `text` is the JSON of the pages as they are stored. */
export type PagesRead =
  | {
      outcome: "read"
      format: DocumentFormat
      text: string
      pages: number
      characters: number
      identity: DocumentIdentity
      guess: UploadGuess
    }
  | { outcome: "refused"; reason: RefusalReason; sentence: string }

export type ReadingResult = { as: "pages"; read: PagesRead } | { as: "records"; read: ReadRecords }

/** Every fault of the file is in the result; it throws only where a reader is broken. */
export async function readUpload(
  job: ReadingJob,
  onProgress: (done: number, total: number) => void,
): Promise<ReadingResult> {
  switch (job.as) {
    case "pages":
      return { as: "pages", read: await readPages(job, onProgress) }
    case "records":
      return { as: "records", read: await readRecords(job, job.use) }
    default:
      return assertNever(job)
  }
}

async function readPages(
  { bytes, name }: Pick<ReadingJob, "bytes" | "name">,
  onProgress: (done: number, total: number) => void,
): Promise<PagesRead> {
  const parsed = await fileParser.parse({ bytes, name, onProgress })
  if (parsed.outcome === "refused") return parsed
  const { format, pages, tables } = parsed
  return {
    outcome: "read",
    format,
    text: JSON.stringify({ pages, tables }),
    pages: pages.length,
    characters: pages.reduce((sum, page) => sum + page.text.length, 0),
    identity: plainIdentity(readIdentity(pages)),
    guess: guessUploadKind({ name, pages }),
  }
}

function plainIdentity({ role, sequence, amends, ...printed }: PrintedIdentity): DocumentIdentity {
  const { tenderNumber, authority, title, issueDate } = printed
  return {
    role,
    sequence,
    amends,
    tenderNumber: tenderNumber?.text ?? null,
    authority: authority?.text ?? null,
    title: title?.text ?? null,
    issueDate: issueDate?.text ?? null,
  }
}

async function readRecords(file: Pick<ReadingJob, "bytes" | "name">, use: RecordsUse): Promise<ReadRecords> {
  const currency = workspaceReading.defaultCurrency ?? "INR"
  switch (use) {
    case "messages":
      return counted(await importMessages({ ...file, zone: workspaceZone }), countOf)
    case "rates":
      return counted(await importRates({ ...file, currency }), countOf)
    case "profile":
      return counted(await importProfile({ ...file, currency, zone: workspaceZone }), linesOf)
    default:
      return assertNever(use)
  }
}

function counted<Records>(imported: Imported<Records>, count: (records: Records) => number): ReadRecords {
  if (imported.outcome === "refused") return imported
  return { outcome: "read", records: imported.value, count: count(imported.value) }
}

const countOf = (records: readonly (MessageRecord | Rate)[]) => records.length
const linesOf = ({ fields, turnover, works }: CompanyProfile) => fields.length + turnover.length + works.length

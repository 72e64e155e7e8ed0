// Events of a ledger besides facts: documents, standing instructions, work, notes and their receipts. Never what an exchange said.
import { z } from "zod"
import { HandoffNote, ReadBackLine } from "./handoff"
import { PersonRef, Recorder } from "./shared"

export const LedgerOpened = z.object({
  type: z.literal("ledger-opened"),
  version: z.literal(1),
  scope: z.enum(["bid", "conversation", "workspace"]),
  name: z.string(),
  by: PersonRef,
})

/** The name people know the ledger by; the latest counts. What was put up or signed under an earlier one keeps it. */
export const LedgerRenamed = z.object({
  type: z.literal("ledger-renamed"),
  version: z.literal(1),
  name: z.string(),
  by: PersonRef,
})

export const DocumentIdentity = z.object({
  role: z.string(),
  tenderNumber: z.string().nullable(),
  authority: z.string().nullable(),
  title: z.string().nullable(),
  issueDate: z.string().nullable(),
  /** Number of the corrigendum or amendment, as read inside. */
  sequence: z.number().int().nullable(),
  /** Whether the document says of itself that it changes another. */
  amends: z.boolean(),
})
export type DocumentIdentity = z.infer<typeof DocumentIdentity>

export const DocumentAdded = z.object({
  type: z.literal("document-added"),
  version: z.literal(1),
  document: z.string(),
  name: z.string(),
  format: z.string(),
  bytes: z.number().int(),
  fileHash: z.string(),
  /** Hash under which its pages and tables are stored; the same file has the same pages. */
  pagesHash: z.string(),
  pages: z.number().int(),
  characters: z.number().int(),
  identity: DocumentIdentity,
  warnings: z.array(z.string()),
  by: PersonRef,
})
export type DocumentAdded = z.infer<typeof DocumentAdded>

export const DocumentWithdrawn = z.object({
  type: z.literal("document-withdrawn"),
  version: z.literal(1),
  document: z.string(),
  why: z.string(),
  by: PersonRef,
})

/** The order of issue of documents, oldest first, as a person confirmed it. */
export const DocumentOrderConfirmed = z.object({
  type: z.literal("document-order-confirmed"),
  version: z.literal(1),
  documents: z.array(z.string()),
  by: PersonRef,
})

export const InstructionPinned = z.object({
  type: z.literal("instruction-pinned"),
  version: z.literal(1),
  instruction: z.string(),
  quote: z.string(),
  /** Words the draft must not contain, found word for word in the same message; null where nothing can be checked. */
  mustNotMention: z.string().nullable(),
  person: PersonRef,
  exchange: z.string(),
  mail: z.string(),
})
export type InstructionPinned = z.infer<typeof InstructionPinned>

export const InstructionRevoked = z.object({
  type: z.literal("instruction-revoked"),
  version: z.literal(1),
  instruction: z.string(),
  by: PersonRef,
})

/** Work of a trade (a checked criterion, a priced item, a drafted section): the latest of one id counts. */
export const WorkRecorded = z.object({
  type: z.literal("work-recorded"),
  version: z.literal(1),
  collection: z.string(),
  id: z.string(),
  data: z.json(),
  by: Recorder,
})
export type WorkRecorded = z.infer<typeof WorkRecorded>

export const NoteWritten = z.object({
  type: z.literal("note-written"),
  version: z.literal(1),
  note: HandoffNote,
  exchange: z.string(),
  agent: z.string(),
})

/** The comparison of one read-back: sent and restated side by side. */
export const ReceiptFiled = z.object({
  type: z.literal("receipt-filed"),
  version: z.literal(1),
  receipt: z.string(),
  notes: z.array(z.string()),
  exchange: z.string(),
  agent: z.string(),
  attempt: z.number().int(),
  passed: z.boolean(),
  lines: z.array(ReadBackLine),
})

/** Records of the workspace that came in with one file; the records themselves are stored by content hash. */
export const RecordsImported = z.object({
  type: z.literal("records-imported"),
  version: z.literal(1),
  import: z.string(),
  use: z.enum(["messages", "profile", "rates"]),
  name: z.string(),
  fileHash: z.string(),
  recordsHash: z.string(),
  count: z.number().int(),
  by: PersonRef,
})
export const RecordsWithdrawn = z.object({
  type: z.literal("records-withdrawn"),
  version: z.literal(1),
  import: z.string(),
  why: z.string(),
  by: PersonRef,
})

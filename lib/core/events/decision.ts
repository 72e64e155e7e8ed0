// Events of what waits for a person besides questions: items raised and decided, drafts put up and signed. Never a timeout.
import { z } from "zod"
import { PersonRef } from "./shared"

export const ItemKind = z.enum([
  "document-change",
  "document-order",
  "conflict",
  "repeated-value",
  "failed-read-back",
  "draft",
  "unknown-outcome",
])
export type ItemKind = z.infer<typeof ItemKind>

export const ItemRaised = z.object({
  type: z.literal("item-raised"),
  version: z.literal(1),
  item: z.string(),
  kind: ItemKind,
  /** The decision needed, in one line. */
  decision: z.string(),
  /** What it hangs on, by id: the document, the fact key, the receipt, the draft. */
  about: z.object({
    document: z.string().nullable(),
    documents: z.array(z.string()),
    key: z.string().nullable(),
    facts: z.array(z.string()),
    receipt: z.string().nullable(),
    draft: z.string().nullable(),
  }),
  problems: z.array(z.string()),
  /** The open call that waits for this decision, if one does. */
  waiting: z.object({ exchange: z.string(), call: z.string() }).nullable(),
  /** Who prepared it, in a word: an agent's name, or a person's. */
  preparedBy: z.string(),
})
export type ItemRaised = z.infer<typeof ItemRaised>

export const Decision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("confirm") }),
  z.object({ decision: z.literal("reject"), reason: z.string() }),
  z.object({ decision: z.literal("set order"), documents: z.array(z.string()) }),
  z.object({ decision: z.literal("choose"), fact: z.string() }),
  z.object({ decision: z.literal("type another"), value: z.string(), reason: z.string() }),
  z.object({ decision: z.literal("approve") }),
  z.object({
    decision: z.literal("amend"),
    changes: z.array(z.object({ id: z.string(), value: z.string() })),
    reason: z.string(),
  }),
  z.object({ decision: z.literal("send back"), reason: z.string() }),
])
export type Decision = z.infer<typeof Decision>

export const ItemDecided = z.object({
  type: z.literal("item-decided"),
  version: z.literal(1),
  item: z.string(),
  decision: Decision,
  by: PersonRef,
})
export type ItemDecided = z.infer<typeof ItemDecided>

/** What it was about is gone (the exchange ended, the document was withdrawn): nothing is left to decide. */
export const ItemClosed = z.object({
  type: z.literal("item-closed"),
  version: z.literal(1),
  item: z.string(),
  why: z.string(),
})

export const DraftSubmitted = z.object({
  type: z.literal("draft-submitted"),
  version: z.literal(1),
  draft: z.string(),
  draftVersion: z.number().int().min(1),
  /** Hash of the canonical JSON of what is signed; the JSON itself is stored under it. */
  contentHash: z.string(),
  /** Hash of the rendered file, served later as these very bytes. */
  fileHash: z.string(),
  /** Fact versions the content holds. */
  facts: z.array(z.string()),
  by: z.union([z.object({ exchange: z.string(), call: z.string() }), z.object({ person: PersonRef })]),
})
export type DraftSubmitted = z.infer<typeof DraftSubmitted>

export const DraftSigned = z.object({
  type: z.literal("draft-signed"),
  version: z.literal(1),
  draft: z.string(),
  draftVersion: z.number().int(),
  contentHash: z.string(),
  fileHash: z.string(),
  by: PersonRef,
})

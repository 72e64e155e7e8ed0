// One item of the Inbox as its screen shows it, by kind, and the line it has in the list. Says what may be done, decides nothing.
import { z } from "zod"
import { DraftContent, DraftVersion } from "./bid-work"
import { FactView } from "./ledger-facts"
import { CustodyView, NoteView, ReceiptView } from "./ledger-handoffs"

export const WaitingKind = z.enum([
  "question",
  "document-change",
  "document-order",
  "conflict",
  "repeated-value",
  "failed-read-back",
  "draft",
  "unknown-outcome",
])
export type WaitingKind = z.infer<typeof WaitingKind>

/** `place` is the bid or conversation it belongs to, `bid` null for a conversation; `due` the bid's closing time. */
export const InboxLine = z.object({
  id: z.string(),
  kind: WaitingKind,
  decision: z.string(),
  place: z.object({ name: z.string(), href: z.string(), bid: z.string().nullable() }),
  preparedBy: z.string(),
  raisedAt: z.string(),
  due: z.object({ iso: z.string(), zone: z.string().nullable() }).nullable(),
})
export type InboxLine = z.infer<typeof InboxLine>

/** `positions`: where the feeds stood when this was read. `now`: the server's clock, ISO 8601 UTC. */
export const InboxList = z.object({
  lines: z.array(InboxLine),
  positions: z.record(z.string(), z.number()),
  now: z.string(),
})
export type InboxList = z.infer<typeof InboxList>

const Change = z.object({ next: FactView, before: FactView.nullable() })

const subject = {
  question: z.object({
    kind: z.literal("question"),
    text: z.string(),
    choices: z.array(z.string()),
    why: z.string().nullable(),
    withoutAnswer: z.string().nullable(),
    /** Agents from the asker up to the conversation. */
    path: z.array(z.string()),
    exchange: z.string(),
    root: z.string(),
    facts: z.array(FactView),
  }),
  change: z.object({
    kind: z.literal("document-change"),
    document: z.string(),
    documentName: z.string(),
    changes: z.array(Change),
    /** Documents of the tender in the order they count now, oldest first. */
    order: z.array(z.object({ document: z.string(), name: z.string(), issued: z.string().nullable() })),
  }),
  order: z.object({
    kind: z.literal("document-order"),
    order: z.array(z.object({ document: z.string(), name: z.string(), issued: z.string().nullable() })),
    /** Facts on which the documents differ. */
    facts: z.array(FactView),
  }),
  choice: z.object({
    kind: z.enum(["conflict", "repeated-value"]),
    key: z.string(),
    label: z.string(),
    facts: z.array(FactView),
  }),
  readBack: z.object({
    kind: z.literal("failed-read-back"),
    receipts: z.array(ReceiptView),
    notes: z.array(NoteView),
    facts: z.array(FactView),
    /** Old values that were restated in their place. */
    restated: z.array(FactView),
    /** What each hop did with the facts in question. */
    custody: CustodyView,
    receiver: z.string(),
  }),
  draft: z.object({
    kind: z.literal("draft"),
    draft: DraftVersion,
    content: DraftContent,
    blockers: z.array(z.object({ text: z.string(), href: z.string().nullable() })),
    /** What moved since it was put up, so that it can no longer be signed as it is; empty while nothing did. */
    stale: z.array(z.string()),
    openPoints: z.array(z.string()),
    /** What its maker had to say of it besides. */
    remarks: z.array(z.string()),
  }),
  other: z.object({ kind: z.literal("unknown-outcome") }),
}

export const InboxSubject = z.discriminatedUnion("kind", [
  subject.question,
  subject.change,
  subject.order,
  subject.choice,
  subject.readBack,
  subject.draft,
  subject.other,
])
export type InboxSubject = z.infer<typeof InboxSubject>
export type SubjectOf<K extends InboxSubject["kind"]> = Extract<InboxSubject, { kind: K }>

export const ItemEnd = z.discriminatedUnion("is", [
  z.object({ is: z.literal("open") }),
  z.object({ is: z.literal("decided"), what: z.string(), by: z.string(), at: z.string() }),
  z.object({ is: z.literal("closed"), why: z.string() }),
])
export type ItemEnd = z.infer<typeof ItemEnd>

export const InboxItem = z.object({
  line: InboxLine,
  ledger: z.string(),
  end: ItemEnd,
  /** Whether this viewer may decide or answer it. */
  may: z.boolean(),
  problems: z.array(z.string()),
  subject: InboxSubject,
})
export type InboxItem = z.infer<typeof InboxItem>

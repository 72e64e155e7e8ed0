// Events of the mailbox: what was accepted, what its sender took back, what went back unread. Claims stand in model-requested.
import { z } from "zod"
import { PersonRef, SettlementReason } from "./shared"

export const Attachment = z.object({ document: z.string(), name: z.string() })
export type Attachment = z.infer<typeof Attachment>

export const Mail = z.discriminatedUnion("kind", [
  /** A person's ordinary message: due at the next turn. */
  z.object({ kind: z.literal("message"), person: PersonRef, text: z.string(), attachments: z.array(Attachment) }),
  /** A person's words to a running exchange: due at the next step. */
  z.object({ kind: z.literal("interjection"), person: PersonRef, text: z.string() }),
  /** The runtime's notice that a task's activation settled. */
  z.object({
    kind: z.literal("notice"),
    exchange: z.string(),
    agent: z.string(),
    call: z.string(),
    reason: SettlementReason,
    text: z.string().nullable(),
    detail: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** What fills an open call that opened a lookup. */
  z.object({
    kind: z.literal("result"),
    call: z.string(),
    exchange: z.string(),
    agent: z.string(),
    reason: SettlementReason,
    text: z.string().nullable(),
    detail: z.string().nullable(),
  }),
  /** What fills an open call that asked. */
  z.object({ kind: z.literal("answer"), call: z.string(), question: z.string(), person: PersonRef, text: z.string() }),
  /** What fills an open call that awaits a decision. `gate` moves the read-back gate of the exchange, if the call was one. */
  z.object({
    kind: z.literal("decision"),
    call: z.string(),
    item: z.string(),
    person: PersonRef,
    decision: z.string(),
    content: z.string(),
    gate: z.enum(["passed", "due", "declined"]).nullable(),
  }),
  /** A person asks a failed exchange to try again. */
  z.object({ kind: z.literal("retry"), person: PersonRef }),
])
export type Mail = z.infer<typeof Mail>

export const MailAccepted = z.object({
  type: z.literal("mail-accepted"),
  version: z.literal(1),
  id: z.string(),
  mail: Mail,
})
export type MailAccepted = z.infer<typeof MailAccepted>

export const MailTakenBack = z.object({
  type: z.literal("mail-taken-back"),
  version: z.literal(1),
  id: z.string(),
  by: PersonRef,
})

/** Words that were never read, because the activation ended first: they go back to their sender. */
export const MailReturned = z.object({
  type: z.literal("mail-returned"),
  version: z.literal(1),
  ids: z.array(z.string()),
})

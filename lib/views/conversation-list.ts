// The list of conversations as the browser shows it: what each is called, how it stands, what waits in it.
import { z } from "zod"
import { SettlementReason } from "@/lib/core/events/shared"

/** `running` names the agents at work in it, the conversation's own left out. */
export const ConversationLine = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(["new", "running", "settled"]),
  reason: SettlementReason.nullable(),
  running: z.array(z.string()),
  openQuestions: z.number().int(),
  /** Decisions of the Inbox that it waits for. */
  openDecisions: z.number().int(),
  updatedAt: z.string(),
})
export type ConversationLine = z.infer<typeof ConversationLine>

/** `before` asks for the next page; null where this is the last. `now` is the server's, for ages. */
export const ConversationList = z.object({
  conversations: z.array(ConversationLine),
  before: z.string().nullable(),
  now: z.string(),
})
export type ConversationList = z.infer<typeof ConversationList>

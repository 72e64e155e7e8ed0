// A person's ordinary message to a conversation: accepted at once, read at the next turn. Never waits for an answer.
import { z } from "zod"
import { titleFrom, untitled } from "@/lib/core/conversation-title"
import type { ExchangeEvent } from "@/lib/core/events/event"
import type { Attachment } from "@/lib/core/events/mail"
import type { ExchangeState } from "@/lib/core/exchange-state"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import { type ConversationPorts, longestText } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

export const MessageSent = z
  .object({
    mutationId: z.uuid(),
    conversation: GivenId,
    text: z
      .string()
      .trim()
      .max(longestText, "This is longer than 100,000 characters. Attach it as a document instead."),
    /** Ids of documents that stand in the conversation's ledger already. */
    documents: z.array(GivenId).max(50, "At most 50 documents go with one message."),
  })
  .refine(({ text, documents }) => text !== "" || documents.length > 0, "Write something first, or attach a document.")
export type MessageSent = z.infer<typeof MessageSent>

const Accepted = z.object({ done: z.literal(true), mail: z.string() })
export type MessageAccepted = z.infer<typeof Accepted>

export async function sendMessage(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, conversation, text, documents }: MessageSent,
): Promise<MessageAccepted | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Accepted },
    async (): Promise<Act<MessageAccepted> | Refusal> => {
      const found = await findExchange(ports, viewer, conversation)
      if ("done" in found) return found
      const { state, ledger } = found
      if (state.opened.kind !== "conversation") return refuseUnseen("conversation")
      const attachments = await attachmentsOf(ports, ledger, documents)
      if (attachments.length < documents.length) {
        return refuse(
          "not found",
          "A document of this message is not there any more. Attach it again; your text is kept.",
        )
      }
      const mail = ports.ids.next("mail")
      const person = personRef(viewer)
      const events: ExchangeEvent[] = [
        { type: "mail-accepted", version: 1, id: mail, mail: { kind: "message", person, text, attachments } },
      ]
      if (isUntouched(state)) {
        const title = titleFrom(text === "" ? (attachments[0]?.name ?? "") : text)
        events.push({ type: "exchange-titled", version: 1, title })
      }
      return {
        parts: [{ as: "visitor", stream: conversation, guard: "none", events, after: "run" }],
        outcome: { done: true, mail },
      }
    },
  )
}

async function attachmentsOf(
  { ledgers }: Pick<ConversationPorts, "ledgers">,
  ledger: string,
  ids: string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const { documents } = await ledgers.now(ledger)
  return ids.flatMap((id) => {
    const document = documents.get(id)
    return document && document.withdrawn === null ? [{ document: id, name: document.name }] : []
  })
}

/** Nobody has written to it or named it: only its opening stands in its record. */
function isUntouched({ sequence, opened }: ExchangeState): boolean {
  return sequence === 1 && opened.title === untitled
}

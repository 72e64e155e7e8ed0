// Gives a conversation the name a person chose. The latest name counts.
import { z } from "zod"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { findExchange } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuseUnseen } from "./refusal"

export const ConversationName = z.object({
  mutationId: z.uuid(),
  conversation: GivenId,
  title: z.string().trim().min(1, "Give it a name.").max(120, "A name has at most 120 characters."),
})
export type ConversationName = z.infer<typeof ConversationName>

const Renamed = z.object({ done: z.literal(true), title: z.string() })
export type ConversationRenamed = z.infer<typeof Renamed>

export async function renameConversation(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, conversation, title }: ConversationName,
): Promise<ConversationRenamed | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Renamed },
    async (): Promise<Act<ConversationRenamed> | Refusal> => {
      const found = await findExchange(ports, viewer, conversation)
      if ("done" in found) return found
      if (found.state.opened.kind !== "conversation") return refuseUnseen("conversation")
      return {
        parts: [
          {
            as: "visitor",
            stream: conversation,
            guard: "none",
            events: [{ type: "exchange-titled", version: 1, title }],
            after: "leave",
          },
        ],
        outcome: { done: true, title },
      }
    },
  )
}

// Takes back words that wait to be read. What was read stays said.
import { z } from "zod"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse } from "./refusal"

export const MessageTakenBack = z.object({ mutationId: z.uuid(), exchange: GivenId, mail: GivenId })
export type MessageTakenBack = z.infer<typeof MessageTakenBack>

/** `text` is what was taken back, for the composer. */
const TakenBack = z.object({ done: z.literal(true), text: z.string() })
export type TakenBackOutcome = z.infer<typeof TakenBack>

export async function takeBackMessage(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, exchange, mail }: MessageTakenBack,
): Promise<TakenBackOutcome | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: TakenBack },
    async (): Promise<Act<TakenBackOutcome> | Refusal> => {
      const found = await findExchange(ports, viewer, exchange)
      if ("done" in found) return found
      const waiting = found.state.mailbox.get(mail)
      if (!waiting || (waiting.kind !== "message" && waiting.kind !== "interjection")) {
        return refuse("already read", "This message was read already, so it can no longer be taken back.")
      }
      if (waiting.person.id !== viewer.id) {
        return refuse("not allowed", `${waiting.person.name} wrote this message; only they can take it back.`)
      }
      return {
        parts: [
          {
            as: "visitor",
            stream: exchange,
            // Claims stand in the model request, whose subject is the step.
            guard: { since: found.state.sequence, subjects: [`mail:${mail}`, "step"] },
            events: [{ type: "mail-taken-back", version: 1, id: mail, by: personRef(viewer) }],
            after: "run",
          },
        ],
        outcome: { done: true, text: waiting.text },
      }
    },
  )
}

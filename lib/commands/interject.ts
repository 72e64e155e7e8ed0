// A person's words to an exchange that is at work: read at its next step, not at its next turn. Never wakes what has ended.
import { z } from "zod"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import { type ConversationPorts, GivenText } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse } from "./refusal"

export const Interjection = z.object({ mutationId: z.uuid(), exchange: GivenId, text: GivenText })
export type Interjection = z.infer<typeof Interjection>

const Accepted = z.object({ done: z.literal(true), mail: z.string() })
export type InterjectionAccepted = z.infer<typeof Accepted>

export async function interject(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, exchange, text }: Interjection,
): Promise<InterjectionAccepted | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Accepted },
    async (): Promise<Act<InterjectionAccepted> | Refusal> => {
      const found = await findExchange(ports, viewer, exchange)
      if ("done" in found) return found
      const { opened, settled, sequence } = found.state
      // A conversation that has settled since takes the words as the beginning of its next turn.
      if (settled && opened.kind !== "conversation") {
        return refuse("already ended", `${opened.agent} has ended, so it can read nothing more. Your text is kept.`)
      }
      const mail = ports.ids.next("mail")
      return {
        parts: [
          {
            as: "visitor",
            stream: exchange,
            guard: { since: sequence, subjects: ["settlement"] },
            events: [
              {
                type: "mail-accepted",
                version: 1,
                id: mail,
                mail: { kind: "interjection", person: personRef(viewer), text },
              },
            ],
            after: "run",
          },
        ],
        outcome: { done: true, mail },
      }
    },
  )
}

// Asks an exchange that ended without finishing to go on from where it stood. What finished is not run again.
import { z } from "zod"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse } from "./refusal"

export const ExchangeRetry = z.object({ mutationId: z.uuid(), exchange: GivenId })
export type ExchangeRetry = z.infer<typeof ExchangeRetry>

const Accepted = z.object({ done: z.literal(true) })
export type RetryAccepted = z.infer<typeof Accepted>

export async function retryExchange(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, exchange }: ExchangeRetry,
): Promise<RetryAccepted | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Accepted },
    async (): Promise<Act<RetryAccepted> | Refusal> => {
      const found = await findExchange(ports, viewer, exchange)
      if ("done" in found) return found
      const { settled, sequence, mailbox } = found.state
      const isAsked = [...mailbox.values()].some((mail) => mail.kind === "retry")
      if (!settled || isAsked) return refuse("still running", "It is at work already.")
      if (settled.reason === "finished")
        return refuse("already ended", "It finished, so there is nothing to try again.")
      return {
        parts: [
          {
            as: "visitor",
            stream: exchange,
            guard: { since: sequence, subjects: ["step", "settlement"] },
            events: [
              {
                type: "mail-accepted",
                version: 1,
                id: ports.ids.next("mail"),
                mail: { kind: "retry", person: personRef(viewer) },
              },
            ],
            after: "run",
          },
        ],
        outcome: { done: true },
      }
    },
  )
}

// Ends a standing instruction: from the next model request on it stands in no pinned block. What was said stays in the record.
import { z } from "zod"
import { decideRevoke } from "@/lib/bids/instructions"
import type { Viewer } from "@/lib/core/permissions"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

/** `exchange` is any of the conversation in whose ledger the instruction stands. */
export const InstructionRevocation = z.object({ mutationId: z.uuid(), exchange: GivenId, instruction: GivenId })
export type InstructionRevocation = z.infer<typeof InstructionRevocation>

const Revoked = z.object({ done: z.literal(true) })
export type InstructionRevokedOutcome = z.infer<typeof Revoked>

export async function revokeInstruction(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, exchange, instruction }: InstructionRevocation,
): Promise<InstructionRevokedOutcome | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Revoked },
    async (): Promise<Act<InstructionRevokedOutcome> | Refusal> => {
      const found = await findExchange(ports, viewer, exchange)
      if ("done" in found) return found
      const ledger = await ports.ledgers.now(found.ledger)
      if (!ledger.instructions.has(instruction)) return refuseUnseen("instruction")
      const revoked = decideRevoke(ledger, instruction, personRef(viewer))
      if ("refused" in revoked) return refuse("already decided", revoked.refused)
      return {
        parts: [
          {
            as: "ledger",
            stream: found.ledger,
            guard: { since: ledger.position, subjects: [`instruction:${instruction}`] },
            events: revoked.events,
          },
        ],
        outcome: { done: true },
      }
    },
  )
}

// Takes an import of messages, profile or rates out of force. What was decided by it stays as it was recorded; nothing is deleted.
import { z } from "zod"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Store } from "@/lib/core/ports/store"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import { commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { onlyManagers } from "./import-records"
import { type Refusal, refuse } from "./refusal"

export const RecordsWithdrawal = z.object({
  mutationId: z.uuid(),
  import: GivenId,
  why: z.string().trim().min(1, "Say why it is withdrawn.").max(500, "Say why in at most 500 characters."),
})
export type RecordsWithdrawal = z.infer<typeof RecordsWithdrawal>

const Withdrawn = z.object({ done: z.literal(true), import: z.string() })
export type WithdrawnRecords = z.infer<typeof Withdrawn>

export type WithdrawRecordsPorts = { store: Pick<Store, "commit" | "mutationOutcome">; ledgers: Ledgers }

/** The same mutation id again returns the first outcome. */
export async function withdrawRecords(
  { store, ledgers }: WithdrawRecordsPorts,
  viewer: Viewer,
  { mutationId, import: id, why }: RecordsWithdrawal,
): Promise<WithdrawnRecords | Refusal> {
  return commitOnce(store, { id: mutationId, person: viewer.id, outcome: Withdrawn }, async () => {
    if (!may(viewer, "change records", "workspace")) return refuse("not allowed", onlyManagers)
    const state = await ledgers.now(workspaceLedger)
    const found = state.imports.get(id)
    if (!found) return refuse("not found", "There is no such import. Reload the page.")
    if (found.withdrawn) return refuse("already ended", `${found.name} was withdrawn before.`)
    const guard = { since: state.position, subjects: [`import:${id}`] }
    const by = personRef(viewer)
    return {
      parts: [
        {
          as: "ledger",
          stream: workspaceLedger,
          guard,
          events: [{ type: "records-withdrawn", version: 1, import: id, why, by }],
        },
      ],
      outcome: { done: true, import: id },
    }
  })
}

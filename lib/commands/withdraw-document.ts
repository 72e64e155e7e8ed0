// Withdraws a document that does not belong: what it alone said goes with it, and the file stays in the record. Deletes nothing.
import { z } from "zod"
import { withdrawDocument as decide } from "@/lib/bids/withdraw-document"
import type { LedgerDocument } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Place, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Clock } from "@/lib/core/ports/world"
import { commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { ledgerPlace } from "./ledger-place"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

export const DocumentWithdrawal = z.object({
  mutationId: z.uuid(),
  ledger: GivenId,
  document: GivenId,
  why: z.string().trim().min(1, "Say why it is withdrawn.").max(500, "Say why in at most 500 characters."),
})
export type DocumentWithdrawal = z.infer<typeof DocumentWithdrawal>

const Withdrawn = z.object({ done: z.literal(true), document: z.string(), facts: z.int() })
/** `facts` counts those that went with the document. */
export type WithdrawnDocument = z.infer<typeof Withdrawn>

export type WithdrawDocumentPorts = {
  store: Pick<Store, "commit" | "mutationOutcome">
  rows: Pick<Rows, "bid" | "bidMembers" | "conversations">
  ledgers: Ledgers
  clock: Clock
}

/** The same mutation id again returns the first outcome. */
export async function withdrawDocument(
  { store, rows, ledgers, clock }: WithdrawDocumentPorts,
  viewer: Viewer,
  { mutationId, ledger, document, why }: DocumentWithdrawal,
): Promise<WithdrawnDocument | Refusal> {
  return commitOnce(store, { id: mutationId, person: viewer.id, outcome: Withdrawn }, async () => {
    const place = await ledgerPlace(rows, ledger)
    const state = place && may(viewer, "take part", place) ? await ledgers.now(ledger) : null
    const found = state?.documents.get(document)
    if (!place || !state || !found) return refuseUnseen("document")
    if (!mayWithdraw(viewer, place, found)) {
      return refuse("not allowed", `Only ${found.by.name}, who added it, and managers withdraw this document.`)
    }
    const at = new Date(clock.now()).toISOString()
    const decided = decide(state, { document, why, person: personRef(viewer), at })
    if ("refused" in decided) return refuse("already ended", decided.refused)
    const facts = decided.events.filter((event) => event.type === "fact-withdrawn").length
    const guard = { since: state.position, subjects: decided.guard }
    return {
      parts: [{ as: "ledger", stream: ledger, guard, events: decided.events }],
      outcome: { done: true, document, facts },
    }
  })
}

/** Facts hang on a document, so whoever did not bring it needs to be one who decides changes of documents. */
function mayWithdraw(viewer: Viewer, place: Place, { by }: LedgerDocument): boolean {
  return by.id === viewer.id || may(viewer, "decide item", { place, kind: "document-change" })
}

// Writes a person's ruling that one fact of a slot stands over every other. It never asks whether they may.

import { factsIn, type Slot } from "@/lib/bids/slot-verdict"
import type { WorkingLedger } from "@/lib/bids/working-ledger"
import type { PersonRef } from "@/lib/core/events/shared"

/** The chosen fact is current and confirmed afterwards; what stood or was in conflict beside it is superseded. */
export function chooseFact(working: WorkingLedger, slot: Slot, chosen: string, person: PersonRef): void {
  const others = factsIn(working.state, slot).filter((fact) => fact.fact !== chosen)
  const conflicting = others.flatMap((fact) => (fact.status === "in conflict" ? fact.fact : []))
  const { key } = slot
  if (conflicting.length > 0 || working.state.facts.get(chosen)?.status === "in conflict") {
    working.write({ type: "conflict-resolved", version: 1, key, chosen, others: conflicting, by: person })
  }
  for (const { fact, status } of others) {
    if (status !== "current") continue
    working.write({ type: "fact-superseded", version: 1, fact, key, next: chosen, document: null, confirmed: true })
  }
}

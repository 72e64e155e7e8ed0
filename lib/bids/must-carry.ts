// Lists what must not change on the way: current facts the vocabulary marks, and standing instructions. It copies and never rewords.

import { factKey } from "@/lib/bids/vocabulary"
import type { CarriedFact } from "@/lib/core/events/shared"
import { carriedFact, currentFacts } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** Current must-carry facts, sorted by key. */
export function mustCarryFacts(state: LedgerState): Fact[] {
  return currentFacts(state).filter((fact) => isMustCarry(fact.key))
}

/** The same as they travel: in the pinned block, a handoff note, a read-back. */
export function mustCarry(state: LedgerState): CarriedFact[] {
  return mustCarryFacts(state).map(carriedFact)
}

export function isMustCarry(key: string): boolean {
  return factKey(key)?.mustCarry === true
}

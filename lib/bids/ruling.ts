// What the deciders of the single kinds of items share: what they are given and what they come to. It decides nothing.

import type { Surroundings, WorkingLedger } from "@/lib/bids/working-ledger"
import type { Decision } from "@/lib/core/events/decision"
import type { PersonRef } from "@/lib/core/events/shared"
import type { Item } from "@/lib/core/ledger-state"

export type Ruling = {
  working: WorkingLedger
  item: Item
  decision: Decision
  person: PersonRef
  surroundings: Surroundings
}

/** What the waiting call reads as its result, if one waits, and how the decision moves its read-back gate. */
export type Ruled = { content: unknown; gate: "passed" | "due" | "declined" | null } | { refused: string }

/** The refusal for a decision that an item of its kind does not take; `taken` lists what it does. */
export function notTaken(decision: Decision, taken: string): { refused: string } {
  return { refused: `"${decision.decision}" cannot be decided here. Possible: ${taken}.` }
}

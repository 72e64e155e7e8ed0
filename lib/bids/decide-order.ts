// Decides what an order of documents does: what is asked once documents came in, and what follows when a person sets it. It guesses no order.

import { isInChain } from "@/lib/bids/document-chain"
import { conditionKey } from "@/lib/bids/equal-facts"
import { settleItems } from "@/lib/bids/settle-items"
import { settleSlot } from "@/lib/bids/settle-slot"
import { documentsOf, type Slot } from "@/lib/bids/slot-verdict"
import { guardFor, type WorkingLedger, workOn } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { PersonRef, Recorder } from "@/lib/core/events/shared"
import type { LedgerState } from "@/lib/core/ledger-state"

/** What follows from documents just added: one question for each group whose order nothing inside tells. */
export function decideAfterAdding(state: LedgerState, recorder: Recorder, at: string): LedgerEvent[] {
  const working = workOn(state, at)
  for (const slot of slotsOf(state)) settleSlot(working, { slot, overturned: new Set(), decidedBy: null, recorder })
  settleItems(working, recorder)
  return working.events
}

export type OrderSet = { documents: readonly string[]; person: PersonRef; at: string }

/** A person sets the order of issue, oldest first; refused unless it names at least two documents of the tender's chain, each once. */
export function decideOrder(
  state: LedgerState,
  order: OrderSet,
): { events: LedgerEvent[]; guard: string[] } | { refused: string } {
  const working = workOn(state, order.at)
  const refusal = writeOrder(working, order)
  if (refusal !== null) return refusal
  settleItems(working, { person: order.person })
  return { events: working.events, guard: guardFor(working.events, []) }
}

/** The same onto a ledger being worked on; items are left to the caller to settle. Null when it was written. */
export function writeOrder(working: WorkingLedger, { documents, person }: OrderSet): { refused: string } | null {
  if (documents.length < 2 || new Set(documents).size < documents.length) {
    return { refused: "An order names at least two documents, each once." }
  }
  const stranger = documents.find((document) => !isInChain(working.state, document))
  if (stranger !== undefined) {
    const name = working.state.documents.get(stranger)?.name ?? stranger
    return { refused: `${name} is not a document of this tender in force: it has no place in the order.` }
  }
  const before = working.state
  const overturned = new Set(
    [...before.facts.values()].flatMap((fact) => (isOrderedAnew(before, fact.fact, documents) ? fact.fact : [])),
  )
  working.write({ type: "document-order-confirmed", version: 1, documents: [...documents], by: person })
  for (const slot of slotsOf(working.state)) {
    settleSlot(working, { slot, overturned, decidedBy: person, recorder: { person } })
  }
  return null
}

/** Every key and condition a ledger has facts for, in a fixed order. */
export function slotsOf(state: LedgerState): Slot[] {
  const slots = new Map<string, Slot>()
  for (const { key, condition } of state.facts.values()) {
    const name = `${key} ${conditionKey(condition)}`
    if (!slots.has(name)) slots.set(name, { key, condition })
  }
  return [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slot]) => slot)
}

/** Whether both ends of a supersession stand by documents of the order alone, so that the order decides it again. */
function isOrderedAnew(state: LedgerState, fact: string, documents: readonly string[]): boolean {
  const old = state.facts.get(fact)
  const next = state.facts.get(old?.supersededBy ?? "")
  if (!old || !next) return false
  return [old, next].every(
    (end) =>
      end.sources.every((source) => source.from === "document") &&
      documentsOf(state, end).some((document) => documents.includes(document)),
  )
}

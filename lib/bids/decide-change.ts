// Decides an item on what one document changes: confirmed, put back, or resolved by another order. It touches no other document's changes.

import { writeOrder } from "@/lib/bids/decide-order"
import { unconfirmedChanges } from "@/lib/bids/items"
import { notTaken, type Ruled, type Ruling } from "@/lib/bids/ruling"
import { amendingDocument, factsIn, slotVerdict } from "@/lib/bids/slot-verdict"
import type { WorkingLedger } from "@/lib/bids/working-ledger"
import type { PersonRef } from "@/lib/core/events/shared"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** All of the document's changes that wait, also those that joined after the item was raised. */
export function decideChange({ working, item, decision, person, surroundings }: Ruling): Ruled {
  const { document } = item.about
  if (document === null) throw new Error(`Item ${item.item} names no document`)
  switch (decision.decision) {
    case "confirm":
      writeChange(working, { document, verdict: "confirmed", person })
      return { content: { decision: "confirm" }, gate: null }
    case "reject":
      writeChange(working, { document, verdict: "rejected", person })
      return { content: { decision: "reject", reason: decision.reason }, gate: null }
    case "set order": {
      if (!decision.documents.includes(document)) return { refused: "The order must name the document in question." }
      const refusal = writeOrder(working, { documents: decision.documents, person, at: surroundings.at })
      if (refusal !== null) return refusal
      if (unconfirmedChanges(working.state, document).length > 0) {
        writeChange(working, { document, verdict: "confirmed", person })
      }
      return { content: { decision: "set order" }, gate: null }
    }
    default:
      return notTaken(decision, "confirm, reject, set order")
  }
}

type Change = { document: string; verdict: "confirmed" | "rejected"; person: PersonRef }

function writeChange(working: WorkingLedger, { document, verdict, person }: Change) {
  const replaced = unconfirmedChanges(working.state, document).map((next) => ({
    next,
    tops: standingWithout(working.state, next),
  }))
  const facts = replaced.flatMap(({ next, tops: [fact] }) =>
    fact === undefined ? [] : [{ fact: fact.fact, key: next.key, next: next.fact }],
  )
  const confirmed = verdict === "confirmed"
  working.write({ type: "change-decided", version: 1, document, confirmed, facts, by: person })
  if (confirmed) return
  for (const { next, tops } of replaced) {
    if (tops.length < 2) continue
    const contradicting = tops.map((fact) => fact.fact)
    working.write({ type: "facts-conflicted", version: 1, key: next.key, facts: contradicting })
  }
}

/** What would stand without `next`, among the facts whose place it took by the order of documents; several contradict. */
function standingWithout(state: LedgerState, next: Fact): Fact[] {
  const older = factsIn(state, next).filter((fact) => amendingDocument(state, fact, next) !== null)
  const facts = new Map(older.map((fact) => [fact.fact, fact]))
  return slotVerdict({ ...state, facts }, next, new Set()).tops
}

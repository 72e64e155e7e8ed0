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
  const facts = unconfirmedChanges(working.state, document).flatMap((next) => {
    const fact = replacedBy(working.state, next)
    return fact === null ? [] : [{ fact: fact.fact, key: next.key, next: next.fact }]
  })
  const confirmed = verdict === "confirmed"
  working.write({ type: "change-decided", version: 1, document, confirmed, facts, by: person })
}

/** What would stand without `next`: the best of those whose place it took by the order of documents. */
function replacedBy(state: LedgerState, next: Fact): Fact | null {
  const older = factsIn(state, next).filter((fact) => amendingDocument(state, fact, next) !== null)
  const without = new Map([...state.facts].filter(([id]) => id !== next.fact))
  const links = new Set(older.flatMap((fact) => (fact.supersededBy === next.fact ? fact.fact : [])))
  const { tops } = slotVerdict({ ...state, facts: without }, next, links)
  return tops.find((fact) => older.includes(fact)) ?? state.facts.get(next.supersedes ?? "") ?? null
}

// Decides what goes when a wrong file is withdrawn: its facts, what they had superseded, its items. It deletes nothing.

import { slotsOf } from "@/lib/bids/decide-order"
import { settleItems } from "@/lib/bids/settle-items"
import { settleSlot } from "@/lib/bids/settle-slot"
import { amendingDocument, liveSources, slotVerdict } from "@/lib/bids/slot-verdict"
import { guardFor, type WorkingLedger, workOn } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { PersonRef } from "@/lib/core/events/shared"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

export type Withdrawal = { document: string; why: string; person: PersonRef; at: string }

/** Refused for a document that is not here or was withdrawn before. Facts with another source in force stay. */
export function withdrawDocument(
  state: LedgerState,
  { document, why, person, at }: Withdrawal,
): { events: LedgerEvent[]; guard: string[] } | { refused: string } {
  const found = state.documents.get(document)
  if (found === undefined) return { refused: "There is no such document here." }
  if (found.withdrawn !== null) return { refused: `${found.name} was withdrawn before: ${found.withdrawn}` }
  const explained = explainedByOrder(state)
  const working = workOn(state, at)
  working.write({ type: "document-withdrawn", version: 1, document, why, by: person })
  for (const fact of state.facts.values()) {
    if (fact.status !== "withdrawn" && liveSources(working.state, fact).length === 0) {
      withdrawFact(working, fact, { why: `${found.name} was withdrawn: ${why}`, document, explained })
    }
  }
  const recorder = { person }
  for (const slot of slotsOf(working.state))
    settleSlot(working, { slot, overturned: explained, decidedBy: null, recorder })
  settleItems(working, recorder)
  const keys = [...new Set([...state.facts.values()].map((fact) => `fact:${fact.key}`))]
  return { events: working.events, guard: guardFor(working.events, keys) }
}

type FactWithdrawal = { why: string; document: string; explained: ReadonlySet<string> }

function withdrawFact(working: WorkingLedger, fact: Fact, { why, document, explained }: FactWithdrawal) {
  const { tops } = slotVerdict(working.state, fact, explained)
  const [standing] = tops
  const restores = tops.length === 1 && standing?.status === "superseded" ? standing.fact : null
  working.write({ type: "fact-withdrawn", version: 1, fact: fact.fact, key: fact.key, why, restores, by: { document } })
}

/** Supersessions that the order of documents explained while all were in force: without one of them they are weighed anew. */
function explainedByOrder(state: LedgerState): Set<string> {
  return new Set(
    [...state.facts.values()].flatMap((fact) => {
      const next = state.facts.get(fact.supersededBy ?? "")
      return next !== undefined && amendingDocument(state, fact, next) !== null ? fact.fact : []
    }),
  )
}

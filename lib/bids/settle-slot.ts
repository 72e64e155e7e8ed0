// Brings the recorded fate of one slot's facts to what its documents and rulings say, by writing events. It raises items only for repeats.

import { isInChain } from "@/lib/bids/document-chain"
import { repeatedValueItem } from "@/lib/bids/items"
import { amendingDocument, documentsOf, factsIn, liveSources, type Slot, slotVerdict } from "@/lib/bids/slot-verdict"
import type { WorkingLedger } from "@/lib/bids/working-ledger"
import type { PersonRef, Recorder } from "@/lib/core/events/shared"
import type { Fact } from "@/lib/core/ledger-state"

export type Settling = {
  slot: Slot
  /** Facts whose recorded supersession no longer counts. */
  overturned: ReadonlySet<string>
  /** The person whose decision on an order, seen with its values, this is; null where documents alone speak. */
  decidedBy: PersonRef | null
  recorder: Recorder
}

/**
 * Writes what is missing so that the slot's one standing fact is current, what it beats is superseded, and facts that
 * contradict each other are in conflict. A change a document makes is unconfirmed until a person has seen it.
 * Writes nothing when all is so already.
 */
export function settleSlot(working: WorkingLedger, settling: Settling): void {
  const { tops, beaten } = slotVerdict(working.state, settling.slot, settling.overturned)
  for (const { fact, by } of beaten) {
    const next = by.find((other) => tops.includes(other)) ?? by[0]
    if (next !== undefined && !isSettled(fact, by)) giveWay(working, settling, fact, next)
  }
  const [only] = tops
  if (only !== undefined && tops.length === 1) makeCurrent(working, only)
  else markConflict(working, settling.slot.key, tops)
  noteRepeats(working, settling)
}

// What stands recorded and still holds is left as it is, confirmed or not.
const isSettled = (fact: Fact, by: Fact[]) =>
  fact.status === "superseded" && by.some((other) => other.fact === fact.supersededBy)

function giveWay(working: WorkingLedger, { slot, decidedBy }: Settling, fact: Fact, next: Fact) {
  const now = working.state.facts.get(next.fact) ?? next
  const document = amendingDocument(working.state, fact, now)
  if (decidedBy !== null && fact.status === "in conflict") {
    const others = [fact.fact]
    working.write({
      type: "conflict-resolved",
      version: 1,
      key: slot.key,
      chosen: next.fact,
      others,
      by: "document order",
    })
  }
  working.write({
    type: "fact-superseded",
    version: 1,
    fact: fact.fact,
    key: slot.key,
    next: next.fact,
    document,
    confirmed: document === null || decidedBy !== null || (now.supersedes !== null && now.confirmed),
  })
}

function makeCurrent(working: WorkingLedger, fact: Fact) {
  const status = working.state.facts.get(fact.fact)?.status
  if (status === "current") return
  working.write({
    type: "conflict-resolved",
    version: 1,
    key: fact.key,
    chosen: fact.fact,
    others: [],
    by: "document order",
  })
}

function markConflict(working: WorkingLedger, key: string, tops: Fact[]) {
  const facts = tops.map((fact) => fact.fact)
  if (facts.every((fact) => working.state.facts.get(fact)?.status === "in conflict")) return
  working.write({ type: "facts-conflicted", version: 1, key, facts })
}

/** A file outside the tender's chain that still says what was superseded: a finding, raised once a file. */
function noteRepeats(working: WorkingLedger, { slot, recorder }: Settling) {
  for (const fact of factsIn(working.state, slot)) {
    if (fact.status !== "superseded" || !documentsOf(working.state, fact).some((id) => isInChain(working.state, id)))
      continue
    for (const source of liveSources(working.state, fact)) {
      if (source.from !== "document" || isInChain(working.state, source.document)) continue
      const { document } = source
      const isKnown = working.state.repeats.some(
        (repeat) =>
          repeat.fact === fact.fact && repeat.source.from === "document" && repeat.source.document === document,
      )
      if (isKnown) continue
      working.write({ type: "old-value-repeated", version: 1, key: slot.key, fact: fact.fact, source, by: recorder })
      working.write(repeatedValueItem(working.state, fact, document, recorder))
    }
  }
}

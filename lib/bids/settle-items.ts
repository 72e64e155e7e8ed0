// Opens and closes items so that exactly what waits for a person is open. It never touches facts, nor items of calls that wait.

import { compareDocuments, undecidedGroups } from "@/lib/bids/document-chain"
import { conditionKey } from "@/lib/bids/equal-facts"
import { conflictItem, documentChangeItem, documentOrderItem, unconfirmedChanges } from "@/lib/bids/items"
import { documentsOf } from "@/lib/bids/slot-verdict"
import type { WorkingLedger } from "@/lib/bids/working-ledger"
import type { Recorder } from "@/lib/core/events/shared"
import type { Fact, Item, LedgerState } from "@/lib/core/ledger-state"

/** One open item a document that changes facts unconfirmed, one a group of documents without order, one a conflict not tied to such a group. */
export function settleItems(working: WorkingLedger, recorder: Recorder): void {
  settleOrders(working, recorder)
  settleConflicts(working, recorder)
  settleChanges(working, recorder)
  settleRepeats(working)
}

/** Conflicting facts, a group each key and condition. */
export function conflicts(state: LedgerState): Fact[][] {
  const groups = new Map<string, Fact[]>()
  for (const fact of state.facts.values()) {
    if (fact.status !== "in conflict") continue
    const slot = `${fact.key} ${conditionKey(fact.condition)}`
    groups.set(slot, [...(groups.get(slot) ?? []), fact])
  }
  return [...groups.values()]
}

/** Whether a conflict waits for the order of documents alone, and so has no item of its own. */
export function isTiedToOrder(state: LedgerState, facts: readonly Fact[]): boolean {
  const undecided = openItems(state, "document-order").map((item) => item.about.documents)
  return facts.some((fact) =>
    facts.some((other) =>
      documentsOf(state, fact).some((left) =>
        documentsOf(state, other).some(
          (right) =>
            compareDocuments(state, left, right) === "undecided" &&
            undecided.some((documents) => documents.includes(left) && documents.includes(right)),
        ),
      ),
    ),
  )
}

export function openItems(state: LedgerState, kind: Item["kind"]): Item[] {
  return [...state.items.values()].filter((item) => item.kind === kind && item.state.is === "open")
}

function settleOrders(working: WorkingLedger, recorder: Recorder) {
  const due = undecidedGroups(working.state)
  const isSame = (item: Item, documents: string[]) => sameMembers(item.about.documents, documents)
  for (const item of openItems(working.state, "document-order")) {
    if (!due.some((documents) => isSame(item, documents)))
      close(working, item, "the documents in question are others now")
  }
  for (const documents of due) {
    if (openItems(working.state, "document-order").some((item) => isSame(item, documents))) continue
    working.write(documentOrderItem(working.state, documents, recorder))
  }
}

function settleConflicts(working: WorkingLedger, recorder: Recorder) {
  const due = conflicts(working.state).filter((facts) => !isTiedToOrder(working.state, facts))
  const isSame = (item: Item, facts: Fact[]) =>
    sameMembers(
      item.about.facts,
      facts.map((fact) => fact.fact),
    )
  for (const item of openItems(working.state, "conflict")) {
    if (!due.some((facts) => isSame(item, facts))) close(working, item, "the values in question are others now")
  }
  for (const facts of due) {
    if (openItems(working.state, "conflict").some((item) => isSame(item, facts))) continue
    working.write(conflictItem(working.state, facts, recorder))
  }
}

function settleChanges(working: WorkingLedger, recorder: Recorder) {
  const due = [...working.state.documents.keys()].filter(
    (document) => unconfirmedChanges(working.state, document).length > 0,
  )
  const open = openItems(working.state, "document-change")
  for (const item of open) {
    const { document } = item.about
    if (document === null || !due.includes(document)) close(working, item, "nothing it changed waits any more")
  }
  for (const document of due) {
    if (open.some((item) => item.about.document === document)) continue
    working.write(documentChangeItem(working.state, document, recorder))
  }
}

function settleRepeats(working: WorkingLedger) {
  for (const item of openItems(working.state, "repeated-value")) {
    const { document, facts } = item.about
    const isGone = document !== null && working.state.documents.get(document)?.withdrawn !== null
    const repeated = working.state.facts.get(facts[0] ?? "")
    if (isGone) close(working, item, "the document was withdrawn")
    else if (repeated?.status !== "superseded") close(working, item, "the value is no longer an old one")
  }
}

function close(working: WorkingLedger, item: Item, why: string) {
  working.write({ type: "item-closed", version: 1, item: item.item, why })
}

const sameMembers = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((member) => right.includes(member))

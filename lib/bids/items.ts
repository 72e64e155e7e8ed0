// Makes the items a ledger raises for a person, and the one line each asks to decide. It never decides when one is due.

import { factLabel, factText } from "@/lib/bids/fact-text"
import { assertNever } from "@/lib/core/assert-never"
import type { ItemKind, ItemRaised } from "@/lib/core/events/decision"
import type { Recorder } from "@/lib/core/events/shared"
import type { Fact, Item, LedgerState } from "@/lib/core/ledger-state"

/** What raises items besides a call: settling after a decision, or documents coming in. */
export const preparedBy = (recorder: Recorder): string => ("person" in recorder ? recorder.person.name : recorder.agent)

/** Confirm what one document changes. `decision` names no values: more changes may join while it is open. */
export function documentChangeItem(state: LedgerState, document: string, recorder: Recorder): ItemRaised {
  const facts = unconfirmedChanges(state, document).map((fact) => fact.fact)
  return raise(state, {
    kind: "document-change",
    decision: `Confirm what ${documentName(state, document)} changes?`,
    about: { document, facts },
    recorder,
  })
}

/** `documents` in the order proposed, oldest first; confirming the item takes that order. */
export function documentOrderItem(state: LedgerState, documents: string[], recorder: Recorder): ItemRaised {
  const names = documents.map((document) => documentName(state, document))
  return raise(state, {
    kind: "document-order",
    decision: `Were these issued in this order: ${names.join(", then ")}?`,
    about: { documents },
    recorder,
  })
}

export function conflictItem(state: LedgerState, facts: Fact[], recorder: Recorder): ItemRaised {
  const key = facts[0]?.key ?? ""
  return raise(state, {
    kind: "conflict",
    decision: conflictLine(facts),
    about: { key, facts: facts.map((fact) => fact.fact) },
    recorder,
  })
}

/** `fact` is the superseded one whose value the document repeats. */
export function repeatedValueItem(state: LedgerState, fact: Fact, document: string, recorder: Recorder): ItemRaised {
  const current = standingBeside(state, fact)
  return raise(state, {
    kind: "repeated-value",
    decision: repeatedLine(state, fact, current, document),
    about: { document, key: fact.key, facts: [fact.fact, ...(current ? [current.fact] : [])] },
    recorder,
  })
}

/** The decision needed, as the ledger stands now: an open item's own line may have been written before more joined it. */
export function decisionLine(state: LedgerState, item: Item): string {
  switch (item.kind) {
    case "document-change":
      return item.state.is === "open" && item.about.document ? changeLine(state, item.about.document) : item.decision
    case "document-order":
    case "conflict":
    case "repeated-value":
    case "failed-read-back":
    case "draft":
    case "unknown-outcome":
      return item.decision
    default:
      return assertNever(item.kind)
  }
}

/** Current facts that stand by this document's word and wait for a person to confirm it. */
export function unconfirmedChanges(state: LedgerState, document: string): Fact[] {
  return [...state.facts.values()].filter(
    (fact) => fact.status === "current" && !fact.confirmed && fact.changedBy === document,
  )
}

/** The fact that stands where `fact` no longer does; null while none does. */
export function standingBeside(state: LedgerState, fact: Fact): Fact | null {
  let here: Fact | undefined = fact
  const seen = new Set<string>()
  while (here && here.status !== "current" && here.supersededBy && !seen.has(here.fact)) {
    seen.add(here.fact)
    here = state.facts.get(here.supersededBy)
  }
  return here?.status === "current" ? here : null
}

export function documentName(state: LedgerState, document: string): string {
  return state.documents.get(document)?.name ?? document
}

export function joined(parts: readonly string[], word: "and" | "or"): string {
  const last = parts.at(-1) ?? ""
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`
}

type Raised = {
  kind: ItemKind
  decision: string
  about: Partial<ItemRaised["about"]>
  recorder: Recorder
}

function raise(state: LedgerState, { kind, decision, about, recorder }: Raised): ItemRaised {
  const empty = { document: null, documents: [], key: null, facts: [], receipt: null, draft: null }
  return {
    type: "item-raised",
    version: 1,
    item: itemId(state, kind, about.document ?? about.key ?? null),
    kind,
    decision,
    about: { ...empty, ...about },
    problems: [],
    waiting: null,
    preparedBy: preparedBy(recorder),
  }
}

/** The same for whoever raises it from the same state, so that two at once cannot both raise it. */
function itemId(state: LedgerState, kind: ItemKind, subject: string | null): string {
  const stem = ["item", state.id, kind, ...(subject ? [subject] : [])].join("_")
  let count = 1
  while (state.items.has(`${stem}_${count}`)) count += 1
  return `${stem}_${count}`
}

function changeLine(state: LedgerState, document: string): string {
  const changes = unconfirmedChanges(state, document).map((fact) => `${factLabel(fact.key)} to ${factText(fact)}`)
  const name = documentName(state, document)
  return changes.length === 0
    ? `Confirm what ${name} changes?`
    : `Confirm that ${name} changes ${joined(changes, "and")}?`
}

function conflictLine(facts: Fact[]): string {
  const condition = facts[0]?.condition
  const label = `${factLabel(facts[0]?.key ?? "")}${condition ? ` (${condition})` : ""}`
  return `Which ${label} holds: ${joined(facts.map(factText), "or")}?`
}

function repeatedLine(state: LedgerState, fact: Fact, current: Fact | null, document: string): string {
  const standing = current === null ? "which was superseded" : `which is now ${factText(current)}`
  return `${documentName(state, document)} still says ${factLabel(fact.key)} ${factText(fact)}, ${standing}. Which holds?`
}

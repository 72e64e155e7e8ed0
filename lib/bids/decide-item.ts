// Decides an item once: a person's decision becomes events and, where a call waits, the mail that fills it. It never asks whether they may.

import { decideChange } from "@/lib/bids/decide-change"
import { decideConflict, decideRepeat } from "@/lib/bids/decide-conflict"
import { decideDraft } from "@/lib/bids/decide-draft"
import { writeOrder } from "@/lib/bids/decide-order"
import { decideReadBack } from "@/lib/bids/decide-read-back"
import { notTaken, type Ruled, type Ruling } from "@/lib/bids/ruling"
import { settleItems } from "@/lib/bids/settle-items"
import { signedSubjects } from "@/lib/bids/signed-subjects"
import { guardFor, type Surroundings, workOn } from "@/lib/bids/working-ledger"
import { assertNever } from "@/lib/core/assert-never"
import type { Decision } from "@/lib/core/events/decision"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { Mail } from "@/lib/core/events/mail"
import type { PersonRef } from "@/lib/core/events/shared"
import type { Item, LedgerState } from "@/lib/core/ledger-state"

export type ItemDecision = { item: string; decision: Decision; person: PersonRef }

/** `mail` fills the call that waited for the decision; null where none did. */
export type ItemOutcome =
  | { events: LedgerEvent[]; guard: string[]; mail: { exchange: string; mail: Mail & { kind: "decision" } } | null }
  | { refused: string }

/** The first decision counts: later ones are refused with who decided, and when. */
export function decideItem(state: LedgerState, given: ItemDecision, surroundings: Surroundings): ItemOutcome {
  const item = state.items.get(given.item)
  if (item === undefined) return { refused: "There is no such item here." }
  const over = whyOver(item)
  if (over !== null) return { refused: over }
  const { decision, person } = given
  const working = workOn(state, surroundings.at)
  const ruled = rule({ working, item, decision, person, surroundings })
  if ("refused" in ruled) return ruled
  working.write({ type: "item-decided", version: 1, item: item.item, decision, by: person })
  settleItems(working, { person })
  const keys = item.about.facts.flatMap((fact) => `fact:${state.facts.get(fact)?.key ?? ""}`)
  const guard = guardFor(working.events, [...keys, ...(item.kind === "draft" ? signedSubjects(state) : [])])
  return { events: working.events, guard, mail: decisionMail(given, item, ruled) }
}

function rule(ruling: Ruling): Ruled {
  switch (ruling.item.kind) {
    case "document-change":
      return decideChange(ruling)
    case "document-order":
      return decideOrderItem(ruling)
    case "conflict":
      return decideConflict(ruling)
    case "repeated-value":
      return decideRepeat(ruling)
    case "failed-read-back":
      return decideReadBack(ruling)
    case "draft":
      return decideDraft(ruling)
    case "unknown-outcome":
      return { refused: "What a call did is said where the call was made, not here." }
    default:
      return assertNever(ruling.item.kind)
  }
}

function decideOrderItem({ working, item, decision, person, surroundings }: Ruling): Ruled {
  switch (decision.decision) {
    case "confirm":
    case "set order": {
      const documents = decision.decision === "confirm" ? item.about.documents : decision.documents
      const left = item.about.documents.find((document) => !documents.includes(document))
      if (left !== undefined) return { refused: "The order must name every document in question." }
      return (
        writeOrder(working, { documents, person, at: surroundings.at }) ?? {
          content: { decision: decision.decision },
          gate: null,
        }
      )
    }
    case "reject":
      return { content: { decision: "reject", reason: decision.reason }, gate: null }
    default:
      return notTaken(decision, "confirm, set order, reject")
  }
}

function whyOver(item: Item): string | null {
  switch (item.state.is) {
    case "open":
      return null
    case "decided":
      return `${item.state.by.name} decided this at ${item.state.at}: ${item.state.decision.decision}.`
    case "closed":
      return `Nothing is left to decide: ${item.state.why}.`
    default:
      return assertNever(item.state)
  }
}

function decisionMail(given: ItemDecision, item: Item, ruled: Exclude<Ruled, { refused: string }>) {
  if (item.waiting === null) return null
  const { exchange, call } = item.waiting
  return {
    exchange,
    mail: {
      kind: "decision" as const,
      call,
      item: item.item,
      person: given.person,
      decision: given.decision.decision,
      content: JSON.stringify(ruled.content),
      gate: ruled.gate,
    },
  }
}

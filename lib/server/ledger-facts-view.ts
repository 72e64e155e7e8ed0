// Lays a ledger's facts out as its Facts tab shows them: conflicts on top, then groups, each value with its history. Changes nothing.
import { conflicts } from "@/lib/bids/settle-items"
import { factKey, tenderVocabulary } from "@/lib/bids/vocabulary"
import { FactGroup } from "@/lib/bids/vocabulary-fact"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"
import type { FactSlot, HistoryLine, LedgerFacts } from "@/lib/views/ledger-facts"
import { groupTitles } from "@/lib/views/ledger-keys"
import { factHistories, slotName } from "./fact-history-view"
import { factView } from "./fact-view"

/** `events` are all of the ledger's, in order. */
export function ledgerFactsView(state: LedgerState, events: readonly Recorded<LedgerEvent>[]): LedgerFacts {
  const histories = factHistories(state, events)
  const slots = [...slotsByName(state).values()].sort(bySlotOrder)
  const groups = everyGroup.map((group) => ({
    group,
    title: group === "other" ? "Other" : groupTitles[group],
    slots: slots
      .filter(([first]) => groupOf(first) === group)
      .map((facts) => ({ ...slotView(state, facts), history: historyOf(histories, facts) })),
  }))
  return {
    conflicts: conflicts(state).map((facts) => {
      const views = facts.map((fact) => factView(state, fact))
      return {
        id: facts[0]?.fact ?? "",
        item: views[0]?.item ?? null,
        facts: views,
        history: historyOf(histories, facts),
      }
    }),
    groups: groups
      .map((group) => ({ ...group, slots: group.slots.filter(({ current, before }) => current || before.length > 0) }))
      .filter((group) => group.slots.length > 0),
    instructions: [...state.instructions.values()].map((given) => ({
      instruction: given.instruction,
      exchange: given.exchange,
      quote: given.quote,
      mustNotMention: given.mustNotMention,
      by: given.person.name,
      at: given.at,
      revoked: given.revoked,
    })),
  }
}

const everyGroup = [...FactGroup.options, "other"] as const
type Group = (typeof everyGroup)[number]

const groupOf = (fact: Fact | undefined): Group => (fact && factKey(fact.key)?.group) ?? "other"

function slotsByName(state: LedgerState): Map<string, Fact[]> {
  const slots = new Map<string, Fact[]>()
  for (const fact of state.facts.values()) {
    const name = slotName(fact)
    slots.set(name, [...(slots.get(name) ?? []), fact])
  }
  return slots
}

/** Conflicting facts stand on top of the page, not here; what they replaced stays beneath its own key. */
function slotView(state: LedgerState, facts: Fact[]): Omit<FactSlot, "history"> {
  const current = facts.find((fact) => fact.status === "current")
  const before = facts
    .filter((fact) => fact.status === "superseded" || fact.status === "withdrawn")
    .sort((a, b) => b.position - a.position)
  return {
    current: current ? factView(state, current) : null,
    before: before.map((fact) => factView(state, fact)),
  }
}

function historyOf(histories: ReadonlyMap<string, HistoryLine[]>, [first]: Fact[]): HistoryLine[] {
  return first ? (histories.get(slotName(first)) ?? []) : []
}

function bySlotOrder([left]: Fact[], [right]: Fact[]): number {
  return placeOf(left) - placeOf(right) || compare(left?.condition ?? "", right?.condition ?? "")
}

const places = new Map(tenderVocabulary.map(({ key }, index) => [key, index]))
const placeOf = (fact: Fact | undefined) => places.get(fact?.key ?? "") ?? places.size
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

// Tells what happened to the values of each key and condition, in order: found, replaced, confirmed, chosen, withdrawn. Judges nothing.
import { conditionKey } from "@/lib/bids/equal-facts"
import { factText } from "@/lib/bids/fact-text"
import { documentName, joined, preparedBy } from "@/lib/bids/items"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"
import type { HistoryLine } from "@/lib/views/ledger-facts"
import { sourceView } from "./fact-view"

/** Lines by the name of their slot. `events` are all of the ledger's, in order, and `state` is what they fold to. */
export function factHistories(
  state: LedgerState,
  events: readonly Recorded<LedgerEvent>[],
): ReadonlyMap<string, HistoryLine[]> {
  const histories = new Map<string, HistoryLine[]>()
  for (const { event, at, sequence } of events) {
    for (const { fact, ...said } of linesOf(state, event)) {
      const known = state.facts.get(fact)
      if (!known) continue
      const line = { position: sequence, at, ...said }
      histories.set(slotName(known), [...(histories.get(slotName(known)) ?? []), line])
    }
  }
  return histories
}

/** Facts of one key and condition share a slot. */
export function slotName({ key, condition }: Pick<Fact, "key" | "condition">): string {
  return `${key} ${conditionKey(condition)}`
}

type Said = { fact: string } & Pick<HistoryLine, "what" | "by" | "source">

function linesOf(state: LedgerState, event: LedgerEvent): Said[] {
  const text = (fact: string) => textOf(state, fact)
  switch (event.type) {
    case "fact-recorded":
      return [
        {
          fact: event.fact,
          what: `${text(event.fact)} was recorded`,
          by: preparedBy(event.by),
          source: sourceView(state, event.source),
        },
      ]
    case "fact-sourced":
      return [
        {
          fact: event.fact,
          what: `${text(event.fact)} was found again`,
          by: preparedBy(event.by),
          source: sourceView(state, event.source),
        },
      ]
    case "fact-superseded": {
      const waits = event.confirmed ? "" : ", to be confirmed"
      const by = event.document === null ? null : documentName(state, event.document)
      const what = `${text(event.next)} took the place of ${text(event.fact)}${waits}`
      return [{ fact: event.next, what, by, source: null }]
    }
    case "change-decided":
      return event.facts.map(({ fact, next }) => ({
        fact: next,
        what: event.confirmed
          ? `${text(next)} was confirmed`
          : `${text(next)} was rejected: ${text(fact)} stands again`,
        by: event.by.name,
        source: null,
      }))
    case "facts-conflicted": {
      const [first] = event.facts
      const what = `In conflict: ${joined(event.facts.map(text), "or")}`
      return first ? [{ fact: first, what, by: null, source: null }] : []
    }
    case "conflict-resolved":
      return [
        {
          fact: event.chosen,
          what: `${text(event.chosen)} was chosen over ${joined(event.others.map(text), "and")}`,
          by: event.by === "document order" ? "the order of the documents" : event.by.name,
          source: null,
        },
      ]
    case "old-value-repeated":
      return [
        {
          fact: event.fact,
          what: `${text(event.fact)}, already replaced, was found again`,
          by: preparedBy(event.by),
          source: sourceView(state, event.source),
        },
      ]
    case "fact-withdrawn": {
      const again = event.restores ? `; ${text(event.restores)} stands again` : ""
      const by = "document" in event.by ? documentName(state, event.by.document) : event.by.name
      return [{ fact: event.fact, what: `${text(event.fact)} was withdrawn: ${event.why}${again}`, by, source: null }]
    }
    default:
      return []
  }
}

function textOf(state: LedgerState, id: string): string {
  const fact = state.facts.get(id)
  return fact ? factText(fact) : id
}

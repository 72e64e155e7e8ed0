// One row a fact with what became of it, so that lists need not fold whole ledgers. Never merges or judges values.
import type { Recorded } from "../events/event"
import type { FactStatus } from "../ledger-state"
import type { Projection, RowChange } from "./projection"

/** The row's `state` is the status that the ledger's fold gives the fact. */
export const factProjection: Projection = {
  name: "fact",
  tables: ["FactRow"],
  apply: (recorded) => recorded.flatMap(changesOf),
}

function changesOf({ event, stream, at }: Recorded): RowChange[] {
  switch (event.type) {
    case "fact-recorded":
      return [
        {
          change: "insert",
          table: "FactRow",
          id: event.fact,
          row: {
            ledger: stream,
            key: event.key,
            condition: event.condition,
            raw: event.raw,
            value: event.value,
            state: "current",
            exchange: "exchange" in event.by ? event.by.exchange : null,
            at,
          },
        },
      ]
    case "fact-superseded":
      return [become(event.fact, stream, "superseded"), become(event.next, stream, "current")]
    case "change-decided":
      if (event.confirmed) return []
      return event.facts.flatMap(({ fact, next }) => [
        become(next, stream, "superseded"),
        become(fact, stream, "current"),
      ])
    case "facts-conflicted":
      return event.facts.map((fact) => become(fact, stream, "in conflict"))
    case "conflict-resolved":
      return [
        ...event.others.map((other) => become(other, stream, "superseded")),
        become(event.chosen, stream, "current"),
      ]
    case "fact-withdrawn":
      return [
        become(event.fact, stream, "withdrawn"),
        ...(event.restores ? [become(event.restores, stream, "current")] : []),
      ]
    default:
      return []
  }
}

function become(fact: string, ledger: string, state: FactStatus): RowChange {
  return { change: "update", table: "FactRow", id: fact, set: { state }, onlyIf: { ledger } }
}

// One row an item that waits, or waited, for a manager. Never a question: those have rows of their own.
import type { Recorded } from "../events/event"
import type { Projection, RowChange } from "./projection"

/** An item ends once: later decisions or closings leave the row as it is. `decided` is {decision, by} or {why}. */
export const itemProjection: Projection = {
  name: "item",
  tables: ["ItemRow"],
  apply: (recorded) => recorded.flatMap(changesOf),
}

function changesOf({ event, stream, at }: Recorded): RowChange[] {
  switch (event.type) {
    case "item-raised": {
      const { about, problems, waiting, preparedBy } = event
      return [
        {
          change: "insert",
          table: "ItemRow",
          id: event.item,
          row: {
            ledger: stream,
            kind: event.kind,
            decision: event.decision,
            data: { about, problems, waiting, preparedBy },
            state: "open",
            raisedAt: at,
          },
        },
      ]
    }
    case "item-decided":
      return [
        end(event.item, stream, { state: "decided", decided: { decision: event.decision, by: event.by }, endedAt: at }),
      ]
    case "item-closed":
      return [end(event.item, stream, { state: "closed", decided: { why: event.why }, endedAt: at })]
    default:
      return []
  }
}

type End = { state: "decided" | "closed"; decided: { [key: string]: unknown }; endedAt: string }

function end(item: string, ledger: string, set: End): RowChange {
  return { change: "update", table: "ItemRow", id: item, set, onlyIf: { state: "open", ledger } }
}

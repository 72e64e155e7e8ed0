// One row a question, from the record of the exchange that asked it. Never counts what an ancestor was told on the way.
import type { Recorded } from "../events/event"
import type { Projection, ProjectionContext, RowChange } from "./projection"

/** A question ends once: later answers or withdrawals leave the row as it is. */
export const questionProjection: Projection = {
  name: "question",
  tables: ["QuestionRow"],
  apply: (recorded, context) => recorded.flatMap((one) => changesOf(one, context)),
}

function changesOf({ event, stream, at }: Recorded, context: ProjectionContext): RowChange[] {
  const heading = context.heading(stream)
  if (heading.kind !== "exchange") return []
  // An answer stands in the ancestors' records too; only the asker's own moves the row.
  const stillOpen = { exchange: stream, state: "open" }
  switch (event.type) {
    case "question-asked": {
      const { choices, factKey, why, withoutAnswer, path } = event
      return [
        {
          change: "insert",
          table: "QuestionRow",
          id: event.question,
          row: {
            exchange: stream,
            call: event.call,
            root: heading.root,
            ledger: heading.ledger,
            text: event.text,
            data: { choices, factKey, why, withoutAnswer, path },
            audience: event.audience,
            state: "open",
            askedAt: at,
          },
        },
      ]
    }
    case "question-answered":
      return [
        {
          change: "update",
          table: "QuestionRow",
          id: event.question,
          set: { state: "answered", answer: event.text, answeredBy: event.by, endedAt: at },
          onlyIf: stillOpen,
        },
      ]
    case "question-withdrawn":
      return [
        {
          change: "update",
          table: "QuestionRow",
          id: event.question,
          set: { state: "withdrawn", endedAt: at },
          onlyIf: stillOpen,
        },
      ]
    default:
      return []
  }
}

// One row an exchange, for lists and headers. Never says who holds the exchange: that is the claim's, not the log's.
import { assertNever } from "../assert-never"
import type { Recorded } from "../events/event"
import type { Mail } from "../events/mail"
import type { Cell, Projection, RowChange } from "./projection"

/**
 * State of the row:
 * - `running` from its opening, from mail that wakes it or goes on with it, and from each model request on;
 * - `waiting` once it asked a question or a call awaits a decision, until other mail than a person's ordinary message;
 * - `settled` once its activation ended.
 * An exchange that let go while its children run stays `running` here: readers show one that is neither settled nor
 * runnable as waiting.
 */
export const exchangeProjection: Projection = {
  name: "exchange",
  tables: ["ExchangeRow"],
  apply: (recorded, context) =>
    recorded.filter(({ stream }) => context.heading(stream).kind === "exchange").flatMap(changesOf),
}

function changesOf(recorded: Recorded): RowChange[] {
  const { event, stream, at } = recorded
  switch (event.type) {
    case "exchange-opened":
      return [
        {
          change: "insert",
          table: "ExchangeRow",
          id: stream,
          row: {
            root: event.root,
            caller: event.caller?.exchange ?? null,
            callerCall: event.caller?.call ?? null,
            kind: event.kind,
            agent: event.agent,
            depth: event.depth,
            ledger: event.ledger,
            ownerId: event.owner?.id ?? null,
            title: event.title,
            request: event.openingRequest ?? "",
            state: "running",
            activation: 0,
            calls: 0,
            questions: 0,
            requests: 0,
            openedAt: at,
            updatedAt: at,
          },
        },
      ]
    case "exchange-titled":
      return [set(recorded, { title: event.title })]
    case "activation-settled":
      return [
        set(recorded, {
          state: "settled",
          activation: event.activation,
          reason: event.reason,
          detail: event.detail,
          note: event.note,
          settledAt: at,
        }),
      ]
    case "model-requested":
      return [set(recorded, { ...running, activation: event.activation }), add(stream, "requests")]
    case "call-started":
      return [set(recorded, {}), add(stream, "calls")]
    case "call-awaiting":
      return [set(recorded, { state: "waiting" })]
    case "question-asked":
      return [set(recorded, { state: "waiting" }), add(stream, "questions")]
    case "mail-accepted":
      return [set(recorded, {}), ...mailChanges(recorded, event.mail)]
    default:
      return [set(recorded, {})]
  }
}

/** Wakes exactly what the loop wakes: a settled exchange stays settled under mail that only waits for its next activation. */
function mailChanges(recorded: Recorded, mail: Mail): RowChange[] {
  const goesOn: RowChange = { ...set(recorded, running), onlyIf: { state: "waiting" } }
  const wakes: RowChange = { ...set(recorded, running), onlyIf: { state: "settled" } }
  switch (mail.kind) {
    case "message":
      return [wakes, { ...set(recorded, { request: mail.text }), onlyIf: { request: "" } }]
    case "interjection":
    case "retry":
      return [goesOn, wakes]
    case "notice":
      return [goesOn, { ...wakes, onlyIf: { state: "settled", reason: "finished", kind: "conversation" } }]
    case "result":
    case "answer":
    case "decision":
      return [goesOn]
    default:
      return assertNever(mail)
  }
}

const running: Record<string, Cell> = { state: "running", reason: null, detail: null, settledAt: null }

function set({ stream, at }: Recorded, columns: Record<string, Cell>): RowChange & { change: "update" } {
  return { change: "update", table: "ExchangeRow", id: stream, set: { ...columns, updatedAt: at }, onlyIf: {} }
}

function add(stream: string, column: string): RowChange {
  return { change: "increment", table: "ExchangeRow", id: stream, by: { [column]: 1 } }
}

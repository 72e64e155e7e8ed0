// What a projection is: events in, row changes out. Never reads a row and never knows how rows are kept.
import type { Recorded } from "../events/event"

/**
 * Derives rows of its tables from events, in the commit that appends them and again when the log is replayed.
 * Law: a row follows from the events of one stream alone, so that a replay may take stream after stream in any order.
 * `apply` is pure; `recorded` stand in the order of their streams, and `context` knows every stream among them.
 */
export type Projection = {
  name: string
  /** Tables that this projection alone writes. Each has the primary key `id`. */
  tables: readonly string[]
  apply(recorded: Recorded[], context: ProjectionContext): RowChange[]
}

export type ProjectionContext = { heading(stream: string): StreamHeading }

/** What is fixed about a stream from its opening on. */
export type StreamHeading =
  | { kind: "exchange"; root: string; ledger: string }
  /** A ledger's stream: `ledger` is the stream's own id. */
  | { kind: "ledger"; ledger: string }

/** What a column holds: text, a number, null, or JSON. Moments are ISO 8601 text. */
export type Cell = string | number | null | { [key: string]: unknown } | readonly unknown[]

export type RowChange =
  /** Columns left out are null. An id that exists is a broken assumption. */
  | { change: "insert"; table: string; id: string; row: Record<string, Cell> }
  /** Nothing happens where the row is missing or a column named in `onlyIf` holds something else. */
  | { change: "update"; table: string; id: string; set: Record<string, Cell>; onlyIf: Record<string, string> }
  /** Adds whole numbers to columns; nothing happens where the row is missing. */
  | { change: "increment"; table: string; id: string; by: Record<string, number> }

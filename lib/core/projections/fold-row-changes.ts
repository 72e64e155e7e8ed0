// Applies row changes to rows in memory, so that one read and one write do for a whole commit. Knows no table.
import { assertNever } from "../assert-never"
import type { Cell, RowChange } from "./projection"

export type Row = Record<string, Cell>
/** Rows by table and then by id. Each row holds its `id` too. */
export type Rows = Map<string, Map<string, Row>>

/**
 * What to write after `changes`, in their order, onto the rows that exist. Rows left as they were are in neither result;
 * `found` stays as it is. An insert of an id in `found` throws.
 */
export function foldRowChanges(changes: RowChange[], found: Rows): { inserted: Rows; updated: Rows } {
  const inserted: Rows = new Map()
  const updated: Rows = new Map()
  for (const change of changes) {
    const fresh = inserted.get(change.table)?.get(change.id)
    const row = fresh ?? updated.get(change.table)?.get(change.id) ?? found.get(change.table)?.get(change.id)
    const next = changed(change, row)
    if (next) put(fresh || change.change === "insert" ? inserted : updated, change, next)
  }
  return { inserted, updated }
}

/** The row after the change, or null where the change does nothing. */
function changed(change: RowChange, row: Row | undefined): Row | null {
  switch (change.change) {
    case "insert":
      if (row) throw new Error(`${change.table} already has a row ${change.id}`)
      return { ...change.row, id: change.id }
    case "update":
      if (!row || Object.entries(change.onlyIf).some(([column, value]) => row[column] !== value)) return null
      return { ...row, ...change.set }
    case "increment": {
      if (!row) return null
      const sums = Object.entries(change.by).map(([column, by]) => [column, Number(row[column]) + by])
      return { ...row, ...Object.fromEntries(sums) }
    }
    default:
      return assertNever(change)
  }
}

function put(rows: Rows, { table, id }: RowChange, row: Row) {
  const ofTable = rows.get(table) ?? new Map<string, Row>()
  rows.set(table, ofTable.set(id, row))
}

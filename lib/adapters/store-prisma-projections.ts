// Reads and writes the rows of projections by what projections say of them. Knows no table by name and no event.
import { foldRowChanges, type Row, type Rows } from "@/lib/core/projections/fold-row-changes"
import type { RowChange } from "@/lib/core/projections/projection"
import type { Transaction } from "./store-prisma-connection"

export type FoundRow = { table: string; row: Row | null }

/** The part of a select that fetches every row the changes touch; its parameters are numbered from `first` on. */
export function selectRows(changes: RowChange[], first: number): { sql: string; parameters: string[][] } {
  const ids = new Map<string, Set<string>>()
  for (const { table, id } of changes) ids.set(table, (ids.get(table) ?? new Set()).add(id))
  const selects = [...ids.keys()].map((table, index) => {
    const name = quoted(table)
    return `UNION ALL SELECT '${table}', to_jsonb(r) FROM ${name} r WHERE r.id = ANY($${first + index}::text[])`
  })
  return { sql: selects.join("\n  "), parameters: [...ids.values()].map((set) => [...set]) }
}

export function foundRows(found: FoundRow[]): Rows {
  const rows: Rows = new Map()
  for (const { table, row } of found) {
    if (row) rows.set(table, (rows.get(table) ?? new Map<string, Row>()).set(String(row.id), row))
  }
  return rows
}

/** Writes what the changes make of the rows found: one statement, none where nothing changes. */
export async function projectEvents(transaction: Transaction, changes: RowChange[], found: Rows): Promise<void> {
  const { inserted, updated } = foldRowChanges(changes, found)
  const parameters: string[] = []
  const writes = [
    ...[...inserted].map(([table, rows]) => insertOf(table, parameters.push(json(rows)))),
    ...[...updated].map(([table, rows]) => updateOf(table, rows, parameters.push(json(rows)))),
  ]
  if (writes.length === 0) return
  const named = writes.map((write, index) => `w${index} AS (${write})`)
  await transaction.$executeRawUnsafe(`WITH ${named.join(", ")} SELECT 1`, ...parameters)
}

function insertOf(table: string, parameter: number): string {
  const name = quoted(table)
  return `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $${parameter}::jsonb)`
}

/** Rows were read whole, so that the first names every column. */
function updateOf(table: string, rows: Map<string, Row>, parameter: number): string {
  const name = quoted(table)
  const columns = Object.keys([...rows.values()][0] ?? {}).filter((column) => column !== "id")
  const sets = columns.map((column) => `${quoted(column)} = v.${quoted(column)}`).join(", ")
  return `UPDATE ${name} t SET ${sets} FROM jsonb_populate_recordset(NULL::${name}, $${parameter}::jsonb) v WHERE t.id = v.id`
}

function json(rows: Map<string, Row>): string {
  return JSON.stringify([...rows.values()])
}

function quoted(name: string): string {
  if (!/^[A-Za-z]+$/.test(name)) throw new Error(`not a plain name of a table or column: ${name}`)
  return `"${name}"`
}

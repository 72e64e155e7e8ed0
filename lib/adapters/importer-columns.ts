// Finds a table's columns by the words of their headers. It never guesses a column from the values below it.
import type { Sheet, SheetRow } from "@/lib/adapters/parser-workbook"

export type ColumnWords<Name extends string> = Record<Name, RegExp>

/** `at` gives each found column's index; `header` is its row; `rows` are those below. */
export type FoundColumns<Name extends string> = {
  at: Partial<Record<Name, number>>
  header: SheetRow
  rows: SheetRow[]
}

/** The first row among the first twenty whose cells match every required column, or null. */
export function findColumns<Name extends string>(
  sheet: Sheet,
  words: ColumnWords<Name>,
  required: readonly Name[],
): FoundColumns<Name> | null {
  const names = Object.keys(words) as Name[]
  for (const [index, row] of sheet.rows.slice(0, 20).entries()) {
    const at: Partial<Record<Name, number>> = {}
    for (const name of names) {
      const taken = Object.values(at)
      const column = row.cells.findIndex((cell, position) => words[name].test(cell.trim()) && !taken.includes(position))
      if (column >= 0) at[name] = column
    }
    if (required.every((name) => at[name] !== undefined)) return { at, header: row, rows: sheet.rows.slice(index + 1) }
  }
  return null
}

/** The text of a named column in a row, "" where the column or the cell is missing. */
export function cellOf<Name extends string>(found: FoundColumns<Name>, row: SheetRow, name: Name): string {
  const column = found.at[name]
  return column === undefined ? "" : (row.cells[column] ?? "").trim()
}

/** The header above a named column, "" where there is none. */
export function headerOf<Name extends string>(found: FoundColumns<Name>, name: Name): string {
  return cellOf(found, found.header, name)
}

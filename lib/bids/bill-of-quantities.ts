// Reads the items to be priced from documents' tables, and says what does not tie out. It never fills a blank or invents a unit.

import { compareDocuments } from "@/lib/bids/document-chain"
import { decimalFrom, isSameDecimal } from "@/lib/bids/formats/decimal-text"
import { foldCharacters, foldText } from "@/lib/bids/formats/tokens"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { TableOnPage } from "@/lib/documents/table-on-page"

/** `quantity` is decimal text in `unit`, as printed but for grouping. */
export type BillItem = {
  item: string
  description: string
  unit: string
  quantity: string
  document: string
  page: number
}

/** `notes` are sentences on rows that were left out or do not agree; each must be looked at before a bid is signed. */
export type BillOfQuantities = { items: BillItem[]; notes: string[] }

/** The tables of one document in force, in order of pages. */
export type DocumentTables = { document: string; name: string; tables: readonly TableOnPage[] }

/** Items of all documents, an item once: where documents differ the later one counts; where none is later, neither does. */
export function billOfQuantities(state: LedgerState, sources: readonly DocumentTables[]): BillOfQuantities {
  const read = sources.map((source) => itemsIn(source))
  const notes = read.flatMap((bill) => bill.notes)
  const items = new Map<string, BillItem>()
  const disputed = new Set<string>()
  for (const item of read.flatMap((bill) => bill.items)) {
    const known = items.get(item.item)
    if (known === undefined) items.set(item.item, item)
    else if (!isSameItem(known, item)) settleItem(known, item)
  }
  return { items: [...items.values()].filter(({ item }) => !disputed.has(item)), notes }

  function settleItem(known: BillItem, item: BillItem) {
    const standing = compareDocuments(state, item.document, known.document)
    const said = (one: BillItem) =>
      `${one.quantity} ${one.unit} on page ${one.page} of ${nameOf(sources, one.document)}`
    if (standing === "later") {
      items.set(item.item, item)
      disputed.delete(item.item)
    } else if (standing !== "earlier") {
      disputed.add(item.item)
    }
    const outcome =
      standing === "later" || standing === "earlier" ? "the later document counts" : "it is left out until decided"
    notes.push(`Item ${item.item} is ${said(known)} and ${said(item)}: ${outcome}.`)
  }
}

type Columns = { item: number; description: number; unit: number; quantity: number }
type Carried = { columns: Columns; page: number; width: number }

function itemsIn({ document, name, tables }: DocumentTables): BillOfQuantities {
  const bill: BillOfQuantities = { items: [], notes: [] }
  let carried: Carried | null = null
  for (const table of tables) {
    const rows = [table.header, ...table.rows]
    const at = rows.findIndex((row) => columnsIn(row) !== null)
    const own = columnsIn(rows[at] ?? [])
    // A table that goes on over a page break repeats no header; it keeps the width.
    const columns: Columns | null = own ?? continuedColumns(carried, table)
    if (columns === null) {
      carried = null
      continue
    }
    for (const row of rows.slice(own === null ? 0 : at + 1)) readRow(row, columns, table.page)
    carried = { columns, page: table.page, width: table.header.length }
  }
  return bill

  function readRow(row: string[], columns: Columns, page: number) {
    const cell = (column: number) => foldText(row[column] ?? "")
    const [item, description, unit, printed] = [
      cell(columns.item),
      cell(columns.description),
      cell(columns.unit),
      cell(columns.quantity),
    ]
    // Headings, subtotals and rows of column numbers carry no unit.
    if (item === "" || description === "" || /^\d+$/.test(description) || /^(?:sub[- ]?)?total\b/i.test(description))
      return
    const where = `Item ${item} on page ${page} of ${name}`
    const quantity = printed.replace(/,/g, "")
    if (unit === "" && printed === "") return
    if (unit === "") bill.notes.push(`${where} has no unit and is left out.`)
    else if (decimalFrom(quantity) === null)
      bill.notes.push(`${where} has no readable quantity ("${printed}") and is left out.`)
    else bill.items.push({ item, description, unit, quantity, document, page })
  }
}

function continuedColumns(carried: Carried | null, table: TableOnPage): Columns | null {
  const goesOn = carried !== null && table.page <= carried.page + 1 && table.header.length === carried.width
  return goesOn ? carried.columns : null
}

const headings: Record<keyof Columns, RegExp> = {
  item: /^(?:item(?: ?(?:no|number|code))?|sl\.? ?no|s\.? ?no|sr\.? ?no|serial(?: number)?|no|code|#)\.?$/,
  description: /\b(?:description|particulars|item of work|name of (?:item|work)|work item)\b/,
  unit: /^(?:unit|units|uom|unit of measure(?:ment)?)$/,
  quantity: /^(?:(?:estimated |approx\.? |tender )?(?:quantity|quantities|qty)\b.*)$/,
}

function columnsIn(row: readonly string[]): Columns | null {
  const folded = row.map((cell) => foldText(foldCharacters(cell)))
  const find = (pattern: RegExp) => folded.findIndex((cell) => pattern.test(cell))
  const columns = {
    item: find(headings.item),
    description: find(headings.description),
    unit: find(headings.unit),
    quantity: find(headings.quantity),
  }
  return Object.values(columns).some((column) => column < 0) ? null : columns
}

function isSameItem(left: BillItem, right: BillItem): boolean {
  const [first, second] = [decimalFrom(left.quantity), decimalFrom(right.quantity)]
  const isSameQuantity = first !== null && second !== null && isSameDecimal(first, second)
  return isSameQuantity && left.unit === right.unit && foldText(left.description) === foldText(right.description)
}

function nameOf(sources: readonly DocumentTables[], document: string): string {
  return sources.find((source) => source.document === document)?.name ?? document
}

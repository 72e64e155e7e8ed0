// Reads workbooks and CSV, a page for each sheet and a line for each row. It never computes a formula: it shows the stored result.
import { parse as parseCsvRows } from "csv-parse/sync"
import { cleanText } from "@/lib/adapters/parser-clean-text"
import { refusal } from "@/lib/adapters/parser-refusals"
import { rowText } from "@/lib/adapters/parser-sections"
import { readWorkbook, type Sheet } from "@/lib/adapters/parser-workbook"
import type { Page } from "@/lib/documents/page"
import type { Parsed } from "@/lib/documents/parser-port"
import type { TableOnPage } from "@/lib/documents/table-on-page"

export async function parseXlsx(bytes: Uint8Array): Promise<Parsed> {
  const sheets = await readWorkbook(bytes)
  if (sheets === null) return refusal("damaged", "workbook")
  return sheetsParsed(sheets, "xlsx")
}

/** `name` is the file's name, which labels the one page. */
export function parseCsv(text: string, name: string): Parsed {
  const sheet = readCsv(text, name)
  return sheet === null ? refusal("damaged", "CSV file") : sheetsParsed([sheet], "csv")
}

/** The one sheet of a CSV text, its delimiter found from the text; null where quotes do not close. */
export function readCsv(text: string, name: string): Sheet | null {
  const clean = cleanText(text)
  try {
    const rows = parseCsvRows(clean, {
      bom: true,
      delimiter: delimiterOf(clean),
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const numbered = rows.map(({ record, info }) => ({ row: info.lines, cells: record }))
    return {
      name: name.replace(/\.[a-z0-9]+$/i, ""),
      hidden: "no",
      rows: numbered.filter(({ cells }) => cells.some((cell) => cell !== "")),
    }
  } catch {
    return null
  }
}

function delimiterOf(text: string): string {
  const head = text.split("\n").slice(0, 10).join("\n")
  const counts = [",", ";", "\t", "|"].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}

function sheetsParsed(sheets: readonly Sheet[], format: "xlsx" | "csv"): Parsed {
  const filled = sheets.filter((sheet) => sheet.rows.length > 0)
  if (filled.length === 0) return refusal("empty", format === "csv" ? "CSV file" : "workbook")
  const pages: Page[] = []
  const tables: TableOnPage[] = []
  for (const sheet of filled) {
    const number = pages.length + 1
    const label = sheet.hidden === "yes" ? `sheet ${sheet.name} (hidden)` : `sheet ${sheet.name}`
    pages.push({ number, label, text: sheet.rows.map(({ cells }) => rowText(cells)).join("\n") })
    const table = tableOf(sheet, number)
    if (table !== null) tables.push(table)
  }
  return { outcome: "parsed", format, pages, tables }
}

// Titles stand above the header: it is the first row of several words and no numbers.
function tableOf(sheet: Sheet, page: number): TableOnPage | null {
  const at = sheet.rows.findIndex(({ cells }) => {
    const filled = cells.filter((cell) => cell !== "")
    return filled.length >= 2 && filled.every((cell) => /[^\d\s.,%-]/.test(cell))
  })
  const header = sheet.rows[Math.max(at, 0)]
  if (header === undefined) return null
  return { page, header: header.cells, rows: sheet.rows.slice(Math.max(at, 0) + 1).map(({ cells }) => cells) }
}

// Reads the cells of a workbook as the text a person sees. It never evaluates a formula or follows a link.
import ExcelJS from "exceljs"
import { cleanText } from "@/lib/adapters/parser-clean-text"

/** `row` counts from 1 as in the workbook; rows without any text are left out. Cells keep their columns. */
export type SheetRow = { row: number; cells: string[] }
export type Sheet = { name: string; hidden: "yes" | "no"; rows: SheetRow[] }

/** The sheets in order, or null where the bytes are no readable workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | null> {
  const workbook = new ExcelJS.Workbook()
  try {
    // A buffer of its own: the library asks for an ArrayBuffer that ends where the file does.
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer)
  } catch {
    return null
  }
  return workbook.worksheets.map((sheet) => ({
    name: sheet.name,
    hidden: sheet.state === "visible" ? "no" : "yes",
    rows: rowsOf(sheet),
  }))
}

function rowsOf(sheet: ExcelJS.Worksheet): SheetRow[] {
  const rows: SheetRow[] = []
  sheet.eachRow((row, number) => {
    const cells: string[] = []
    row.eachCell({ includeEmpty: true }, (cell, column) => {
      // Only the first of merged cells holds the text; the others would repeat it.
      const isRepeat = cell.isMerged && cell.master.address !== cell.address
      cells[column - 1] = isRepeat
        ? ""
        : cleanText(textOf(cell.value, cell.numFmt ?? ""))
            .replace(/\s*\n\s*/g, " ")
            .trim()
    })
    const dense = Array.from(cells, (cell) => cell ?? "")
    if (dense.some((cell) => cell !== "")) rows.push({ row: number, cells: dense })
  })
  return rows
}

function textOf(value: ExcelJS.CellValue, format: string): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "string") return value
  if (typeof value === "number") return numberText(value, format)
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE"
  if (value instanceof Date) return dateText(value)
  if ("richText" in value) return value.richText.map((run) => run.text).join("")
  if ("error" in value) return value.error
  if ("hyperlink" in value) return textOf(value.text, format)
  return value.result === undefined ? "" : textOf(value.result, format)
}

// Fifteen digits are what a workbook keeps; more would show the noise of binary fractions.
function numberText(value: number, format: string): string {
  const isPercent = /%/.test(format.replace(/"[^"]*"/g, ""))
  const shown = String(Number((isPercent ? value * 100 : value).toPrecision(15)))
  return isPercent ? `${shown}%` : shown
}

function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ""
  const iso = value.toISOString()
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ")
}

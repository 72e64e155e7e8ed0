// Imports a rate list from a workbook or CSV. It never takes a blank or unreadable rate for zero.
import { cellOf, type FoundColumns, findColumns, headerOf } from "@/lib/adapters/importer-columns"
import { type Imported, type ImportFault, importedUnless, importRefused } from "@/lib/adapters/importer-outcome"
import { decodeText } from "@/lib/adapters/parser-clean-text"
import { readCsv } from "@/lib/adapters/parser-spreadsheet"
import { readWorkbook, type Sheet, type SheetRow } from "@/lib/adapters/parser-workbook"
import { readValue } from "@/lib/bids/formats/read-value"
import type { Rate } from "@/lib/bids/records"

/** `currency` (ISO 4217) is that of rates printed without one. */
export type RateFile = { bytes: Uint8Array; name: string; currency: string }

const columnWords = {
  code: /^(?:item )?code\b|^(?:item|s\.?\s?l\.?|sr\.?)\s*no\.?$|^ref/i,
  unit: /^unit(?:s)?\b(?! rate| price)|^uom\b/i,
  rate: /\brate\b|\bunit price\b/i,
  description: /^(?:item|description|particulars|name of item|work item)\b/i,
} as const

type Column = keyof typeof columnWords

/** Every priced row of every sheet with columns for item, unit and rate; faults name sheet, row and column. */
export async function importRates({ bytes, name, currency }: RateFile): Promise<Imported<Rate[]>> {
  const sheets = await sheetsOf(bytes, name)
  if (sheets === null) return importRefused(name, "It is no workbook or CSV file that can be read.")
  const faults: ImportFault[] = []
  const rates: Rate[] = []
  for (const sheet of sheets) {
    const found = findColumns<Column>(sheet, columnWords, ["description", "unit", "rate"])
    for (const row of found?.rows ?? []) {
      const outcome = found === null ? null : rateOf({ found, row, sheet: sheet.name, currency })
      if (outcome === null) continue
      if ("sentence" in outcome) faults.push(outcome)
      else rates.push(outcome)
    }
  }
  if (rates.length === 0 && faults.length === 0) {
    return importRefused(name, "No sheet has columns for item, unit and rate, with rows below them.")
  }
  return importedUnless(faults, rates)
}

type RowInput = { found: FoundColumns<Column>; row: SheetRow; sheet: string; currency: string }

// A row with a description alone is a heading of the list.
function rateOf({ found, row, sheet, currency }: RowInput): Rate | ImportFault | null {
  const [description, unit, printed] = [
    cellOf(found, row, "description"),
    cellOf(found, row, "unit"),
    cellOf(found, row, "rate"),
  ]
  if (unit === "" && printed === "") return null
  const where = (column: string) => `Sheet ${sheet}, row ${row.row}, ${column}`
  if (description === "") return { where: where("description"), sentence: "The item has no description." }
  if (unit === "") return { where: where("unit"), sentence: "The rate has no unit, so it cannot be priced with." }
  const reading = readValue("money", printed, { defaultCurrency: currency, columnHeader: headerOf(found, "rate") })
  if (reading.outcome === "flagged" || reading.currency === null) {
    const sentence = reading.outcome === "flagged" ? reading.reason : "The rate has no currency."
    return { where: where("rate"), sentence }
  }
  const code = cellOf(found, row, "code")
  return {
    code: code === "" ? null : code,
    description,
    unit,
    rate: reading.canonical,
    currency: reading.currency,
    sheet,
    row: row.row,
  }
}

async function sheetsOf(bytes: Uint8Array, name: string): Promise<Sheet[] | null> {
  if (!/\.(?:csv|tsv)$/i.test(name)) return readWorkbook(bytes)
  const text = decodeText(bytes)
  const sheet = text === null ? null : readCsv(text, name)
  return sheet === null ? null : [sheet]
}

// Imports the company's profile from a workbook, each value with its sheet and row. It never fills in what a cell leaves out.
import { type ColumnWords, cellOf, type FoundColumns, findColumns, headerOf } from "@/lib/adapters/importer-columns"
import { type Imported, type ImportFault, importedUnless, importRefused } from "@/lib/adapters/importer-outcome"
import { readWorkbook, type Sheet, type SheetRow } from "@/lib/adapters/parser-workbook"
import { readValue } from "@/lib/bids/formats/read-value"
import type { CompanyProfile } from "@/lib/bids/records"

/** `currency` is that of amounts printed without one; `zone` tells how figures of a date are ordered. */
export type ProfileFile = { bytes: Uint8Array; name: string; currency: string; zone: string }

/** Reads the sheets Company (Field, Value), Turnover (Year, Turnover) and Works (Name, Client, Value, Completed, Scope). */
export async function importProfile(file: ProfileFile): Promise<Imported<CompanyProfile>> {
  const sheets = await readWorkbook(file.bytes)
  if (sheets === null) return importRefused(file.name, "It is no workbook that can be read.")
  const faults: ImportFault[] = []
  const rowsFrom = <Name extends string>(title: string, words: ColumnWords<Name>, required: readonly Name[]) => {
    const sheet = sheets.find((one) => one.name.trim().toLowerCase() === title.toLowerCase())
    const found = sheet === undefined ? null : findColumns(sheet, words, required)
    if (sheet !== undefined && found !== null) return { sheet, found }
    const columns = required.join(", ")
    faults.push({ where: `Sheet ${title}`, sentence: `The sheet is missing, or its columns ${columns} are.` })
    return null
  }
  const company = rowsFrom("Company", { field: /^field\b|^name\b/i, value: /^value\b/i }, ["field", "value"])
  const turnover = rowsFrom("Turnover", { year: /\byear\b/i, turnover: /turnover|amount|revenue/i }, [
    "year",
    "turnover",
  ])
  const works = rowsFrom("Works", workColumns, ["name", "value"])
  const profile: CompanyProfile = {
    fields: company === null ? [] : company.found.rows.flatMap((row) => fieldOf(company.found, row, company.sheet)),
    turnover: turnover === null ? [] : turnover.found.rows.flatMap((row) => yearOf({ ...turnover, row, file, faults })),
    works: works === null ? [] : works.found.rows.flatMap((row) => workOf({ ...works, row, file, faults })),
  }
  return importedUnless(faults, profile)
}

const workColumns = {
  name: /^(?:name|work|project)\b/i,
  client: /^(?:client|employer|customer)\b/i,
  value: /\bvalue\b|\bamount\b|\bcost\b/i,
  completed: /complet|date/i,
  scope: /^(?:scope|description|nature)\b/i,
}

function fieldOf(found: FoundColumns<"field" | "value">, row: SheetRow, sheet: Sheet): CompanyProfile["fields"] {
  const [name, value] = [cellOf(found, row, "field"), cellOf(found, row, "value")]
  return name === "" || value === "" ? [] : [{ name, value, sheet: sheet.name, row: row.row }]
}

type RowInput<Name extends string> = {
  found: FoundColumns<Name>
  row: SheetRow
  sheet: Sheet
  file: ProfileFile
  faults: ImportFault[]
}

function yearOf(input: RowInput<"year" | "turnover">): CompanyProfile["turnover"] {
  const year = cellOf(input.found, input.row, "year")
  const printed = cellOf(input.found, input.row, "turnover")
  if (year === "" && printed === "") return []
  const amount = amountOf(input, "turnover")
  if (year === "") input.faults.push({ where: placeOf(input, "year"), sentence: "The turnover has no year." })
  if (amount === null || year === "") return []
  return [{ year, ...amount, sheet: input.sheet.name, row: input.row.row }]
}

function workOf(input: RowInput<keyof typeof workColumns>): CompanyProfile["works"] {
  const { found, row, sheet } = input
  const name = cellOf(found, row, "name")
  if (name === "" && cellOf(found, row, "value") === "") return []
  if (name === "") input.faults.push({ where: placeOf(input, "name"), sentence: "The work has no name." })
  const amount = amountOf(input, "value")
  const completed = dateOf(input, "completed")
  if (amount === null || completed === "unreadable" || name === "") return []
  const { amount: value, currency } = amount
  const [client, scope] = [cellOf(found, row, "client"), cellOf(found, row, "scope")]
  return [{ name, client, value, currency, completed, scope, sheet: sheet.name, row: row.row }]
}

function amountOf<Name extends string>(
  input: RowInput<Name>,
  column: Name,
): { amount: string; currency: string } | null {
  const context = { defaultCurrency: input.file.currency, columnHeader: headerOf(input.found, column) }
  const reading = readValue("money", cellOf(input.found, input.row, column), context)
  if (reading.outcome === "read" && reading.currency !== null)
    return { amount: reading.canonical, currency: reading.currency }
  const sentence = reading.outcome === "flagged" ? reading.reason : "The amount has no currency."
  input.faults.push({ where: placeOf(input, column), sentence })
  return null
}

function dateOf<Name extends string>(input: RowInput<Name>, column: Name): string | null | "unreadable" {
  const printed = cellOf(input.found, input.row, column)
  if (printed === "") return null
  const reading = readValue("instant", printed, { defaultZone: input.file.zone })
  if (reading.outcome === "read") return reading.canonical.slice(0, 10)
  input.faults.push({ where: placeOf(input, column), sentence: reading.reason })
  return "unreadable"
}

function placeOf<Name extends string>({ sheet, row }: RowInput<Name>, column: Name): string {
  return `Sheet ${sheet.name}, row ${row.row}, ${column}`
}

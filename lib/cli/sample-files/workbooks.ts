// Makes the three workbooks of a pack: bill of quantities, rate list, company profile; never computes a price.
import ExcelJS from "exceljs"
import { fixedZipTimes } from "./fixed-zip-times"
import { grouped, longDate } from "./indian-forms"
import { seededNumbers } from "./seeded-numbers"
import type { TenderSpec } from "./tender-spec"

/** The bidder fills Rate and Amount; both stand blank. */
export function billOfQuantities(spec: TenderSpec): Promise<Uint8Array> {
  const book = newBook(spec.authority.name, spec.dates.issued)
  const sheet = book.addWorksheet("BOQ")
  sheet.addRow([`Tender No. ${spec.tenderNumber}`])
  sheet.addRow([`Name of work: ${spec.work.name}`])
  sheet.addRow([])
  sheet.addRow(["Item No", "Description", "Unit", "Quantity", "Rate", "Amount"]).font = { bold: true }
  spec.items.forEach((item, at) => {
    sheet.addRow([at + 1, item.description, item.unit, Number(item.quantity), null, null])
  })
  setWidths(sheet, [9, 74, 9, 14, 14, 18])
  return bytesOf(book)
}

/** The bidder's own rates, and a sheet of notes written before the second corrigendum: it still names the earlier deposit. */
export function rateList(spec: TenderSpec): Promise<Uint8Array> {
  const book = newBook(spec.company.name, spec.dates.issued)
  const rates = book.addWorksheet("Rates")
  rates.addRow(["Code", "Description", "Unit", "Rate (Rs)"]).font = { bold: true }
  for (const line of seededNumbers(spec.seed).shuffled([...spec.items, ...spec.otherRates])) {
    rates.addRow([line.code, line.description, line.unit, Number(line.rate)]).getCell(4).numFmt = "0.00"
  }
  setWidths(rates, [12, 74, 9, 14])
  const notes = book.addWorksheet("Notes")
  notes.addRow([`${spec.company.name}: working rates`])
  notes.addRow([`Prepared for tender ${spec.tenderNumber} after its issue on ${longDate(spec.dates.issued)}`])
  notes.addRow([`Earnest money deposit for this tender: Rs ${grouped(spec.emd.old)}`])
  notes.addRow([
    "Rates include labour, material, plant, overheads and margin; goods and services tax is extra as per tender.",
  ])
  notes.addRow(["Leads taken from the approved quarry chart; diesel at the pump price of the week of preparation."])
  setWidths(notes, [100])
  return bytesOf(book)
}

/** Sheets Company (Field, Value), Turnover (Year, Turnover (Rs)) and Works (Name, Client, Value (Rs), Completed, Scope). */
export function companyProfile(spec: TenderSpec): Promise<Uint8Array> {
  const book = newBook(spec.company.name, spec.dates.issued)
  const company = book.addWorksheet("Company")
  company.addRow(["Field", "Value"]).font = { bold: true }
  company.addRow(["Name", spec.company.name])
  for (const { field, value } of spec.company.fields) company.addRow([field, value])
  setWidths(company, [34, 80])
  const turnover = book.addWorksheet("Turnover")
  turnover.addRow(["Year", "Turnover (Rs)"]).font = { bold: true }
  for (const { year, rupees } of spec.company.turnover) turnover.addRow([year, rupees])
  setWidths(turnover, [12, 20])
  const works = book.addWorksheet("Works")
  works.addRow(["Name", "Client", "Value (Rs)", "Completed", "Scope"]).font = { bold: true }
  for (const work of spec.company.works) {
    works.addRow([work.name, work.client, work.value, work.completed, work.scope])
  }
  setWidths(works, [52, 44, 18, 14, 80])
  return bytesOf(book)
}

function newBook(author: string, date: string): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook()
  book.creator = author
  book.created = new Date(`${date}T06:00:00Z`)
  book.modified = book.created
  return book
}

function setWidths(sheet: ExcelJS.Worksheet, widths: number[]): void {
  widths.forEach((width, at) => {
    sheet.getColumn(at + 1).width = width
  })
}

async function bytesOf(book: ExcelJS.Workbook): Promise<Uint8Array> {
  return fixedZipTimes(new Uint8Array(await book.xlsx.writeBuffer()))
}

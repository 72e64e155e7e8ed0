// Reads the text of a pack's files with the outside parsers, for asserting on packs; never interprets it.
import ExcelJS from "exceljs"
import mammoth from "mammoth"
import { extractText, getDocumentProxy } from "unpdf"
import type { PackFile } from "@/lib/cli/sample-files/make-tender-pack"

/** All text of a file with every run of white space as one blank, so that a line break inside a value does not hide it. */
export async function packText(file: PackFile): Promise<string> {
  const kind = file.name.slice(file.name.lastIndexOf(".") + 1)
  switch (kind) {
    case "pdf":
      return folded((await pdfPages(file)).join(" "))
    case "docx":
      return folded((await mammoth.extractRawText({ buffer: Buffer.from(file.bytes) })).value)
    case "xlsx":
      return folded((await sheetRows(file)).flatMap(({ rows }) => rows.flat()).join(" "))
    case "json":
      return folded(new TextDecoder().decode(file.bytes))
    default:
      throw new Error(`no parser for ${file.name}`)
  }
}

export async function pdfPages(file: PackFile): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(file.bytes))
  return (await extractText(pdf, { mergePages: false })).text
}

/** The cells of each sheet as text, empty cells as "". */
export async function sheetRows(file: PackFile): Promise<{ sheet: string; rows: string[][] }[]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Uint8Array.from(file.bytes).buffer)
  return book.worksheets.map((sheet) => {
    const rows: string[][] = []
    sheet.eachRow({ includeEmpty: true }, (row) => {
      rows.push(Array.from({ length: sheet.columnCount }, (_, at) => row.getCell(at + 1).text))
    })
    return { sheet: sheet.name, rows }
  })
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ")
}

// Makes small files of every format while a test runs. It never reads a file from disk.
import { Document, HeadingLevel, Packer, PageBreak, Paragraph, Table, TableCell, TableRow } from "docx"
import ExcelJS from "exceljs"
import { PDFDocument, StandardFonts } from "pdf-lib"

/** A PDF with each text on a page of its own, a line for each line. */
export async function pdfOf(pages: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of pages) {
    const page = pdf.addPage([595, 842])
    for (const [index, line] of text.split("\n").entries()) {
      if (line !== "") page.drawText(line, { x: 50, y: 780 - index * 16, size: 11, font })
    }
  }
  return pdf.save()
}

/** A PDF whose one page is a picture. */
export async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const image = await pdf.embedPng(Buffer.from(dot, "base64"))
  pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  return pdf.save()
}

export async function docxOf(): Promise<Uint8Array> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const row = (...texts: string[]) => new TableRow({ children: texts.map(cell) })
  const children = [
    new Paragraph({ text: "Corrigendum No. 2", heading: HeadingLevel.HEADING_1 }),
    new Paragraph("Tender No. CR/2026/45"),
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph("EMD shall be read as Rs. 15,00,000/-"),
    new Table({ rows: [row("Item", "Unit", "Quantity"), row("Brick work", "cum", "120")] }),
  ]
  return Uint8Array.from(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

export type SheetCells = Record<string, readonly (readonly ExcelJS.CellValue[])[]>

export async function xlsxOf(sheets: SheetCells): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name)
    for (const row of rows) sheet.addRow([...row])
  }
  return Uint8Array.from(Buffer.from(await workbook.xlsx.writeBuffer()))
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

// Sets blocks on A4 pages as a PDF with selectable text; never decides what they say. The same input gives the same bytes.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib"
import { assertNever } from "@/lib/core/assert-never"
import type { Block, Column } from "./blocks"

const PAGE = { width: 595.28, height: 841.89, left: 62, right: 56, top: 84, bottom: 72 }
const SIZE = 11
const LEADING = 16.5
const CELL = { size: 9.5, leading: 12.5, pad: 4 }
const INK = rgb(0, 0, 0)
const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right

type Cursor = { pdf: PDFDocument; page: PDFPage; y: number; plain: PDFFont; bold: PDFFont }

/**
 * Each part begins on a new page. `runningHead` stands on top of every page; `date` is an ISO date put into the file's
 * metadata. Gives the bytes and how many pages each part took. Throws on a character the standard fonts lack.
 */
export async function renderPdf(input: {
  title: string
  author: string
  date: string
  runningHead: string
  runningFoot: string
  parts: Block[][]
}): Promise<{ bytes: Uint8Array; pagesOfParts: number[] }> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(input.title)
  pdf.setAuthor(input.author)
  pdf.setProducer(input.author)
  pdf.setCreationDate(new Date(`${input.date}T06:00:00Z`))
  pdf.setModificationDate(new Date(`${input.date}T06:00:00Z`))
  const plain = await pdf.embedFont(StandardFonts.TimesRoman)
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold)
  const pagesOfParts: number[] = []
  for (const part of input.parts) {
    const before = pdf.getPageCount()
    const cursor: Cursor = { pdf, plain, bold, page: newPage(pdf), y: PAGE.height - PAGE.top }
    part.forEach((block, at) => {
      setBlock(cursor, block, part[at + 1])
    })
    pagesOfParts.push(pdf.getPageCount() - before)
  }
  drawFurniture(pdf, plain, input)
  return { bytes: await pdf.save({ useObjectStreams: false }), pagesOfParts }
}

function setBlock(cursor: Cursor, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case "title":
      room(cursor, 60)
      setText(cursor, block.text, { font: cursor.bold, size: 14, leading: 20, align: "center" })
      cursor.y -= 10
      return
    case "heading":
      room(cursor, next?.kind === "table" ? 110 : 70)
      cursor.y -= 4
      setText(cursor, block.text, { font: cursor.bold, size: 12, leading: 17, align: "left" })
      cursor.y -= 4
      return
    case "paragraph":
      setText(cursor, block.text, { font: cursor.plain, size: SIZE, leading: LEADING, align: "left" })
      cursor.y -= 7
      return
    case "centered":
      setText(cursor, block.text, { font: cursor.bold, size: 12, leading: 19, align: "center" })
      return
    case "right":
      setText(cursor, block.text, { font: cursor.plain, size: SIZE, leading: LEADING, align: "right" })
      return
    case "clause":
      room(cursor, 3 * LEADING)
      setText(cursor, `${block.number ?? ""} ${block.title}`.trim(), {
        font: cursor.bold,
        size: SIZE,
        leading: LEADING,
        align: "left",
      })
      setText(cursor, block.text, { font: cursor.plain, size: SIZE, leading: LEADING, align: "left" })
      cursor.y -= 8
      return
    case "table":
      setTable(cursor, block.columns, block.rows)
      return
    case "fields":
      for (const label of block.labels) setField(cursor, label)
      return
    case "gap":
      cursor.y -= block.points
      return
    default:
      assertNever(block)
  }
}

type TextLook = { font: PDFFont; size: number; leading: number; align: "left" | "right" | "center" }

function setText(cursor: Cursor, text: string, look: TextLook): void {
  for (const line of wrapped(text, { font: look.font, size: look.size, width: TEXT_WIDTH })) {
    room(cursor, look.leading)
    cursor.y -= look.leading
    const x = PAGE.left + offset(line, look, TEXT_WIDTH)
    cursor.page.drawText(line, { x, y: cursor.y, size: look.size, font: look.font, color: INK })
  }
}

function setField(cursor: Cursor, label: string): void {
  room(cursor, 24)
  cursor.y -= 24
  const at = { x: PAGE.left, y: cursor.y }
  const width = cursor.plain.widthOfTextAtSize(`${label}: `, SIZE)
  cursor.page.drawText(`${label}:`, { ...at, size: SIZE, font: cursor.plain, color: INK })
  const from = Math.min(PAGE.left + width + 4, PAGE.width - PAGE.right - 60)
  cursor.page.drawLine({
    start: { x: from, y: cursor.y - 2 },
    end: { x: PAGE.width - PAGE.right, y: cursor.y - 2 },
    thickness: 0.5,
    color: INK,
  })
}

function setTable(cursor: Cursor, columns: Column[], rows: string[][]): void {
  const head = columns.map((column) => column.title)
  cursor.y -= 5
  setRow(cursor, columns, { cells: head, font: cursor.bold })
  for (const cells of rows) {
    if (cells.length !== columns.length) throw new Error(`a row of ${cells.length} cells in ${columns.length} columns`)
    if (cursor.y - rowHeight(cursor.plain, columns, cells) < PAGE.bottom) {
      turnPage(cursor)
      setRow(cursor, columns, { cells: head, font: cursor.bold })
    }
    setRow(cursor, columns, { cells, font: cursor.plain })
  }
  cursor.y -= 12
}

function setRow(cursor: Cursor, columns: Column[], row: { cells: string[]; font: PDFFont }): void {
  const height = rowHeight(row.font, columns, row.cells)
  const top = cursor.y
  let x = PAGE.left
  columns.forEach((column, at) => {
    const width = columnWidth(columns, column)
    cursor.page.drawRectangle({ x, y: top - height, width, height, borderColor: INK, borderWidth: 0.5 })
    const look: TextLook = { font: row.font, size: CELL.size, leading: CELL.leading, align: column.align ?? "left" }
    const inner = width - 2 * CELL.pad
    wrapped(row.cells[at] ?? "", { ...look, width: inner }).forEach((line, index) => {
      const y = top - CELL.pad - CELL.size - index * CELL.leading + 1
      const start = x + CELL.pad + offset(line, look, inner)
      cursor.page.drawText(line, { x: start, y, size: CELL.size, font: row.font, color: INK })
    })
    x += width
  })
  cursor.y = top - height
}

function rowHeight(font: PDFFont, columns: Column[], cells: string[]): number {
  const counts = columns.map((column, at) => {
    const width = columnWidth(columns, column) - 2 * CELL.pad
    return wrapped(cells[at] ?? "", { font, size: CELL.size, width }).length
  })
  return Math.max(1, ...counts) * CELL.leading + 2 * CELL.pad
}

function columnWidth(columns: Column[], column: Column): number {
  return (TEXT_WIDTH * column.share) / columns.reduce((sum, each) => sum + each.share, 0)
}

function offset(line: string, look: TextLook, width: number): number {
  if (look.align === "left") return 0
  const spare = width - look.font.widthOfTextAtSize(line, look.size)
  return look.align === "right" ? spare : spare / 2
}

function wrapped(text: string, look: { font: PDFFont; size: number; width: number }): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ").flatMap((each) => broken(each, look))) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && look.font.widthOfTextAtSize(longer, look.size) > look.width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === "" ? lines : [...lines, line]
}

/** A word wider than its column is cut into pieces that fit. */
function broken(word: string, look: { font: PDFFont; size: number; width: number }): string[] {
  if (look.font.widthOfTextAtSize(word, look.size) <= look.width) return [word]
  const pieces: string[] = []
  let piece = ""
  for (const letter of word) {
    if (piece !== "" && look.font.widthOfTextAtSize(piece + letter, look.size) > look.width) {
      pieces.push(piece)
      piece = ""
    }
    piece += letter
  }
  return [...pieces, piece]
}

function room(cursor: Cursor, height: number): void {
  if (cursor.y - height < PAGE.bottom) turnPage(cursor)
}

function turnPage(cursor: Cursor): void {
  cursor.page = newPage(cursor.pdf)
  cursor.y = PAGE.height - PAGE.top
}

function newPage(pdf: PDFDocument): PDFPage {
  return pdf.addPage([PAGE.width, PAGE.height])
}

function drawFurniture(pdf: PDFDocument, font: PDFFont, texts: { runningHead: string; runningFoot: string }): void {
  const pages = pdf.getPages()
  pages.forEach((page, at) => {
    const look = { size: 8.5, font, color: INK }
    const top = PAGE.height - 50
    page.drawText(texts.runningHead, { x: PAGE.left, y: top, ...look })
    page.drawLine({
      start: { x: PAGE.left, y: top - 6 },
      end: { x: PAGE.width - PAGE.right, y: top - 6 },
      thickness: 0.5,
    })
    const number = `Page ${at + 1} of ${pages.length}`
    page.drawText(texts.runningFoot, { x: PAGE.left, y: 40, ...look })
    page.drawText(number, { x: PAGE.width - PAGE.right - font.widthOfTextAtSize(number, 8.5), y: 40, ...look })
  })
}

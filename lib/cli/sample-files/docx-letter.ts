// Sets blocks as a Word document; never decides what they say. The same input gives the same bytes.
import { AlignmentType, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx"
import { assertNever } from "@/lib/core/assert-never"
import type { Block } from "./blocks"
import { fixedZipTimes } from "./fixed-zip-times"

/** `date` is an ISO date put into the file's metadata. */
export async function renderDocx(input: {
  title: string
  author: string
  date: string
  blocks: Block[]
}): Promise<Uint8Array> {
  const letter = new Document({ sections: [{ children: input.blocks.flatMap(setBlock) }] })
  const bytes = await Packer.toBuffer(letter, undefined, [{ path: "docProps/core.xml", data: coreProperties(input) }])
  return fixedZipTimes(bytes)
}

function setBlock(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case "title":
      return [
        new Paragraph({ alignment: AlignmentType.CENTER, children: [bold(block.text, 28)], spacing: { after: 200 } }),
      ]
    case "heading":
      return [new Paragraph({ children: [bold(block.text, 24)], spacing: { before: 120, after: 120 } })]
    case "centered":
      return [new Paragraph({ alignment: AlignmentType.CENTER, children: [bold(block.text, 24)] })]
    case "right":
      return [new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun(block.text)] })]
    case "paragraph":
      return [new Paragraph({ children: [new TextRun(block.text)], spacing: { after: 160 } })]
    case "clause":
      return [
        new Paragraph({
          children: [bold(`${block.number ?? ""} ${block.title}`.trim(), 22)],
          spacing: { before: 100 },
        }),
        new Paragraph({ children: [new TextRun(block.text)], spacing: { after: 160 } }),
      ]
    case "table":
      return [setTable(block)]
    case "fields":
      return block.labels.map((label) => new Paragraph({ children: [new TextRun(`${label}: ____________________`)] }))
    case "gap":
      return [new Paragraph({ spacing: { before: block.points * 20 } })]
    default:
      return assertNever(block)
  }
}

function setTable(block: Extract<Block, { kind: "table" }>): Table {
  const whole = block.columns.reduce((sum, column) => sum + column.share, 0)
  const width = (at: number) => ({
    size: Math.round(((block.columns[at]?.share ?? 0) / whole) * 9000),
    type: WidthType.DXA,
  })
  const row = (cells: string[], run: (text: string) => TextRun) =>
    new TableRow({
      children: cells.map(
        (text, at) => new TableCell({ width: width(at), children: [new Paragraph({ children: [run(text)] })] }),
      ),
    })
  return new Table({
    width: { size: 9000, type: WidthType.DXA },
    columnWidths: block.columns.map((_, at) => width(at).size),
    rows: [
      row(
        block.columns.map((column) => column.title),
        (text) => bold(text, 20),
      ),
      ...block.rows.map((cells) => row(cells, (text) => new TextRun({ text, size: 20 }))),
    ],
  })
}

function bold(text: string, size: number): TextRun {
  return new TextRun({ text, bold: true, size })
}

function coreProperties(input: { title: string; author: string; date: string }): string {
  const at = `${input.date}T06:00:00Z`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(input.title)}</dc:title><dc:creator>${escaped(input.author)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`,
  ].join("")
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

// Renders a bid draft as a Word document. It never computes a value, and the same draft gives the same bytes.
import {
  Document,
  type FileChild,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx"
import { zipEntries } from "@/lib/adapters/parser-zip-directory"
import { BidDraft, type DraftSource } from "@/lib/bids/bid-draft"

/** The bytes of a .docx file. Throws for input that is no draft. Safe to repeat: nothing in the file tells when it ran. */
export async function writeBidDocx(input: BidDraft): Promise<Uint8Array> {
  const draft = BidDraft.parse(input)
  const document = new Document({
    creator: "Readback",
    title: draft.title,
    styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
    sections: [{ children: [...cover(draft), ...body(draft)] }],
  })
  const coreProperties = { path: "docProps/core.xml", data: coreXml(draft) }
  const packed = await Packer.toBuffer(document, undefined, [coreProperties])
  return withFixedTimes(Uint8Array.from(packed))
}

function cover(draft: BidDraft): FileChild[] {
  return [
    new Paragraph({ text: xmlSafe(draft.title), heading: HeadingLevel.TITLE }),
    new Paragraph(xmlSafe(`Tender number: ${draft.tenderNumber ?? "not stated"}`)),
    new Paragraph(xmlSafe(`Authority: ${draft.authority ?? "not stated"}`)),
    new Paragraph(`Prepared on: ${draft.preparedOn}`),
  ]
}

function body(draft: BidDraft): FileChild[] {
  const facts = draft.facts.map((fact) => [fact.label, fact.display, sourceText(fact.source)])
  const eligibility = draft.eligibility.map((one) => [
    one.criterion,
    one.requirement,
    one.arithmetic === null ? one.evidence : `${one.evidence}\n${one.arithmetic}`,
    verdictWords[one.verdict],
  ])
  const items = draft.items.map((one) => [one.number, one.description, one.unit, one.quantity, one.rate, one.amount])
  const compliance = draft.compliance.map((one) => [one.requirement, one.source, one.status, one.note])
  return [
    ...draft.sections.flatMap((section) => [heading(section.title), ...section.paragraphs.flatMap(lines)]),
    ...tableUnder("Facts of the tender", ["Fact", "Value", "Source"], facts),
    ...tableUnder("Eligibility", ["Criterion", "Requirement", "Evidence", "Verdict"], eligibility),
    ...tableUnder("Prices", ["No.", "Description", "Unit", "Quantity", "Rate", "Amount"], items),
    ...(draft.total === null ? [] : [bold(`Total: ${draft.total.figures}`), bold(draft.total.words)]),
    ...tableUnder("Compliance", ["Requirement", "Source", "Status", "Note"], compliance),
  ]
}

const verdictWords: Record<BidDraft["eligibility"][number]["verdict"], string> = {
  met: "Met",
  "not-met": "Not met",
  "cannot-tell": "Cannot tell",
}

function sourceText(source: DraftSource): string {
  if ("person" in source) return `${source.person}, ${source.at}`
  return `${source.document}, ${source.page}: “${source.quote}”`
}

function heading(text: string): Paragraph {
  return new Paragraph({ text: xmlSafe(text), heading: HeadingLevel.HEADING_1 })
}

function bold(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: xmlSafe(text), bold: true })] })
}

function lines(text: string): Paragraph[] {
  return text.split("\n").map((line) => new Paragraph(xmlSafe(line)))
}

function tableUnder(title: string, header: readonly string[], rows: readonly (readonly string[])[]): FileChild[] {
  if (rows.length === 0) return []
  const headerRow = new TableRow({
    tableHeader: true,
    children: header.map((text) => new TableCell({ children: [bold(text)] })),
  })
  const body = rows.map(
    (cells) =>
      new TableRow({ cantSplit: true, children: cells.map((text) => new TableCell({ children: lines(text) })) }),
  )
  const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [headerRow, ...body] })
  return [heading(title), table, new Paragraph("")]
}

// XML allows no control characters but tab and line ends.
function xmlSafe(text: string): string {
  return Array.from(text, (character) => (/[\t\n\r]|[^\p{Cc}\p{Cs}]/u.test(character) ? character : "\ufffd")).join("")
}

function coreXml(draft: BidDraft): string {
  const instant = `${draft.preparedOn}T00:00:00Z`
  const namespaces = [
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:dcterms="http://purl.org/dc/terms/"',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  ].join(" ")
  const dated = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${instant}</dcterms:${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<cp:coreProperties ${namespaces}><dc:title>${escapeXml(xmlSafe(draft.title))}</dc:title><dc:creator>Readback</dc:creator>`,
    `${dated("created")}${dated("modified")}</cp:coreProperties>`,
  ].join("")
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
}

// The archive stamps each entry with the clock, once in its own header and once in the directory: both become 1 January 1980.
function withFixedTimes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = zipEntries(bytes)
  if (entries === null) throw new Error("The Word writer made no complete archive.")
  const firstDay = 0x0021_0000
  for (const { localAt, centralAt } of entries) {
    view.setUint32(localAt + 10, firstDay, true)
    view.setUint32(centralAt + 12, firstDay, true)
  }
  return bytes
}

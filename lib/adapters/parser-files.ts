// The parser of uploaded files: tells what the bytes are and hands them to the reader of that kind. It never trusts the file's name.
import { decodeText } from "@/lib/adapters/parser-clean-text"
import { parseDocx } from "@/lib/adapters/parser-docx"
import { parseHtml } from "@/lib/adapters/parser-html"
import { parsePdf } from "@/lib/adapters/parser-pdf"
import { refusal } from "@/lib/adapters/parser-refusals"
import { parseCsv, parseXlsx } from "@/lib/adapters/parser-spreadsheet"
import { parseMarkdown, parseText } from "@/lib/adapters/parser-text"
import { zipEntries } from "@/lib/adapters/parser-zip-directory"
import type { DocumentParser, Parsed, ParseInput } from "@/lib/documents/parser-port"

const largestFile = 60 * 1_024 * 1_024
const largestInflated = 600 * 1_024 * 1_024

/** Content first, the name's ending second: a Word document called .pdf is read as the Word document it is. */
export const fileParser: DocumentParser = {
  async parse(input: ParseInput): Promise<Parsed> {
    const { bytes } = input
    if (bytes.byteLength === 0) return refusal("empty", "file")
    if (bytes.byteLength > largestFile) return refusal("too-large", "file")
    if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return parseArchive(bytes, extensionOf(input.name))
    if (startsWithin(bytes, "%PDF-", 1_024)) return parsePdf(input)
    if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuseOldOffice(bytes)
    const picture = pictureKind(bytes)
    if (picture !== null) return refusal("image-only", `${picture} picture`)
    if (startsWithin(bytes, "{\\rtf", 8)) return refusal("unsupported", "Rich Text file")
    return parseAsText(input)
  },
}

async function parseArchive(bytes: Uint8Array, extension: string): Promise<Parsed> {
  const what = extension === "docx" ? "Word document" : extension === "xlsx" ? "workbook" : "archive"
  const entries = zipEntries(bytes)
  if (entries === null) return refusal("damaged", what)
  if (entries.reduce((total, entry) => total + entry.size, 0) > largestInflated) return refusal("too-large", what)
  const names = new Set(entries.map((entry) => entry.name))
  if (names.has("word/document.xml")) return parseDocx(bytes)
  if (names.has("xl/workbook.xml")) return parseXlsx(bytes)
  if (extension === "zip" || extension === "") return refusal("unsupported", "ZIP archive")
  return refusal("mislabelled", `it is called .${extension}, but it is a ZIP archive of other files`)
}

// A locked Word or Excel file is wrapped into the container of the old formats.
function refuseOldOffice(bytes: Uint8Array): Parsed {
  const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from("EncryptedPackage", "utf16le"),
  )
  return isLocked
    ? refusal("encrypted", "Office file")
    : refusal("unsupported", "Word or Excel file of the old kind (.doc, .xls)")
}

function parseAsText({ bytes, name, mediaType }: ParseInput): Parsed {
  const extension = extensionOf(name)
  const text = decodeText(bytes)
  if (extension === "pdf" || extension === "docx" || extension === "xlsx") {
    return text === null
      ? refusal("damaged", extension === "pdf" ? "PDF" : "Office file")
      : refusal("mislabelled", `it is called .${extension}, but it holds ${isHtml(text) ? "a web page" : "plain text"}`)
  }
  if (text === null) return refusal("unsupported", "file of this kind")
  if (text.trim() === "") return refusal("empty", "file")
  if (isHtml(text)) return parseHtml(text)
  if (extension === "md" || extension === "markdown" || mediaType === "text/markdown") return parseMarkdown(text)
  if (extension === "csv" || extension === "tsv" || mediaType === "text/csv") return parseCsv(text, name)
  return parseText(text)
}

function isHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(
    text.slice(0, 2_000),
  )
}

function pictureKind(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return "PNG"
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "JPEG"
  const isTiff = startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a])
  return isTiff ? "TIFF" : null
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

// Some programs write a few bytes before the mark.
function startsWithin(bytes: Uint8Array, mark: string, limit: number): boolean {
  const head = bytes.subarray(0, limit)
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes(mark)
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""
}

// Imports mails and call notes into message records. It never assumes a time or a zone that the file does not give.
import { z } from "zod"
import { readCallNote } from "@/lib/adapters/importer-call-note"
import { readMail } from "@/lib/adapters/importer-mail"
import { type Imported, type ImportFault, importedUnless, importRefused } from "@/lib/adapters/importer-outcome"
import { cleanText, decodeText } from "@/lib/adapters/parser-clean-text"
import { readCsv } from "@/lib/adapters/parser-spreadsheet"
import { MessageRecord } from "@/lib/bids/records"

/** `zone` is the workspace's own (IANA); it completes the local times of call notes only. */
export type MessageFile = { bytes: Uint8Array; name: string; zone: string }

/** Reads .json, .csv, .eml or .txt by the name's ending. All records or none: every fault names its line and field. */
export async function importMessages({ bytes, name, zone }: MessageFile): Promise<Imported<MessageRecord[]>> {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""
  if (extension === "eml") return readMail(bytes)
  const text = decodeText(bytes)
  if (text === null || text.trim() === "") return importRefused(name, "The file holds no text.")
  switch (extension) {
    case "json":
      return fromJson(cleanText(text))
    case "csv":
      return fromCsv(text, name)
    case "txt":
      return readCallNote(cleanText(text), zone)
    default:
      return importRefused(name, "Messages are read from .json, .csv, .eml and .txt files.")
  }
}

const JsonMessage = MessageRecord.extend({
  to: z.union([z.array(z.string().min(1)), z.string().transform(splitNames)]),
  subject: z
    .string()
    .nullish()
    .transform((subject) => subject ?? null),
})

function fromJson(text: string): Imported<MessageRecord[]> {
  let entries: unknown
  try {
    entries = JSON.parse(text)
  } catch {
    return importRefused("The file", "It is no valid JSON. Check for a missing comma or bracket.")
  }
  if (!Array.isArray(entries)) return importRefused("The file", "It must hold a list of messages.")
  return checked(entries.map((entry: unknown, index) => ({ where: `Message ${index + 1}`, entry })))
}

function fromCsv(text: string, name: string): Imported<MessageRecord[]> {
  const sheet = readCsv(text, name)
  const header = sheet?.rows[0]
  if (sheet === null || header === undefined) return importRefused(name, "The table cannot be read. Check its quotes.")
  const columns = header.cells.map((cell) => cell.toLowerCase())
  const missing = ["kind", "at", "from", "to", "text"].filter((column) => !columns.includes(column))
  if (missing.length > 0) return importRefused("Line 1", `The columns ${missing.join(", ")} are missing.`)
  const entries = sheet.rows.slice(1).map(({ row, cells }) => ({
    where: `Line ${row}`,
    entry: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])),
  }))
  return checked(entries.map(({ where, entry }) => ({ where, entry: { ...entry, subject: entry.subject || null } })))
}

function checked(entries: readonly { where: string; entry: unknown }[]): Imported<MessageRecord[]> {
  const faults: ImportFault[] = []
  const records: MessageRecord[] = []
  for (const { where, entry } of entries) {
    const parsed = JsonMessage.safeParse(entry)
    if (parsed.success) {
      records.push(parsed.data)
      continue
    }
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? "entry")
      faults.push({ where: `${where}, ${field}`, sentence: fieldSentences.get(field) ?? "The entry is not a message." })
    }
  }
  return importedUnless(faults, records)
}

const fieldSentences = new Map([
  ["kind", "It must be mail or call."],
  ["at", "It must be a date and time with its offset, such as 2026-11-12T15:15:00+05:30."],
  ["from", "It must name who wrote or called."],
  ["to", "It must list whom the message went to."],
  ["subject", "It must be text, or left out."],
  ["text", "It must hold what was written or said."],
])

function splitNames(names: string): string[] {
  return names
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "")
}

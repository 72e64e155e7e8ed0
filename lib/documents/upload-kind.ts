// Guesses what an uploaded file is for, so that the person need not say. A guess is shown and can be changed; it decides nothing.
import { z } from "zod"
import type { Page } from "@/lib/documents/page"

export const UploadKind = z.enum(["document", "messages", "profile", "rates"])
export type UploadKind = z.infer<typeof UploadKind>

/** `reason` is a sentence for the person who uploads. */
export type UploadGuess = { kind: UploadKind; reason: string }

export type UploadInput = { name: string; pages?: readonly Page[]; text?: string }

/** Looks at the name's ending and at the text, parsed or raw; a document unless something clearly says otherwise. */
export function guessUploadKind({ name, pages = [], text = "" }: UploadInput): UploadGuess {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""
  const whole = `${text}\n${pages.map((page) => page.text).join("\n")}`.slice(0, 20_000)
  if (extension === "eml") return { kind: "messages", reason: "It is a saved mail." }
  if (/"kind"\s*:\s*"(?:mail|call)"/.test(whole)) return { kind: "messages", reason: "It lists mails or calls." }
  const lines = whole.split(/\r?\n/).filter((line) => line.trim() !== "")
  if (isMessageTable(lines[0] ?? "")) return { kind: "messages", reason: "Its columns are those of mails and calls." }
  if (isCallNote(lines)) return { kind: "messages", reason: "It begins like the notes of a call." }
  const sheets = pages.map((page) => page.label.toLowerCase().replace(/^sheet /, ""))
  if (sheets.includes("company") && (sheets.includes("turnover") || sheets.includes("works"))) {
    return { kind: "profile", reason: "It has the sheets of a company profile." }
  }
  const isTable = sheets.length > 0 || extension === "csv" || extension === "xlsx"
  if (isTable && lines.slice(0, 15).some(isRateHeader))
    return { kind: "rates", reason: "Its columns are items, units and rates." }
  return { kind: "document", reason: "Nothing says that it is other than a document of the tender." }
}

function isMessageTable(header: string): boolean {
  return ["kind", "at", "from", "to", "text"].every((column) => new RegExp(`\\b${column}\\b`, "i").test(header))
}

function isCallNote(lines: readonly string[]): boolean {
  const [first = ""] = lines
  if (/^(?:phone |telephone )?call (?:with|from|to)\b/i.test(first)) return true
  const labels = lines.slice(0, 5).map((line) => /^(date|when|with|from|to|caller)\s*:/i.exec(line)?.[1]?.toLowerCase())
  return (
    labels.some((label) => label === "date" || label === "when") &&
    labels.some((label) => label === "with" || label === "caller")
  )
}

// A rate list prices one unit of each item; a table with quantities or amounts is a bill of quantities of a tender.
function isRateHeader(line: string): boolean {
  const hasColumns =
    /\b(?:items?|descriptions?|particulars)\b/i.test(line) && /\bunits?\b/i.test(line) && /\brates?\b/i.test(line)
  return hasColumns && !/\b(?:qty|quantity|amount|total)\b/i.test(line)
}

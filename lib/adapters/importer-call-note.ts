// Reads the notes of one call (.txt) into a message record. It never invents who called, or when.
import { type Imported, type ImportFault, importedUnless } from "@/lib/adapters/importer-outcome"
import { readValue } from "@/lib/bids/formats/read-value"
import type { MessageRecord } from "@/lib/bids/records"

/**
 * Either "Call with NAME on DATE at TIME" and the notes below it, or lines "Date:", "With:" (or "From:" and "To:"),
 * "Subject:" and the notes below them. A local time is completed by `zone`.
 */
export function readCallNote(text: string, zone: string): Imported<MessageRecord[]> {
  const lines = text.trim().split("\n")
  const head = callLine(lines[0] ?? "") ?? labelledHead(lines)
  const faults: ImportFault[] = []
  const when = readValue("instant", head.when, { defaultZone: zone })
  if (when.outcome === "flagged" || when.unit === "date") {
    const why = when.outcome === "flagged" ? when.reason : "The time of the call is missing."
    faults.push({ where: "Line 1, date", sentence: `${why} Write it like "Date: 12 November 2026, 15:15 hrs".` })
  }
  if (head.from === "") {
    faults.push({ where: "Line 1, with", sentence: 'Nobody is named. Write it like "With: Executive Engineer".' })
  }
  const notes = lines.slice(head.lines).join("\n").trim()
  if (notes === "") faults.push({ where: `Line ${head.lines + 1}, text`, sentence: "The notes are missing." })
  const at = when.outcome === "read" ? when.canonical : ""
  return importedUnless(faults, [
    { kind: "call", at, from: head.from, to: head.to, subject: head.subject, text: notes },
  ])
}

type Head = { from: string; to: string[]; when: string; subject: string | null; lines: number }

function callLine(line: string): Head | null {
  const match =
    /^(?:(?:phone|telephone)\s+)?call (?:with|from) (.+?)(?:,)? on (.+?)(?:\s+(?:about|re|regarding):?\s+(.+))?[.:]?$/i.exec(
      line.trim(),
    )
  if (match === null) return null
  return { from: (match[1] ?? "").trim(), to: [], when: match[2] ?? "", subject: match[3] ?? null, lines: 1 }
}

function labelledHead(lines: readonly string[]): Head {
  const values = new Map<string, string>()
  let count = 0
  for (const line of lines) {
    const match = /^(date|time|when|with|from|caller|to|by|subject|about)\s*:\s*(.*)$/i.exec(line.trim())
    if (match === null) break
    values.set((match[1] ?? "").toLowerCase(), (match[2] ?? "").trim())
    count += 1
  }
  const first = (...labels: string[]) =>
    labels.map((label) => values.get(label)).find((value) => value !== undefined && value !== "")
  const to = first("to", "by")
  return {
    from: first("with", "from", "caller") ?? "",
    to: to === undefined ? [] : to.split(";").map((name) => name.trim()),
    when: [first("date", "when"), first("time")].filter((part) => part !== undefined).join(" at "),
    subject: first("subject", "about") ?? null,
    lines: count,
  }
}

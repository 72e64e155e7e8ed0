// Orders documents of one role by what they say inside, or says why that cannot be done. File names serve proposals only.
import type { IssuedDocument } from "@/lib/documents/issued-document"

export type SequenceOutcome = { outcome: "ordered"; ids: string[] } | { outcome: "undecided"; why: string }

/** Earliest first, by the documents' own numbers, else by the dates they print; one document is always in order. */
export function orderOf(documents: readonly IssuedDocument[]): SequenceOutcome {
  if (documents.length < 2) return { outcome: "ordered", ids: documents.map((document) => document.id) }
  const bySequence = sortedByDistinct(documents, ({ identity }) => identity.sequence)
  if (bySequence !== null) return { outcome: "ordered", ids: bySequence }
  const byDate = sortedByDistinct(documents, ({ identity }) => dayNumber(identity.issueDate?.text ?? ""))
  if (byDate !== null) return { outcome: "ordered", ids: byDate }
  return { outcome: "undecided", why: undecidedBecause(documents) }
}

/** A guess for a person to confirm: by numbers and dates in the files' names, then by the order of upload. */
export function proposedOrder(documents: readonly IssuedDocument[]): string[] {
  const rank = (document: IssuedDocument) => [
    document.identity.sequence ?? 0,
    dayNumber(document.name) ?? 0,
    versionIn(document.name),
    document.added,
  ]
  return [...documents]
    .sort((left, right) => {
      const [first, second] = [rank(left), rank(right)]
      const difference = first.map((value, index) => value - (second[index] ?? 0)).find((value) => value !== 0)
      return difference ?? 0
    })
    .map((document) => document.id)
}

function sortedByDistinct(
  documents: readonly IssuedDocument[],
  keyOf: (document: IssuedDocument) => number | null,
): string[] | null {
  const keyed = documents.map((document) => ({ id: document.id, key: keyOf(document) }))
  const keys = new Set(keyed.map(({ key }) => key))
  if (keys.has(null) || keys.size < documents.length) return null
  return keyed.sort((left, right) => (left.key ?? 0) - (right.key ?? 0)).map(({ id }) => id)
}

function undecidedBecause(documents: readonly IssuedDocument[]): string {
  const [first] = documents
  const dates = new Set(documents.map(({ identity }) => identity.issueDate?.text ?? null))
  const number = first?.identity.tenderNumber?.text
  const named = number === undefined ? "no tender number" : `the number ${number}`
  if (first?.identity.amends === true) {
    return "These corrigenda carry the same number or none, and no dates that tell which is later."
  }
  const date = dates.size === 1 && !dates.has(null) ? ` and the date ${[...dates][0]}` : ""
  return `These are whole issues with ${named}${date}; nothing inside tells which is later.`
}

function versionIn(name: string): number {
  const numbered =
    /(?:^|[^a-z])(?:v|ver|version|rev|revision|r|amendment|corrigendum|addendum|issue)[\s._-]*(\d{1,3})(?!\d)/i.exec(
      name,
    )
  if (numbered !== null) return Number(numbered[1])
  return /\b(?:revised|amended|final|latest)\b/i.test(name.replace(/[_.-]/g, " ")) ? 1 : 0
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

// Days that sort; null for no date, and for one whose day and month could be exchanged.
function dayNumber(text: string): number | null {
  const iso = /(\d{4})[-_.](\d{2})[-_.](\d{2})/.exec(text)
  if (iso !== null) return sortable(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dayMonth = /(\d{1,2})(?:st|nd|rd|th)?[\s._-]+([a-z]{3})[a-z]*\.?,?[\s._-]+(\d{4})/i.exec(text)
  if (dayMonth !== null) return sortable(Number(dayMonth[3]), monthNumber(dayMonth[2] ?? ""), Number(dayMonth[1]))
  const monthDay = /([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i.exec(text)
  if (monthDay !== null) return sortable(Number(monthDay[3]), monthNumber(monthDay[1] ?? ""), Number(monthDay[2]))
  const figures = /(\d{1,2})([./-])(\d{1,2})\2(\d{4})/.exec(text)
  if (figures === null) return null
  const [first, second] = [Number(figures[1]), Number(figures[3])]
  // Points are a day-first custom; with other marks only a figure above twelve tells the day.
  if (figures[2] === "." || first > 12) return sortable(Number(figures[4]), second, first)
  return second > 12 ? sortable(Number(figures[4]), first, second) : null
}

function monthNumber(name: string): number {
  return monthNames.indexOf(name.toLowerCase()) + 1
}

function sortable(year: number, month: number, day: number): number | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? year * 372 + (month - 1) * 31 + day - 1 : null
}

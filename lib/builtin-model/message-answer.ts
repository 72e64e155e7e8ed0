// Says what a thread answers: its days, its people, or its words in quotation marks. Every figure is copied from a record,
// which its day, clock time and people name well enough: ids are nothing to a person.
import { displayName, type MessageRecord, type Thread } from "./message-threads"
import { sentencesOf } from "./sentences"
import { threadName } from "./thread-choice"
import { contentStems, overlap, topicStems } from "./words"

export function messageAnswer(thread: Thread, threads: readonly Thread[], request: string): string {
  const name = threadName(thread, threads)
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const plural = thread.records.length > 1
  const asksWhen = /\b(?:when|day|date|time|weekday|what hour|how long ago)\b/i.test(request)
  const asksWho = /\b(?:who|whom|with whom)\b/i.test(request)
  if (asksWhen) {
    const days = thread.records.map((record) => momentOf(record))
    return `${title} ${plural ? "were" : "was"} on ${listed(days)}.${quotesFor(thread, request, 1)}`
  }
  const people = asksWho ? ` ${plural ? "were" : "was"} between ${listed(thread.people)},` : ""
  const days = thread.records.map((record) => momentOf(record))
  const quotes = quotesFor(thread, request, 3)
  return people === "" ? `${title}, on ${listed(days)}:${quotes}` : `${title}${people} on ${listed(days)}.${quotes}`
}

/** "Tuesday, 24 November 2026 at 18:10 (+05:30)", from the record's own clock. */
export function momentOf(record: MessageRecord): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(?::[\d.]+)?(Z|[+-]\d{2}:\d{2})?)?/.exec(record.at)
  if (match === null) return record.at
  const [, year, month, day, clock, offset] = match
  const date = `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
  const time =
    clock === undefined ? "" : ` at ${clock}${offset === undefined ? "" : ` (${offset === "Z" ? "UTC" : offset})`}`
  return `${record.weekday === "" ? "" : `${record.weekday}, `}${date}${time}`
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

function quotesFor(thread: Thread, request: string, most: number): string {
  const asked = topicStems(request)
  const sentences = thread.records.flatMap((record) =>
    sentencesOf(record.text).map((sentence) => ({
      record,
      sentence,
      hits: overlap(asked, new Set(contentStems(sentence))),
    })),
  )
  const best = Math.max(0, ...sentences.map(({ hits }) => hits))
  const chosen = best > 0 ? sentences.filter(({ hits }) => hits === best) : sentences
  return chosen
    .slice(0, most)
    .map(({ record, sentence }) => ` ${displayName(record.from)}: "${sentence.replace(/\s+/g, " ")}"`)
    .join("")
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`
}

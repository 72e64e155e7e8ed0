// Turns entries of a feed into view events, with the rows as they stand now for what changed. Never passes a raw event on.
import type { Recorded } from "@/lib/core/events/event"
import { subjectsOf } from "@/lib/core/events/subjects"
import type { FeedEntry } from "@/lib/core/ports/feed"
import type { Rows } from "@/lib/core/ports/rows"
import { logEventOf } from "@/lib/views/log-event-of"
import { exchangeView, questionView } from "@/lib/views/row-views"
import type { FeedMessage, ViewEvent } from "@/lib/views/view-event"

/** The rows are read after the entries, so that they are never older than what the entries tell. */
export async function feedViews(rows: Rows, feed: string, entries: FeedEntry[]): Promise<FeedMessage> {
  if (feed === "inbox") return { feed, entries: entries.map((entry) => shaped(entry, [inboxEvent(entry.recorded)])) }
  if (feed.startsWith("ledger:")) {
    return { feed, entries: entries.map((entry) => shaped(entry, [ledgerEvent(entry.recorded)])) }
  }
  const standing = await treeRows(rows, entries)
  const last = entries.length - 1
  return {
    feed,
    entries: entries.map((entry, index) => shaped(entry, [...logEvents(entry), ...(index === last ? standing : [])])),
  }
}

const shaped = ({ position }: FeedEntry, events: ViewEvent[]) => ({ position, events })

function logEvents({ recorded }: FeedEntry): ViewEvent[] {
  const event = logEventOf(recorded)
  return event ? [{ view: "log", exchange: recorded.stream, event }] : []
}

/** What the touched exchanges and questions have come to: snapshots may be told twice without harm. */
async function treeRows(rows: Rows, entries: FeedEntry[]): Promise<ViewEvent[]> {
  const exchanges = new Set(entries.map(({ recorded }) => recorded.stream))
  const questions = new Set(entries.flatMap(({ recorded }) => questionOf(recorded)))
  const [exchangeRows, questionRows] = await Promise.all([
    Promise.all([...exchanges].map((id) => rows.exchange(id))),
    Promise.all([...questions].map((id) => rows.question(id))),
  ])
  return [
    ...exchangeRows.flatMap((row): ViewEvent[] => (row ? [{ view: "exchange", exchange: exchangeView(row) }] : [])),
    ...questionRows.flatMap((row): ViewEvent[] => (row ? [{ view: "question", question: questionView(row) }] : [])),
  ]
}

function questionOf({ event }: Recorded): string[] {
  switch (event.type) {
    case "question-asked":
    case "question-answered":
    case "question-withdrawn":
      return [event.question]
    default:
      return []
  }
}

function ledgerEvent({ stream, event }: Recorded): ViewEvent {
  return { view: "ledger", ledger: stream, about: event.type, subjects: subjectsOf(event) }
}

function inboxEvent({ event }: Recorded): ViewEvent {
  return { view: "inbox", about: event.type, id: inboxId(event) }
}

function inboxId(event: Recorded["event"]): string {
  if ("question" in event) return event.question
  return "item" in event ? event.item : ""
}

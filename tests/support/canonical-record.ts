// What two runs of the same work must have in common: events of each exchange without times, hashes and ids' own letters.
import { type ExchangeEvent, mailboxEventTypes, type Recorded } from "@/lib/core/events/event"

type Canonical = { own: unknown[]; mailbox: unknown[] }

/**
 * Each exchange's own events and its mailbox apart: what visitors bring may fall between any two of its own. Ids are numbered
 * by first appearance. What a `once` call came to is left out: after a crash it may be unknown.
 */
export function canonicalRecord(records: Recorded<ExchangeEvent>[][]): Canonical[] {
  return records.map((events) => {
    const plain = events.map(({ event }) => event)
    const once = new Set(
      plain.flatMap((event) => (event.type === "call-started" && event.effect === "once" ? [event.call] : [])),
    )
    const isMailbox = ({ type }: ExchangeEvent) => (mailboxEventTypes as readonly string[]).includes(type)
    return {
      own: numbered(plain.filter((event) => !isMailbox(event)).map((event) => withoutChance(event, once))),
      mailbox: numbered(plain.filter(isMailbox)),
    }
  })
}

function withoutChance(event: ExchangeEvent, once: ReadonlySet<string>): unknown {
  switch (event.type) {
    case "session-started": {
      const { session, why, pins } = event
      return { type: event.type, session, why, pins }
    }
    case "model-requested": {
      const { request, session, activation, claims, lines } = event
      return { type: event.type, request, session, activation, claims, lines }
    }
    case "model-replied":
      return { ...event, tookMs: 0 }
    case "exchange-opened":
      return { ...event, carried: event.carried.map(({ exchange }) => exchange) }
    case "call-finished":
      return once.has(event.call) ? { type: event.type, call: event.call } : event
    default:
      return event
  }
}

function numbered(events: unknown[]): unknown[] {
  const numbers = new Map<string, number>()
  const text = JSON.stringify(events).replace(
    /\b(ex|call|q|mail|lg|item|note)_[0-9a-z]{12,}\b/g,
    (id, prefix: string) => {
      const number = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, number)
      return `${prefix}_${number}`
    },
  )
  return JSON.parse(text)
}

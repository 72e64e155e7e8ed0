// Reads one exchange for those who see its conversation: pages of its log, one call whole, facts it recorded. Null means "not found".
import { conversationPlace } from "@/lib/commands/conversation-place"
import { sourceLine } from "@/lib/core/ledger-facts"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { ExchangeRow, Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { CallText, ExchangeFacts } from "@/lib/views/exchange-details"
import type { LogPage } from "@/lib/views/log-event"
import { logEventOf } from "@/lib/views/log-event-of"

export type ExchangeReads = { store: Store; rows: Rows; ledgers: Ledgers }

export async function visibleExchange(
  { rows }: Pick<ExchangeReads, "rows">,
  viewer: Viewer,
  exchange: string,
): Promise<ExchangeRow | null> {
  const row = await rows.exchange(exchange)
  const found = row && (await conversationPlace(rows, row.root))
  return found && may(viewer, "see", found.place) ? row : null
}

/** The last events before `before`, or of the end. The partial text is read first: its reply is then in the page or later. */
export async function readLog(
  ports: ExchangeReads,
  viewer: Viewer,
  { exchange, before }: { exchange: string; before: number | null },
): Promise<LogPage | null> {
  if (!(await visibleExchange(ports, viewer, exchange))) return null
  const partial = before === null ? await ports.rows.partial(exchange) : null
  const events = await ports.rows.eventsBefore(exchange, before, pageSize)
  const first = events[0]?.sequence ?? 1
  return {
    exchange,
    events: events.flatMap((event) => logEventOf(event) ?? []),
    older: first > 1 ? first : null,
    upTo: events.at(-1)?.sequence ?? 0,
    partial,
  }
}

export async function readCall(
  ports: ExchangeReads,
  viewer: Viewer,
  { exchange, call }: { exchange: string; call: string },
): Promise<CallText | null> {
  if (!(await visibleExchange(ports, viewer, exchange))) return null
  const events = await ports.store.read(exchange)
  const made = events
    .flatMap(({ event }) => (event.type === "model-replied" ? event.calls : []))
    .find((each) => each.call === call)
  if (!made) return null
  const finished = events.find(({ event }) => event.type === "call-finished" && event.call === call)?.event
  return { arguments: made.arguments, content: finished?.type === "call-finished" ? finished.content : null }
}

export async function readExchangeFacts(
  ports: ExchangeReads,
  viewer: Viewer,
  exchange: string,
): Promise<ExchangeFacts | null> {
  const row = await visibleExchange(ports, viewer, exchange)
  if (!row) return null
  const { facts } = await ports.ledgers.now(row.ledger)
  return {
    facts: [...facts.values()]
      .filter(({ by }) => "exchange" in by && by.exchange === exchange)
      .map(({ fact, key, raw, status, sources }) => ({ id: fact, key, raw, status, source: sourceLine(sources[0]) })),
  }
}

const pageSize = 200

// Appends a commit's events, moves its streams and feeds, wakes listeners and fetches the rows to project on, in one statement.
import type { AnyEvent, Recorded } from "@/lib/core/events/event"
import type { CommitPart } from "@/lib/core/ports/store"
import type { Rows } from "@/lib/core/projections/fold-row-changes"
import type { Projection, RowChange } from "@/lib/core/projections/projection"
import type { Transaction } from "./store-prisma-connection"
import { storedEvent } from "./store-prisma-events"
import { type FoundRow, foundRows, selectRows } from "./store-prisma-projections"
import { type LockedStream, streamHeading, streamOf } from "./store-prisma-streams"

type Append = {
  parts: CommitPart[]
  streams: Map<string, LockedStream>
  /** ISO 8601, the commit's moment. */
  at: string
  projections: readonly Projection[]
}

export type Appended = { sequences: Record<string, number>; changes: RowChange[]; rows: Rows }

/** The streams are locked and the commit is checked. `rows` are those that `changes` touch, as they were before. */
export async function appendEvents(
  transaction: Transaction,
  { parts, streams, at, projections }: Append,
): Promise<Appended> {
  const recorded = parts.flatMap((part) => recordedOf(part, streamOf(streams, part.stream), at))
  const context = { heading: (stream: string) => streamHeading(streamOf(streams, stream)) }
  const changes = projections.flatMap((projection) => projection.apply(recorded, context))
  const moves = parts.map((part) => ({
    id: part.stream,
    sequence: streamOf(streams, part.stream).sequence + part.events.length,
    after: part.as === "ledger" ? "leave" : part.after,
  }))
  const select = selectRows(changes, 6)
  const found = await transaction.$queryRawUnsafe<FoundRow[]>(
    statement(select.sql),
    JSON.stringify(recorded.map(({ stream, sequence, event }) => storedEvent(stream, sequence, event))),
    at,
    JSON.stringify(moves),
    JSON.stringify(feedEntries(recorded, streams)),
    recorded.flatMap(({ stream, event }) => (endsPartial(event) ? [stream] : [])),
    ...select.parameters,
  )
  const sequences = Object.fromEntries(moves.map(({ id, sequence }) => [id, sequence]))
  return { sequences, changes, rows: foundRows(found) }
}

function recordedOf(part: CommitPart, stream: LockedStream, at: string): Recorded[] {
  const events: AnyEvent[] = part.events
  return events.map((event, index) => ({ stream: stream.id, sequence: stream.sequence + index + 1, at, event }))
}

/** Which feeds each event goes to, in the order of the commit; `ordinal` counts from 1 within a feed. */
function feedEntries(recorded: Recorded[], streams: Map<string, LockedStream>) {
  const counts = new Map<string, number>()
  return recorded.flatMap(({ stream, sequence, event }) => {
    const feeds = [streamOf(streams, stream).feed, ...(inboxEvents.has(event.type) ? ["inbox"] : [])]
    return feeds.map((feed) => {
      const ordinal = (counts.get(feed) ?? 0) + 1
      counts.set(feed, ordinal)
      return { feed, ordinal, stream, sequence }
    })
  })
}

const inboxEvents: ReadonlySet<AnyEvent["type"]> = new Set<AnyEvent["type"]>([
  "question-asked",
  "question-answered",
  "question-withdrawn",
  "item-raised",
  "item-decided",
  "item-closed",
])

function endsPartial(event: AnyEvent): boolean {
  return event.type === "model-replied" || event.type === "model-failed" || event.type === "activation-settled"
}

/**
 * $1 events, $2 moment, $3 moves, $4 feed entries, $5 exchanges whose partial text ends. Feeds are locked in id order by
 * the upsert and stay locked to the end of the commit: positions are given in commit order, without gaps. The hints are
 * sent by being counted; their select yields no row.
 */
function statement(rowsToo: string): string {
  return `
  WITH appended AS (
    INSERT INTO "Event" (stream, sequence, type, version, at, subjects, data)
    SELECT stream, sequence, type, version, $2::timestamptz, subjects, data
    FROM json_to_recordset($1::json)
      AS e (stream text, sequence int, type text, version int, subjects text[], data json)
  ), moved AS (
    UPDATE "Stream" s SET
      sequence = m.sequence,
      runnable = CASE m.after WHEN 'run' THEN true WHEN 'let go' THEN false ELSE s.runnable END,
      "runnableAt" = CASE m.after WHEN 'run' THEN $2::timestamptz ELSE s."runnableAt" END,
      owner = CASE m.after WHEN 'let go' THEN NULL ELSE s.owner END,
      "leaseUntil" = CASE m.after WHEN 'let go' THEN NULL ELSE s."leaseUntil" END
    FROM jsonb_to_recordset($3::jsonb) AS m (id text, sequence int, after text)
    WHERE s.id = m.id
  ), entry AS (
    SELECT * FROM jsonb_to_recordset($4::jsonb) AS f (feed text, ordinal int, stream text, sequence int)
  ), numbered AS (
    INSERT INTO "Feed" AS f (id, position)
    SELECT feed, count(*) FROM entry GROUP BY feed ORDER BY feed
    ON CONFLICT (id) DO UPDATE SET position = f.position + excluded.position
    RETURNING id, position
  ), entered AS (
    INSERT INTO "FeedEntry" (feed, position, stream, sequence)
    SELECT e.feed, n.position - (SELECT count(*) FROM entry c WHERE c.feed = e.feed) + e.ordinal, e.stream, e.sequence
    FROM entry e JOIN numbered n ON n.id = e.feed
  ), ended AS (
    DELETE FROM "Partial" WHERE exchange = ANY($5::text[])
  )
  SELECT 'hints' AS "table", NULL::jsonb AS row FROM (
    SELECT count(pg_notify('readback_stream', id)) AS sent FROM jsonb_to_recordset($3::jsonb) AS m (id text)
    UNION ALL
    SELECT count(pg_notify('readback_feed', feed)) FROM (SELECT DISTINCT feed FROM entry) AS d
  ) AS hints WHERE sent < 0
  ${rowsToo}`
}

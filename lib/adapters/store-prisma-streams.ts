// The stream rows of a commit: made for new streams, locked in id order for the rest. Appends no event.
import { mailboxEventTypes } from "@/lib/core/events/event"
import type { CommitPart } from "@/lib/core/ports/store"
import type { StreamHeading } from "@/lib/core/projections/projection"
import type { Transaction } from "./store-prisma-connection"

export type LockedStream = {
  id: string
  kind: string
  feed: string
  ledger: string
  sequence: number
  epoch: number
  owner: string | null
}

/** Throws for parts that no caller may form. */
export function requireSoundParts(parts: CommitPart[]): void {
  if (parts.length === 0) throw new Error("a commit has at least one part")
  const streams = new Set(parts.map((part) => part.stream))
  if (streams.size < parts.length) throw new Error("a commit has one part a stream")
  for (const part of parts) {
    if ((part.as === "visitor" || part.as === "opening") && part.events.length === 0) {
      throw new Error(`the ${part.as} part on ${part.stream} has no events`)
    }
    const stranger = part.as === "visitor" && part.events.find((event) => !mailboxTypes.has(event.type))
    if (stranger) throw new Error(`a visitor may not append ${stranger.type} to ${part.stream}`)
  }
}

const mailboxTypes: ReadonlySet<string> = new Set(mailboxEventTypes)

/** Makes the rows of new streams, and names one that exists already if any does. */
export async function openStreams(transaction: Transaction, parts: CommitPart[]): Promise<{ exists: string | null }> {
  const openings = parts.flatMap((part) => (part.as === "opening" ? [{ id: part.stream, ...headingOf(part) }] : []))
  if (openings.length === 0) return { exists: null }
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    INSERT INTO "Stream" (id, kind, feed, ledger)
    SELECT id, kind, feed, ledger
    FROM jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) AS o (id text, kind text, feed text, ledger text)
    ORDER BY id
    ON CONFLICT (id) DO NOTHING
    RETURNING id`
  const made = new Set(rows.map((row) => row.id))
  return { exists: openings.find((opening) => !made.has(opening.id))?.id ?? null }
}

type Heading = { kind: "exchange" | "ledger"; feed: string; ledger: string }

function headingOf({ stream, events: [first] }: CommitPart & { as: "opening" }): Heading {
  if (first?.type === "exchange-opened") return { kind: "exchange", feed: `tree:${first.root}`, ledger: first.ledger }
  if (first?.type === "ledger-opened") return { kind: "ledger", feed: `ledger:${stream}`, ledger: stream }
  throw new Error(`${stream} does not begin with its opening`)
}

/** Throws where a part names a stream that does not exist, or one of the wrong kind. */
export async function lockStreams(transaction: Transaction, parts: CommitPart[]): Promise<Map<string, LockedStream>> {
  const ids = parts.map((part) => part.stream)
  const rows = await transaction.$queryRaw<LockedStream[]>`
    SELECT id, kind, feed, ledger, sequence, epoch, owner FROM "Stream" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
  const streams = new Map(rows.map((row) => [row.id, row]))
  for (const part of parts) {
    const { kind } = streamOf(streams, part.stream)
    const expected = part.as === "ledger" ? "ledger" : part.as === "opening" ? kind : "exchange"
    if (kind !== expected) throw new Error(`${part.stream} is of kind ${kind}, written to as ${part.as}`)
  }
  return streams
}

export function streamOf(streams: Map<string, LockedStream>, id: string): LockedStream {
  const stream = streams.get(id)
  if (!stream) throw new Error(`there is no stream ${id}`)
  return stream
}

export function streamHeading({
  id,
  kind,
  feed,
  ledger,
}: Pick<LockedStream, "id" | "kind" | "feed" | "ledger">): StreamHeading {
  if (kind === "ledger") return { kind: "ledger", ledger: id }
  return { kind: "exchange", root: feed.slice("tree:".length), ledger }
}

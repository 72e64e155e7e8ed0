// Turns events into rows of the log and rows into events, old versions by way of upcasters. Reads and writes no table itself.
import { z } from "zod"
import { type AnyEvent, ExchangeEvent, LedgerEvent, type Recorded } from "@/lib/core/events/event"
import { subjectsOf } from "@/lib/core/events/subjects"

export type EventRow = { stream: string; sequence: number; type: string; version: number; at: Date; data: unknown }

/** A row of the log, its moment left to the commit. `subjects` let guards find it without reading `data`. */
export function storedEvent(stream: string, sequence: number, event: AnyEvent) {
  const { type, version, ...data } = event
  return { stream, sequence, type, version, subjects: subjectsOf(event), data }
}

/** Throws where a row is no event of any version known: the log is broken or written by a newer Readback. */
export function recordedEvent({ stream, sequence, type, version, at, data }: EventRow): Recorded {
  const stored = { ...Data.parse(data), type, version }
  const upcast = upcasters.get(`${type}@${version}`)
  return { stream, sequence, at: at.toISOString(), event: StoredEvent.parse(upcast ? upcast(stored) : stored) }
}

const Data = z.record(z.string(), z.unknown())
const StoredEvent = z.discriminatedUnion("type", [ExchangeEvent, LedgerEvent])

/** From an old version straight to the newest, by `type@version`. Pure; every version ever written stays readable. */
const upcasters: ReadonlyMap<string, (stored: Record<string, unknown>) => unknown> = new Map()

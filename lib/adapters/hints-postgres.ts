// Hears PostgreSQL's notifications on one connection a process and passes them on in memory. Never carries state, never repeats a lost hint.
import pg from "pg"
import type { Hints } from "@/lib/core/ports/store"
import { errorText } from "./setup-error"

export type PostgresHints = Hints & {
  /** Called whenever the connection begins to listen, the first time and after each loss: time to look for what was missed. */
  onListening(listener: () => void): () => void
  close(): Promise<void>
}

const channels = ["readback_stream", "readback_feed", "readback_partial"] as const
type Channel = (typeof channels)[number] | "listening"

/**
 * Connects at once, and again after a second whenever the connection is lost; what was notified meanwhile is not heard,
 * which is why whoever listens also looks by itself from time to time. A listener that throws does not hold up others.
 */
export function listenForHints(url: string): PostgresHints {
  const listeners: Record<Channel, Set<(id: string) => void>> = {
    readback_stream: new Set(),
    readback_feed: new Set(),
    readback_partial: new Set(),
    listening: new Set(),
  }
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    client = next
    next.on("error", (error) => console.error(`Hints from the database broke off: ${errorText(error)}`))
    next.once("end", () => connectAgain(next))
    next.on("notification", ({ channel, payload }) => {
      const found = channels.find((name) => name === channel)
      if (found && payload) tell(listeners[found], payload)
    })
    try {
      await next.connect()
      await next.query(channels.map((name) => `LISTEN ${name}`).join("; "))
      tell(listeners.listening, "")
    } catch (error) {
      console.error(`Hints from the database cannot be heard yet: ${errorText(error)}`)
      await next.end()
      connectAgain(next)
    }
  }

  /** Called by whatever notices first that this connection is over; later callers find it replaced. */
  function connectAgain(over: pg.Client): void {
    if (closed || client !== over) return
    client = null
    retry = setTimeout(() => void connect(), retryMs)
    retry.unref()
  }

  function subscribe(channel: Channel, listener: (id: string) => void): () => void {
    // A wrapper of its own, so that the same function subscribed twice is heard twice and unsubscribed once.
    const own = (id: string) => listener(id)
    listeners[channel].add(own)
    return () => {
      listeners[channel].delete(own)
    }
  }

  void connect()
  return {
    onListening: (listener) => subscribe("listening", listener),
    onStream: (listener) => subscribe("readback_stream", listener),
    onFeed: (listener) => subscribe("readback_feed", listener),
    onPartial: (listener) => subscribe("readback_partial", listener),
    async close() {
      closed = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}

const retryMs = 1000

function tell(listeners: ReadonlySet<(id: string) => void>, id: string): void {
  for (const listener of [...listeners]) {
    try {
      listener(id)
    } catch (error) {
      console.error(`A listener to hints failed: ${errorText(error)}`)
    }
  }
}

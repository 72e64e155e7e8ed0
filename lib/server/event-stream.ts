// One page's event stream as a response: view events with ids, growing replies without, a ping while nothing happens. Decides no access.
import type { FeedPositions } from "@/lib/views/feed-positions"
import { positionsText } from "@/lib/views/feed-positions"
import type { FeedMessage } from "@/lib/views/view-event"
import type { EventHub } from "./event-hub"

export type StreamRequest = {
  positions: FeedPositions
  visible: (message: FeedMessage) => Promise<FeedMessage>
  /** Asked with each ping; false once the sign-in ended, the role changed or a feed is no longer theirs to see. */
  mayStillFollow: () => Promise<boolean>
  /** Aborted when the browser went away. */
  signal: AbortSignal
}

/**
 * Ends once its reader may no longer follow, and by itself after some minutes; the browser comes back with its last id.
 * One that reads too slowly is ended too, rather than kept in memory.
 */
export function eventStream(hub: EventHub, { positions, visible, mayStillFollow, signal }: StreamRequest): Response {
  const encoder = new TextEncoder()
  let stop: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const followed = new Map(Object.entries(positions))
        let open = true
        const write = (text: string) => {
          if (!open) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -slowLimit) stop()
        }
        const unfollow = hub.follow({
          positions: followed,
          visible,
          message: (message) => write(framed("feed", message, positionsText(Object.fromEntries(followed)))),
          partial: (message) => write(framed("partial", message, null)),
          end: () => stop(),
        })
        const ping = setInterval(() => {
          write(": ping\n\n")
          mayStillFollow().then((may) => may || stop(), report)
        }, pingMs)
        const age = setTimeout(() => stop(), longestMs)
        const end = () => stop()
        signal.addEventListener("abort", end, { once: true })
        stop = () => {
          if (!open) return
          open = false
          unfollow()
          clearInterval(ping)
          clearTimeout(age)
          signal.removeEventListener("abort", end)
          // A body the browser cancelled is closed already.
          if (!signal.aborted) controller.close()
        }
        write(`retry: ${retryMs}\nid: ${positionsText(positions)}\nevent: open\ndata: {}\n\n`)
        if (signal.aborted) stop()
      },
      cancel: () => stop(),
    },
    { highWaterMark: 1 },
  )
  return new Response(body, { headers: streamHeaders })
}

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
}
const pingMs = 15_000
const retryMs = 1000
const longestMs = 5 * 60_000
const slowLimit = 2000

function report(error: unknown) {
  console.error(
    "Whether a stream's reader may still follow could not be asked; it is asked again at the next ping:",
    error,
  )
}

function framed(event: string, data: unknown, id: string | null): string {
  return `${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

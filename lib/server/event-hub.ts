// Reads each followed feed once a process and hands what came to everyone who follows it. Holds no database connection a follower.
import type { FeedReader } from "@/lib/core/ports/feed"
import type { Rows } from "@/lib/core/ports/rows"
import type { Hints } from "@/lib/core/ports/store"
import type { FeedMessage, PartialMessage } from "@/lib/views/view-event"
import { feedViews } from "./feed-views"
import { createPartialRelay } from "./partial-relay"

export type Follower = {
  /** The feeds it follows with the last position it was told of each; the hub moves them on. */
  positions: Map<string, number>
  /** Leaves out what this follower may not see of a message; may leave nothing. */
  visible(message: FeedMessage): Promise<FeedMessage>
  message(message: FeedMessage): void
  partial(message: PartialMessage): void
  /** The process shuts down: nothing more will come. */
  end(): void
}

export type EventHub = {
  /** Tells what came since the follower's positions, then goes on. Call what it returns to stop. */
  follow(follower: Follower): () => void
  /** Ends every follower, for good. */
  close(): void
}

export type HubPorts = { feeds: FeedReader; rows: Rows; hints: Hints }
type Channel = { followers: Set<Follower>; reading: "no" | "once" | "again" }

export function startEventHub({ feeds, rows, hints }: HubPorts, { pollMs }: { pollMs: number }): EventHub {
  const channels = new Map<string, Channel>()
  const relay = createPartialRelay(rows, (root) => channels.get(`tree:${root}`)?.followers ?? [])
  const unsubscribe = [
    hints.onFeed((feed) => advance(feed)),
    hints.onPartial((exchange) => {
      if (channels.size > 0) relay.push(exchange)
    }),
  ]
  const poll = setInterval(() => void look().catch(report), pollMs)
  poll.unref()

  return {
    follow(follower) {
      for (const feed of follower.positions.keys()) {
        const channel = channels.get(feed) ?? { followers: new Set(), reading: "no" }
        channels.set(feed, channel)
        channel.followers.add(follower)
        advance(feed)
      }
      return () => leave(follower)
    },
    close() {
      clearInterval(poll)
      for (const stop of unsubscribe) stop()
      for (const follower of new Set([...channels.values()].flatMap(({ followers }) => [...followers]))) follower.end()
      channels.clear()
    },
  }

  function leave(follower: Follower) {
    for (const feed of follower.positions.keys()) {
      const channel = channels.get(feed)
      channel?.followers.delete(follower)
      if (channel?.followers.size === 0) channels.delete(feed)
    }
  }

  /** A lost hint costs at most one poll. */
  async function look() {
    if (channels.size === 0) return
    const now = await feeds.positions([...channels.keys()])
    for (const [feed, channel] of channels) {
      if ((now[feed] ?? 0) > lowest(feed, channel.followers)) advance(feed)
    }
  }

  function advance(feed: string) {
    const channel = channels.get(feed)
    if (!channel) return
    if (channel.reading !== "no") {
      channel.reading = "again"
      return
    }
    channel.reading = "once"
    readOn(feed, channel)
      .catch(report)
      .finally(() => {
        channel.reading = "no"
      })
  }

  /** One reader a feed, so that nobody is told twice or out of order. */
  async function readOn(feed: string, channel: Channel) {
    for (;;) {
      channel.reading = "once"
      const followers = [...channel.followers]
      if (followers.length === 0) return
      const entries = await feeds.entries(feed, lowest(feed, followers), pageSize)
      if (entries.length > 0) {
        const message = await feedViews(rows, feed, entries)
        await Promise.all(followers.map((follower) => tell(follower, message)))
      }
      // What came while reading set "again"; a full page may have another behind it.
      if (entries.length < pageSize && (channel.reading as Channel["reading"]) !== "again") return
    }
  }

  async function tell(follower: Follower, message: FeedMessage) {
    const seen = follower.positions.get(message.feed) ?? 0
    const fresh = message.entries.filter(({ position }) => position > seen)
    const last = fresh.at(-1)
    if (!last) return
    const visible = await follower.visible({ ...message, entries: fresh })
    follower.positions.set(message.feed, last.position)
    if (visible.entries.length > 0) follower.message(visible)
  }
}

const pageSize = 200

function lowest(feed: string, followers: Iterable<Follower>): number {
  return Math.min(...[...followers].map(({ positions }) => positions.get(feed) ?? 0))
}

function report(error: unknown) {
  console.error("A feed could not be read; it is read again at the next look:", error)
}

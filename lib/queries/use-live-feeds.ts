// Follows feeds while a component is mounted, over the page's one event stream. Keeps nothing: what is told goes into the cache.
"use client"

import { useEffect, useEffectEvent, useSyncExternalStore } from "react"
import { type FeedPositions, positionsText, readPositions } from "@/lib/views/feed-positions"
import { type LiveEvent, type LiveStatus, liveStream } from "./live-stream"

/**
 * `positions` are those that the state on screen was read at, or null while there is none yet. They count when the set of
 * feeds or `positions` themselves change, as after a new read; afterwards the stream moves on by itself.
 */
export function useLiveFeeds(positions: FeedPositions | null, onEvent: (event: LiveEvent) => void): void {
  const tell = useEffectEvent(onEvent)
  const from = positions && positionsText(positions)

  // The outside system is the server's event stream.
  useEffect(() => {
    if (from === null) return
    return liveStream.follow(readPositions(from), (event) => tell(event))
  }, [from])
}

/** How the page's stream stands, for a word on the screen when it is broken. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStream.watch, liveStream.status, () => "idle")
}

// One page's stream over its time: it goes on while its reader may follow, and ends soon after they may not.
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { EventHub } from "@/lib/server/event-hub"
import { eventStream } from "@/lib/server/event-stream"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A stream whose reader may follow as long as `standing` says so; `followed` tells whether the hub still tells it anything. */
function stream(standing: () => Promise<boolean>) {
  const state = { followed: true, ended: false }
  const hub: EventHub = {
    follow: () => () => {
      state.followed = false
    },
    close: () => undefined,
  }
  const { body } = eventStream(hub, {
    positions: { inbox: 1 },
    visible: async (message) => message,
    mayStillFollow: standing,
    signal: new AbortController().signal,
  })
  const reader = body?.getReader()
  const readOn = async (): Promise<void> => {
    const next = await reader?.read()
    if (next && !next.done) return readOn()
    state.ended = true
  }
  void readOn()
  return state
}

const halfMinute = 30_000

it("ends within half a minute after its reader's account closed or their role changed", async () => {
  let allowed = true
  const state = stream(async () => allowed)
  await vi.advanceTimersByTimeAsync(2 * halfMinute)
  expect(state).toEqual({ followed: true, ended: false })
  allowed = false
  await vi.advanceTimersByTimeAsync(halfMinute)
  expect(state).toEqual({ followed: false, ended: true })
})

it("goes on where nobody could say whether its reader still may", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  const state = stream(() => Promise.reject(new Error("no connection")))
  await vi.advanceTimersByTimeAsync(2 * halfMinute)
  expect(state).toEqual({ followed: true, ended: false })
})

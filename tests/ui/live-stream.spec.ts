// What a page says of its event stream when the server refuses it: a sign-in that ended is told from a broken connection.
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { liveStream } from "@/lib/queries/live-stream"

/** The browser's side of a stream, driven by the test. */
class StandInSource extends EventTarget {
  static readonly CLOSED = 2
  static latest: StandInSource | null = null
  readyState = 0
  constructor(readonly address: string) {
    super()
    StandInSource.latest = this
  }
  close() {
    this.readyState = StandInSource.CLOSED
  }
  refuse() {
    this.readyState = StandInSource.CLOSED
    this.dispatchEvent(new Event("error"))
  }
  accept() {
    this.dispatchEvent(new Event("open"))
  }
}

let answer: () => Promise<Response>
let unfollow: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal("EventSource", StandInSource)
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }))
  vi.stubGlobal("window", new EventTarget())
  vi.stubGlobal("fetch", () => answer())
  unfollow = liveStream.follow({ inbox: 4 }, () => undefined)
  await settled()
})

afterEach(async () => {
  StandInSource.latest?.accept()
  unfollow()
  await settled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(20_000)

test("a stream refused because the sign-in ended says so, also while it is tried again", async () => {
  answer = async () => new Response(null, { status: 401 })
  StandInSource.latest?.refuse()
  await settled()
  expect(liveStream.status()).toBe("signed out")
  await later()
  expect(liveStream.status()).toBe("signed out")
  StandInSource.latest?.accept()
  expect(liveStream.status()).toBe("open")
})

test("a stream that is refused to somebody signed in is broken", async () => {
  answer = async () => new Response("{}")
  StandInSource.latest?.refuse()
  await settled()
  expect(liveStream.status()).toBe("broken")
})

test("a server that answers nothing at all is a broken connection", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"))
  StandInSource.latest?.refuse()
  await settled()
  expect(liveStream.status()).toBe("broken")
})

test("a server that went away after the sign-in ended is a broken connection again", async () => {
  answer = async () => new Response(null, { status: 401 })
  StandInSource.latest?.refuse()
  await settled()
  answer = () => Promise.reject(new TypeError("Failed to fetch"))
  await later()
  StandInSource.latest?.refuse()
  await settled()
  expect(liveStream.status()).toBe("broken")
})

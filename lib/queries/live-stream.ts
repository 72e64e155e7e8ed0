// The page's one event stream in the browser: everyone who follows a feed shares it. Closed while the tab is hidden; tells nothing twice.
import { type FeedPositions, positionsText } from "@/lib/views/feed-positions"
import { FeedMessage, PartialMessage, type ViewEvent } from "@/lib/views/view-event"
import { hasSignInEnded } from "./not-signed-in"

/** What a follower is told, in the order of each feed. */
export type LiveEvent =
  | { kind: "event"; feed: string; position: number; event: ViewEvent }
  | { kind: "partial"; partial: PartialMessage }

export type LiveStatus = "connecting" | "open" | "broken" | "signed out" | "hidden" | "idle"

type Following = { positions: Map<string, number>; tell(event: LiveEvent): void }

/** One a page. Every method is for the browser alone. */
class LiveStream {
  #followings = new Set<Following>()
  #source: EventSource | null = null
  #status: LiveStatus = "idle"
  #watchers = new Set<() => void>()
  #retry: ReturnType<typeof setTimeout> | null = null
  #failures = 0
  #isReopening = false
  #listensToTab = false

  /** Follows feeds from the positions a read stood at. Call what it returns to stop. */
  follow(positions: FeedPositions, tell: Following["tell"]): () => void {
    const following = { positions: new Map(Object.entries(positions)), tell }
    this.#followings.add(following)
    this.#listenToTab()
    this.#reopenSoon()
    return () => {
      this.#followings.delete(following)
      this.#reopenSoon()
    }
  }

  readonly status = (): LiveStatus => this.#status

  readonly watch = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange)
    return () => {
      this.#watchers.delete(onChange)
    }
  }

  /** Screens that mount together make one stream, not one each. */
  #reopenSoon() {
    if (this.#isReopening) return
    this.#isReopening = true
    queueMicrotask(() => {
      this.#isReopening = false
      this.#open()
    })
  }

  #open() {
    this.#close()
    const positions = this.#lowestPositions()
    const feeds = Object.keys(positions).sort()
    if (feeds.length === 0) return this.#say("idle")
    if (document.visibilityState === "hidden") return this.#say("hidden")
    const query = new URLSearchParams({ feeds: feeds.join(","), after: positionsText(positions) })
    const source = new EventSource(`/api/stream?${query}`)
    this.#source = source
    if (this.#failures === 0) this.#say("connecting")
    else this.#sayBroken()
    source.addEventListener("open", () => {
      this.#failures = 0
      this.#say("open")
    })
    source.addEventListener("feed", (event) => this.#tellFeed(FeedMessage.parse(JSON.parse(event.data))))
    source.addEventListener("partial", (event) => this.#tellPartial(PartialMessage.parse(JSON.parse(event.data))))
    source.addEventListener("error", () => this.#failed(source))
  }

  /** The browser comes back by itself unless the server refused; then this does, ever more slowly. */
  #failed(source: EventSource) {
    if (this.#source !== source) return
    this.#failures += 1
    // The server ends each stream from time to time; one failure is no news.
    if (this.#failures > 1) this.#sayBroken()
    if (source.readyState !== EventSource.CLOSED) return
    this.#close()
    this.#sayBroken()
    void this.#askWhy()
    this.#retry = setTimeout(() => this.#open(), Math.min(15_000, 1000 * 2 ** Math.min(this.#failures, 4)))
  }

  /** An EventSource never tells why it was refused; an ordinary read does. */
  async #askWhy() {
    const why = (await hasSignInEnded()) ? "signed out" : "broken"
    if (this.#status === "broken" || this.#status === "signed out") this.#say(why)
  }

  /** While it is tried again, an ended sign-in stays what is the matter. */
  #sayBroken() {
    if (this.#status !== "signed out") this.#say("broken")
  }

  #tellFeed({ feed, entries }: FeedMessage) {
    for (const following of [...this.#followings]) {
      for (const { position, events } of entries) {
        const seen = following.positions.get(feed)
        if (seen === undefined || position <= seen) continue
        following.positions.set(feed, position)
        for (const event of events) following.tell({ kind: "event", feed, position, event })
      }
    }
  }

  #tellPartial(partial: PartialMessage) {
    for (const following of [...this.#followings]) {
      if (following.positions.has(`tree:${partial.root}`)) following.tell({ kind: "partial", partial })
    }
  }

  #lowestPositions(): FeedPositions {
    const lowest: Record<string, number> = {}
    for (const { positions } of this.#followings) {
      for (const [feed, position] of positions) lowest[feed] = Math.min(position, lowest[feed] ?? position)
    }
    return lowest
  }

  #close() {
    if (this.#retry) clearTimeout(this.#retry)
    this.#retry = null
    this.#source?.close()
    this.#source = null
  }

  #listenToTab() {
    if (this.#listensToTab) return
    this.#listensToTab = true
    document.addEventListener("visibilitychange", () => this.#reopenSoon())
    window.addEventListener("online", () => this.#reopenSoon())
  }

  #say(status: LiveStatus) {
    if (this.#status === status) return
    this.#status = status
    for (const watcher of this.#watchers) watcher()
  }
}

export const liveStream = new LiveStream()

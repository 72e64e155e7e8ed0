// The port of feeds: what happened in a conversation tree, a ledger or the Inbox, in the order it was committed. Appends nothing.
import type { Recorded } from "../events/event"

export type FeedEntry = { position: number; recorded: Recorded }

/** Feeds are `tree:<root>`, `ledger:<id>` and `inbox`. Positions begin at 1 and have no gaps. */
export interface FeedReader {
  /** The last position of each feed named; 0 for one that nothing happened in. */
  positions(feeds: string[]): Promise<Record<string, number>>
  /** Entries after `after` (exclusive) in order, at most `limit`. */
  entries(feed: string, after: number, limit: number): Promise<FeedEntry[]>
}

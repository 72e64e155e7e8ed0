// What a page's one event stream says: changes of trees, ledgers and the Inbox, in the words of the views. Never a raw event.
import { z } from "zod"
import { ExchangeView, QuestionView } from "./exchange-view"
import { LogEvent } from "./log-event"

export const ViewEvent = z.discriminatedUnion("view", [
  /** The exchange as it stands now; the latest one counts. */
  z.object({ view: z.literal("exchange"), exchange: ExchangeView }),
  /** The question as it stands now; the latest one counts. */
  z.object({ view: z.literal("question"), question: QuestionView }),
  /** Something happened in an exchange's log. */
  z.object({ view: z.literal("log"), exchange: z.string(), event: LogEvent }),
  /** A ledger moved: which event, and what it touched (`fact:emd.amount`, `item:it_1`, …). */
  z.object({ view: z.literal("ledger"), ledger: z.string(), about: z.string(), subjects: z.array(z.string()) }),
  /** Something that waits for people was raised or ended; `id` is the question's or the item's. */
  z.object({ view: z.literal("inbox"), about: z.string(), id: z.string() }),
])
export type ViewEvent = z.infer<typeof ViewEvent>

/** Entries of one feed in order. Positions in a feed have no gaps. */
export const FeedMessage = z.object({
  feed: z.string(),
  entries: z.array(z.object({ position: z.number().int(), events: z.array(ViewEvent) })),
})
export type FeedMessage = z.infer<typeof FeedMessage>

/** A growing reply: `text` goes on from offset `from` (UTF-16) of what was said of this request before. No event: it has no id. */
export const PartialMessage = z.object({
  root: z.string(),
  exchange: z.string(),
  request: z.number().int(),
  from: z.number().int(),
  text: z.string(),
})
export type PartialMessage = z.infer<typeof PartialMessage>

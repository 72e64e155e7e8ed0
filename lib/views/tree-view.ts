// A conversation as its screen holds it: the exchanges of its tree, its questions and pinned instructions; and how events change it.
import { z } from "zod"
import { ItemKind } from "@/lib/core/events/decision"
import { ClosingView } from "./bid-header"
import { ExchangeView, QuestionView } from "./exchange-view"
import type { ViewEvent } from "./view-event"

/** A standing instruction pinned from a message of this conversation; `mail` is that message. */
export const InstructionView = z.object({
  id: z.string(),
  quote: z.string(),
  by: z.string(),
  mail: z.string(),
  at: z.string(),
})
export type InstructionView = z.infer<typeof InstructionView>

/** A decision that a call of exchange `exchange` waits for; `item` is its id in the Inbox. */
export const AwaitedDecision = z.object({
  item: z.string(),
  kind: ItemKind,
  exchange: z.string(),
  decision: z.string(),
  preparedBy: z.string(),
  at: z.string(),
})
export type AwaitedDecision = z.infer<typeof AwaitedDecision>

/** `positions` are the feeds' when this was read; events after them may be folded on, more than once without harm. */
export const TreeView = z.object({
  conversation: z.string(),
  title: z.string(),
  ledger: z.string(),
  /** The bid it works in, if it does. `closing` null while no current fact says it. */
  bid: z.object({ id: z.string(), name: z.string(), closing: ClosingView.nullable() }).nullable(),
  exchanges: z.array(ExchangeView),
  questions: z.array(QuestionView),
  instructions: z.array(InstructionView),
  awaited: z.array(AwaitedDecision),
  positions: z.record(z.string(), z.number().int()),
})
export type TreeView = z.infer<typeof TreeView>

/** Events of other views leave it as it is, the very same object. */
export function foldTree(tree: TreeView, event: ViewEvent): TreeView {
  switch (event.view) {
    case "exchange": {
      const exchanges = replaced(tree.exchanges, event.exchange)
      const title = event.exchange.id === tree.conversation ? event.exchange.title : tree.title
      return { ...tree, exchanges, title }
    }
    case "question":
      return { ...tree, questions: replaced(tree.questions, event.question) }
    default:
      return tree
  }
}

/** In its place, or at the end where it is new. */
function replaced<Each extends { id: string }>(all: Each[], one: Each): Each[] {
  return all.some(({ id }) => id === one.id) ? all.map((each) => (each.id === one.id ? one : each)) : [...all, one]
}

// The shapes in which a call's outcome is written: finished at once, or left open for a person. Runs nothing.
import type { ItemRaised } from "./events/decision"
import type { ExchangeEvent, LedgerEvent } from "./events/event"
import type { CallFinished } from "./events/step"
import type { Run } from "./run"
import type { CallContext } from "./tools"

/** What deciding a call came to: its own stream's events, and the ledger's, guarded on the subjects it looked at. */
export type CallDecision = { own: ExchangeEvent[]; ledger: LedgerEvent[]; guard: string[] }

/** The call stays open; the item that waits stands in the ledger. */
export function awaiting(
  call: { call: string },
  item: ItemRaised,
  ledger: LedgerEvent[],
  guard: string[],
): CallDecision {
  return {
    own: [{ type: "call-awaiting", version: 1, call: call.call, item: item.item }],
    ledger: [...ledger, item],
    guard,
  }
}

export function finishedEvent(
  call: { call: string },
  outcome: CallFinished["outcome"],
  content: string,
  origin: CallFinished["origin"],
): CallFinished {
  return { type: "call-finished", version: 1, call: call.call, outcome, content, origin }
}

export function contextOf(run: Run, call: { call: string }): CallContext {
  const { id, opened } = run.state
  return {
    exchange: id,
    agent: opened.agent,
    root: opened.root,
    ledger: opened.ledger,
    call: call.call,
    signal: run.abort.signal,
  }
}

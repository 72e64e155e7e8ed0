// A ledger's state to think ahead on: each event written is folded at once, so that the next decision sees it. It commits nothing.

import type { ReadingContext } from "@/lib/bids/formats/reading"
import type { LedgerEvent } from "@/lib/core/events/event"
import { subjectsOf } from "@/lib/core/events/subjects"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { copyLedger, type LedgerState } from "@/lib/core/ledger-state"
import type { Ids } from "@/lib/core/ports/world"

/** What a decision takes from outside: new ids, the moment (ISO 8601, UTC), and how the bid's values are to be read. */
export type Surroundings = { ids: Ids; at: string; reading: ReadingContext }

export type WorkingLedger = {
  state: LedgerState
  /** What was written so far, in order. */
  events: LedgerEvent[]
  write(event: LedgerEvent): void
}

/** Starts from a copy: the state given stays as it was. `at` is the moment folded events carry, ISO 8601 in UTC. */
export function workOn(original: LedgerState, at: string): WorkingLedger {
  const state = copyLedger(original)
  const events: LedgerEvent[] = []
  return {
    state,
    events,
    write(event) {
      events.push(event)
      applyLedgerEvent(state, { stream: state.id, sequence: state.position + 1, at, event })
    },
  }
}

/**
 * What must be untouched since the state was read for these events to be right: all they touch, the documents whose
 * order they rest on, and whatever else the decision looked at.
 */
export function guardFor(events: readonly LedgerEvent[], lookedAt: readonly string[]): string[] {
  return [...new Set([...events.flatMap((event) => subjectsOf(event)), ...lookedAt, "documents"])].sort()
}

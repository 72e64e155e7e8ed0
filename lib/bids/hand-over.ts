// Builds a handoff note: the giver's words, and what must carry copied from the ledger by code. It lets no value pass through a model.

import { mustCarry, mustCarryFacts } from "@/lib/bids/must-carry"
import type { HandoffNote } from "@/lib/core/events/handoff"
import { currentInstructions, sourceLine } from "@/lib/core/ledger-facts"
import type { LedgerState } from "@/lib/core/ledger-state"

/** What the giver writes itself. */
export type WrittenNote = Pick<HandoffNote, "goal" | "done" | "decisions" | "openQuestions" | "nextAction">

/** `note` is the id the note gets. Sources are those of must-carry facts, every place a line. */
export function buildNote(state: LedgerState, note: string, written: WrittenNote): HandoffNote {
  return {
    note,
    ...written,
    mustCarry: mustCarry(state),
    instructions: currentInstructions(state).map(({ instruction, quote }) => ({ instruction, quote })),
    sources: mustCarryFacts(state).flatMap((fact) =>
      fact.sources.map((source) => ({ key: fact.key, source: sourceLine(source) })),
    ),
  }
}

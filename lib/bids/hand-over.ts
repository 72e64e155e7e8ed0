// Builds a handoff note: the giver's words, and what must carry copied from the ledger by code. It lets no value pass through a model.

import { mustCarry, mustCarryFacts } from "@/lib/bids/must-carry"
import { type StaleValue, staleIn } from "@/lib/bids/stale-values"
import type { HandoffNote } from "@/lib/core/events/handoff"
import { currentFacts, currentInstructions, sourceLine } from "@/lib/core/ledger-facts"
import type { LedgerState } from "@/lib/core/ledger-state"

/** What the giver writes itself. */
export type WrittenNote = Pick<HandoffNote, "goal" | "done" | "decisions" | "openQuestions" | "nextAction">

/**
 * Values in the giver's own words whose place another has taken: what was superseded must not travel on beside what holds.
 * The goal is the caller's words, and a conflict's values are what its open question is about: neither is looked at.
 */
export function staleInNote(state: LedgerState, written: WrittenNote): StaleValue[] {
  const { done, decisions, openQuestions, nextAction } = written
  const words = [
    ...done,
    ...decisions.flatMap(({ decision, reason }) => [decision, reason]),
    ...openQuestions,
    nextAction,
  ]
  const settled = new Set(currentFacts(state).map(({ key }) => key))
  return staleIn(state, words.join("\n")).filter(({ key }) => settled.has(key))
}

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

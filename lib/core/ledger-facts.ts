// Reads what is in force from a ledger's state: current facts, standing instructions, and a fact as it travels. Changes nothing.
import type { CarriedFact, FactSource } from "./events/shared"
import type { Fact, Instruction, LedgerState } from "./ledger-state"

/** Facts in force: neither superseded, withdrawn nor in conflict. Sorted by key, then condition, so that order never depends on time. */
export function currentFacts(state: LedgerState): Fact[] {
  return [...state.facts.values()]
    .filter((fact) => fact.status === "current")
    .sort((a, b) => compare(a.key, b.key) || compare(a.condition ?? "", b.condition ?? "") || compare(a.fact, b.fact))
}

/** Keys for which some value was recorded that is no longer in force, sorted. */
export function keysNoLongerHeld(state: LedgerState): string[] {
  const gone = [...state.facts.values()].filter((fact) => fact.status !== "current")
  return [...new Set(gone.map((fact) => fact.key))].sort(compare)
}

export function carriedFact(fact: Fact): CarriedFact {
  return {
    factId: fact.fact,
    key: fact.key,
    ...fact.value,
    condition: fact.condition,
    anchor: fact.anchor,
    source: sourceLine(fact.sources[0]),
  }
}

export function sourceLine(source: FactSource | undefined): string {
  if (!source) return "no source"
  return source.from === "document"
    ? `${source.documentName}, page ${source.page}`
    : `${source.person.name}, ${source.at}`
}

export function currentInstructions(state: LedgerState): Instruction[] {
  return [...state.instructions.values()]
    .filter((instruction) => !instruction.revoked)
    .sort((a, b) => a.position - b.position)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

// Reads a number of whole years from a duration fact in force. It never converts months or days.
import { currentFacts } from "@/lib/core/ledger-facts"
import type { LedgerState } from "@/lib/core/ledger-state"

/** Null where no fact of the key stands, several do, or it is not in years. */
export function yearsIn(state: LedgerState, key: string): number | null {
  const facts = currentFacts(state).filter((fact) => fact.key === key)
  const match = facts.length === 1 ? /^P(\d+)Y$/.exec(facts[0]?.value.canonical ?? "") : null
  return match === null ? null : Number(match[1])
}

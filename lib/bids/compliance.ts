// Lists what a manager checks last, each line with its source or the plain statement that it was not found. It judges nothing.

import type { z } from "zod"
import type { DraftCompliance } from "@/lib/bids/bid-draft"
import { isInChain } from "@/lib/bids/document-chain"
import { factText } from "@/lib/bids/fact-text"
import { conflicts } from "@/lib/bids/settle-items"
import { tenderVocabulary } from "@/lib/bids/vocabulary"
import type { FactKey } from "@/lib/bids/vocabulary-fact"
import { currentFacts, sourceLine } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

export type ComplianceLine = z.infer<typeof DraftCompliance>

/** Every document that changes the tender, then every must-carry key of the vocabulary in its order. */
export function complianceList(state: LedgerState): ComplianceLine[] {
  return [
    ...amendmentLines(state),
    ...tenderVocabulary.filter((key) => key.mustCarry).flatMap((key) => keyLines(state, key)),
  ]
}

export const notFound = "not found in the documents"

function amendmentLines(state: LedgerState): ComplianceLine[] {
  return [...state.documents.values()]
    .filter(({ document, identity }) => identity.amends && isInChain(state, document))
    .map(({ document, name, identity }) => ({
      requirement: `${identity.sequence === null ? "Corrigendum" : `Corrigendum ${identity.sequence}`}, signed and enclosed`,
      source: name,
      status: hasFacts(state, document) ? "read" : "nothing recorded from it",
      note: "",
    }))
}

function hasFacts(state: LedgerState, document: string): boolean {
  return [...state.facts.values()].some((fact) =>
    fact.sources.some((source) => source.from === "document" && source.document === document),
  )
}

function keyLines(state: LedgerState, { key, label }: FactKey): ComplianceLine[] {
  const facts = currentFacts(state).filter((fact) => fact.key === key)
  if (facts.length > 0) return facts.map((fact) => found(label, fact))
  const inConflict = conflicts(state).some(([fact]) => fact?.key === key)
  return [{ requirement: label, source: "", status: inConflict ? "in conflict, undecided" : notFound, note: "" }]
}

function found(label: string, fact: Fact): ComplianceLine {
  return {
    requirement: fact.condition ? `${label} (${fact.condition})` : label,
    source: sourceLine(fact.sources[0]),
    status: fact.confirmed ? "found" : "found, change not confirmed",
    note: factText(fact),
  }
}

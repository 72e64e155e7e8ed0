// The facts a tender is read for: their keys, kinds and the words documents print them under. It holds no values.
import { dateFacts } from "@/lib/bids/vocabulary-dates"
import { eligibilityFacts } from "@/lib/bids/vocabulary-eligibility"
import type { FactKey } from "@/lib/bids/vocabulary-fact"
import { identityFacts } from "@/lib/bids/vocabulary-identity"
import { moneyFacts } from "@/lib/bids/vocabulary-money"

export const tenderVocabulary: readonly FactKey[] = [...identityFacts, ...moneyFacts, ...dateFacts, ...eligibilityFacts]

/** The fact a key names; null for a key that is not in the vocabulary. */
export function factKey(key: string): FactKey | null {
  return tenderVocabulary.find((fact) => fact.key === key) ?? null
}

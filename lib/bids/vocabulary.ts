// The facts a tender is read for: their keys, kinds and the words documents print them under. It holds no values.
import { z } from "zod"
import { ValueKind } from "@/lib/bids/formats/reading"
import { dateFacts } from "@/lib/bids/vocabulary-dates"
import { eligibilityFacts } from "@/lib/bids/vocabulary-eligibility"
import { identityFacts } from "@/lib/bids/vocabulary-identity"
import { moneyFacts } from "@/lib/bids/vocabulary-money"

export const FactGroup = z.enum(["identity", "money", "dates", "eligibility", "form"])
export type FactGroup = z.infer<typeof FactGroup>

/**
 * One fact by its key. `mustCarry`: it stands in the pinned block and every read-back. `audience`: a question about
 * it goes to managers. `synonyms` are headings as Indian, United States and United Kingdom documents print them.
 */
export const FactKey = z.object({
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)+$/),
  label: z.string().min(1),
  group: FactGroup,
  kind: ValueKind,
  mustCarry: z.boolean(),
  audience: z.enum(["money", "eligibility"]).nullable(),
  synonyms: z.array(z.string().min(1)),
})
export type FactKey = z.infer<typeof FactKey>

export const tenderVocabulary: readonly FactKey[] = [...identityFacts, ...moneyFacts, ...dateFacts, ...eligibilityFacts]

/** The fact a key names; null for a key that is not in the vocabulary. */
export function factKey(key: string): FactKey | null {
  return tenderVocabulary.find((fact) => fact.key === key) ?? null
}

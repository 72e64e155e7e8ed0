// The keys a person may record a fact under, by group, with an example of each kind's writing. Holds no values.
import type { ValueKind } from "@/lib/bids/formats/reading"
import { tenderVocabulary } from "@/lib/bids/vocabulary"
import type { FactGroup } from "@/lib/bids/vocabulary-fact"

export type KeyChoice = { key: string; label: string; group: FactGroup; example: string }

export const groupTitles: Record<FactGroup, string> = {
  identity: "Identity",
  money: "Money",
  dates: "Dates",
  eligibility: "Eligibility",
  form: "Form",
}

const examples: Record<ValueKind, string> = {
  money: "Rs 15,00,000",
  instant: "17 Dec 2026, 15:00 IST",
  duration: "120 days from bid opening",
  percent: "2% per week",
  quantity: "250 cum",
  text: "words, as the document has them",
  reference: "a number or code, letter for letter",
}

export const keyChoices: readonly KeyChoice[] = tenderVocabulary.map(({ key, label, group, kind }) => ({
  key,
  label,
  group,
  example: examples[kind],
}))

// Names everything a draft and its signature rest on, so that neither is written over a change nobody looked at. It reads no values.

import { tenderVocabulary } from "@/lib/bids/vocabulary"
import { workCollection } from "@/lib/bids/work"
import type { LedgerState } from "@/lib/core/ledger-state"

/** Subjects of events: facts of every key, work, open items, documents, instructions, drafts. */
export function signedSubjects(state: LedgerState): string[] {
  const facts = tenderVocabulary.map(({ key }) => `fact:${key}`)
  const work = Object.values(workCollection).map((collection) => `work:${collection}`)
  const items = [...state.items.keys()].map((item) => `item:${item}`)
  return [...facts, ...work, ...items, "documents", "instructions", "drafts"]
}

// The work of a bid as its ledger keeps it: checked criteria, priced items, drafted sections. It computes none of it.
import { z } from "zod"
import { DraftEligibility, DraftItem, DraftSection } from "@/lib/bids/bid-draft"
import type { LedgerState } from "@/lib/core/ledger-state"

/** The collections of work events; the latest of one id counts. */
export const workCollection = { eligibility: "eligibility", price: "price", section: "section" } as const

/** A checked criterion, by the key and id of the fact it checks: another fact in its place makes it stale. */
export const EligibilityWork = DraftEligibility.extend({ factKey: z.string(), fact: z.string() })
export type EligibilityWork = z.infer<typeof EligibilityWork>

/** A priced item. `rateId` names the rate in the workspace's list, `currency` is that of rate and amount. */
export const PriceWork = DraftItem.extend({ rateId: z.string(), currency: z.string().length(3) })
export type PriceWork = z.infer<typeof PriceWork>

export const SectionWork = DraftSection
export type SectionWork = z.infer<typeof SectionWork>

/** Criteria checked against facts that still stand, sorted by key. */
export function eligibilityOf(state: LedgerState): EligibilityWork[] {
  return dataOf(state, workCollection.eligibility, EligibilityWork)
    .filter(({ fact }) => state.facts.get(fact)?.status === "current")
    .sort((a, b) => (a.factKey < b.factKey ? -1 : 1))
}

/** Priced items in the order of their numbers. */
export function pricesOf(state: LedgerState): PriceWork[] {
  return dataOf(state, workCollection.price, PriceWork).sort((a, b) => byNumber.compare(a.number, b.number))
}

/** Sections in the order in which each was first drafted. */
export function sectionsOf(state: LedgerState): SectionWork[] {
  return dataOf(state, workCollection.section, SectionWork)
}

const byNumber = new Intl.Collator("en", { numeric: true })

function dataOf<Data>(state: LedgerState, collection: string, schema: z.ZodType<Data>): Data[] {
  return [...state.work.values()].filter((work) => work.collection === collection).map(({ data }) => schema.parse(data))
}

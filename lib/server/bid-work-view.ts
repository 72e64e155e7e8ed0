// Maps a bid's findings, prices and compliance list to what a browser may show. Computes no value anew.
import type { BillOfQuantities } from "@/lib/bids/bill-of-quantities"
import { complianceList } from "@/lib/bids/compliance"
import { criteriaOf, requirementOf } from "@/lib/bids/eligibility"
import { factLabel } from "@/lib/bids/fact-text"
import { standingPrices, totalOf } from "@/lib/bids/pricing"
import { eligibilityOf, pricesOf } from "@/lib/bids/work"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { BidCompliance, BidEligibility, BidPricing } from "@/lib/views/bid-work"
import { pageHref } from "@/lib/views/ledger-links"
import { sourceView } from "./fact-view"

/** Every criterion the documents set, checked or not. */
export function bidEligibilityView(state: LedgerState): BidEligibility {
  const checked = new Map(eligibilityOf(state).map((work) => [work.fact, work]))
  return {
    lines: criteriaOf(state).map((fact) => {
      const work = checked.get(fact.fact)
      const source = fact.sources[0] ? sourceView(state, fact.sources[0]) : null
      return {
        id: fact.fact,
        criterion: work?.criterion ?? factLabel(fact.key),
        requirement: work?.requirement ?? requirementOf(state, fact),
        source: source && {
          short: source.short,
          full: source.full,
          href: source.from === "document" ? source.href : null,
        },
        finding: work ? { verdict: work.verdict, evidence: work.evidence, arithmetic: work.arithmetic } : null,
      }
    }),
  }
}

export function bidPricingView(state: LedgerState, bill: BillOfQuantities): BidPricing {
  const prices = standingPrices(pricesOf(state), bill.items)
  const priceOf = new Map(prices.map((price) => [price.number, price]))
  const total = totalOf(prices)
  return {
    items: bill.items.map(({ item, description, unit, quantity, document, page }) => {
      const price = priceOf.get(item)
      return {
        item,
        description,
        unit,
        quantity,
        href: pageHref({ bid: state.id, document, page }),
        price: price ? { rate: price.rate, amount: price.amount } : null,
      }
    }),
    currency: prices[0]?.currency ?? null,
    total: total && { figures: total.figures, words: total.words },
    notes: bill.notes,
  }
}

export function bidComplianceView(state: LedgerState): BidCompliance {
  return { lines: complianceList(state) }
}

// Assembles a bid from its ledger: facts, findings, prices, sections and what is still open. It writes no prose and computes no value anew.

import { BidDraft } from "@/lib/bids/bid-draft"
import type { BillOfQuantities } from "@/lib/bids/bill-of-quantities"
import { complianceList, notFound } from "@/lib/bids/compliance"
import { criteriaOf } from "@/lib/bids/eligibility"
import { factLabel, factText } from "@/lib/bids/fact-text"
import { decisionLine } from "@/lib/bids/items"
import { standingPrices, totalOf } from "@/lib/bids/pricing"
import { conflicts, openItems } from "@/lib/bids/settle-items"
import { liveSources } from "@/lib/bids/slot-verdict"
import { staleIn } from "@/lib/bids/stale-values"
import { eligibilityOf, pricesOf, sectionsOf } from "@/lib/bids/work"
import { currentFacts } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** `preparedOn` is an ISO date. */
export type DraftSources = { state: LedgerState; bill: BillOfQuantities; preparedOn: string }

/** The draft, and the ids of the facts it holds. The same ledger and bill give the same draft. */
export function compileDraft({ state, bill, preparedOn }: DraftSources): { draft: BidDraft; facts: string[] } {
  const facts = currentFacts(state)
  const prices = standingPrices(pricesOf(state), bill.items)
  const total = totalOf(prices)
  const draft: BidDraft = {
    title: textOf(facts, "work.name") ?? state.name,
    tenderNumber: textOf(facts, "tender.number"),
    authority: textOf(facts, "tender.authority"),
    preparedOn,
    sections: sectionsOf(state),
    facts: facts.map((fact) => draftFact(state, fact)),
    eligibility: eligibilityOf(state).map(({ criterion, requirement, evidence, verdict, arithmetic }) => ({
      criterion,
      requirement,
      evidence,
      verdict,
      arithmetic,
    })),
    items: prices.map(({ number, description, unit, quantity, rate, amount }) => ({
      number,
      description,
      unit,
      quantity,
      rate,
      amount,
    })),
    total: total === null ? null : { figures: total.figures, words: total.words },
    compliance: complianceList(state),
  }
  return { draft: BidDraft.parse(draft), facts: facts.map((fact) => fact.fact) }
}

/** What is not settled, not found, not priced or not checked, a sentence each: for whoever signs, never part of the bid. */
export function openPoints({ state, bill }: Pick<DraftSources, "state" | "bill">): string[] {
  const waiting = [...openItems(state, "document-change"), ...openItems(state, "document-order")]
  const inConflict = conflicts(state).flatMap(([fact]) =>
    fact ? `${factLabel(fact.key)}: the documents contradict each other.` : [],
  )
  const priced = new Set(standingPrices(pricesOf(state), bill.items).map(({ number }) => number))
  const unpriced = bill.items.filter(({ item }) => !priced.has(item))
  const missing = complianceList(state).filter(({ status }) => status === notFound)
  const checked = new Set(eligibilityOf(state).map(({ fact }) => fact))
  const unchecked = criteriaOf(state).filter(({ fact }) => !checked.has(fact))
  return [
    ...waiting.map((item) => decisionLine(state, item)),
    ...inConflict,
    ...(missing.length > 0
      ? [`Not found in the documents: ${missing.map((line) => line.requirement).join(", ")}.`]
      : []),
    ...unchecked.map((fact) => `${factLabel(fact.key)} was not checked.`),
    ...(unpriced.length > 0 ? [`Not priced: ${unpriced.map(({ item }) => item).join(", ")}.`] : []),
    ...bill.notes,
  ]
}

function textOf(facts: readonly Fact[], key: string): string | null {
  const [only, ...more] = facts.filter((fact) => fact.key === key)
  return only !== undefined && more.length === 0 ? only.value.canonical : null
}

function draftFact(state: LedgerState, fact: Fact): BidDraft["facts"][number] {
  const condition = fact.condition ? ` (${fact.condition})` : ""
  return {
    key: fact.key,
    label: `${factLabel(fact.key)}${condition}`,
    display: factText(fact),
    canonical: fact.value.canonical,
    source: draftSource(state, fact),
  }
}

// A corrigendum's sentence names the old value beside the new: then only the printed new value is quoted.
function draftSource(state: LedgerState, fact: Fact): BidDraft["facts"][number]["source"] {
  const [source] = liveSources(state, fact)
  if (source === undefined) throw new Error(`Fact ${fact.fact} is current and has no source in force`)
  if (source.from === "person") return { person: source.person.name, at: source.at }
  const quote = staleIn(state, source.quote).length > 0 ? fact.raw : source.quote
  return { document: source.documentName, page: String(source.page), quote }
}

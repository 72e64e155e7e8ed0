// Maps one fact of a ledger, and where it comes from, to what a browser may show. Judges nothing.
import { conditionKey } from "@/lib/bids/equal-facts"
import { factLabel, factText } from "@/lib/bids/fact-text"
import { preparedBy } from "@/lib/bids/items"
import { isMustCarry } from "@/lib/bids/must-carry"
import type { FactSource } from "@/lib/core/events/shared"
import type { Fact, Item, LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import type { FactView, SourceView } from "@/lib/views/ledger-facts"
import { pageHref } from "@/lib/views/ledger-links"

export function factView(state: LedgerState, fact: Fact): FactView {
  const next = fact.supersededBy ? state.facts.get(fact.supersededBy) : undefined
  return {
    fact: fact.fact,
    key: fact.key,
    label: factLabel(fact.key),
    display: factText(fact),
    canonical: canonicalText(fact),
    raw: fact.raw,
    condition: fact.condition,
    anchor: fact.anchor,
    standing: fact.status,
    confirmed: fact.confirmed,
    mustCarry: isMustCarry(fact.key),
    sources: fact.sources.map((source) => sourceView(state, source)),
    recordedBy: preparedBy(fact.by),
    at: fact.at,
    supersededBy: next?.sources[0] ? sourceView(state, next.sources[0]).short : null,
    item: decidingItem(state, fact),
  }
}

export function sourceView(state: LedgerState, source: FactSource): SourceView {
  if (source.from === "person") {
    const { person, words, at } = source
    return { from: "person", short: person.name, full: `${person.name}, in their own words`, words, at }
  }
  const { document, documentName, page, quote } = source
  const known = state.documents.get(document)
  return {
    from: "document",
    short: `${known ? shortName(known) : documentName.slice(0, 3)} p.${page}`,
    full: `${documentName}, page ${page}`,
    quote,
    href: state.scope === "bid" ? pageHref({ bid: state.id, document, page, quote }) : null,
    withdrawn: known !== undefined && known.withdrawn !== null,
  }
}

/** "C2" for corrigendum 2, else the initials of its role: "TD", "PL". */
export function shortName({ identity }: LedgerDocument): string {
  const { role, sequence } = identity
  const initials = initialsOf.get(role) ?? "D"
  return sequence === null ? initials : `${initials}${sequence}`
}

const initialsOf = new Map([
  ["notice", "TN"],
  ["tender", "TD"],
  ["corrigendum", "C"],
  ["price-schedule", "PS"],
  ["price-list", "PL"],
  ["form", "F"],
  ["reply-to-queries", "RQ"],
])

/** Canonical text with the part that makes it whole: "1500000.00 INR". */
export function canonicalText({ value }: Pick<Fact, "value">): string {
  return [value.canonical, value.currency, value.unit].filter(Boolean).join(" ")
}

/** The open item whose decision would settle this fact, or null. */
function decidingItem(state: LedgerState, fact: Fact): string | null {
  if (fact.status === "current" && fact.confirmed) return null
  const open = [...state.items.values()].filter((item) => item.state.is === "open")
  const found =
    fact.status === "in conflict"
      ? (open.find((item) => item.kind === "conflict" && isOfSlot(state, item, fact)) ??
        open.find((item) => item.kind === "document-order"))
      : open.find((item) => item.kind === "document-change" && item.about.document === fact.changedBy)
  return fact.status === "current" || fact.status === "in conflict" ? (found?.item ?? null) : null
}

function isOfSlot(state: LedgerState, item: Item, fact: Fact): boolean {
  return item.about.facts.some((id) => {
    const other = state.facts.get(id)
    return other?.key === fact.key && conditionKey(other.condition) === conditionKey(fact.condition)
  })
}

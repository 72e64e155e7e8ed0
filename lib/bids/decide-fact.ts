// Decides what a value quoted from a page does to a ledger: recorded, found again, superseding, history or in conflict. It never takes a value without its quote.

import { compareDocuments, isInChain } from "@/lib/bids/document-chain"
import { isSameStatement } from "@/lib/bids/equal-facts"
import { standingBeside } from "@/lib/bids/items"
import { readQuotedValue } from "@/lib/bids/quoted-value"
import { settleItems } from "@/lib/bids/settle-items"
import { settleSlot } from "@/lib/bids/settle-slot"
import { amendingDocument, factsIn, liveSources, type Slot } from "@/lib/bids/slot-verdict"
import { factKey } from "@/lib/bids/vocabulary"
import { guardFor, type Surroundings, workOn } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { FactSource, FactValue, Recorder } from "@/lib/core/events/shared"
import type { Fact, LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import { findQuote } from "@/lib/documents/find-quote"

export type QuotedFact = {
  key: string
  document: string
  /** Page number from 1, and the page's whole text. */
  page: number
  pageText: string
  quote: string
  /** Words of the page that limit the value to some bidders or items; null where it holds for all. */
  condition: string | null
  /** Words of the page that say what a duration counts from; null where the quote itself says it, or nothing does. */
  anchor: string | null
  recorder: Recorder
}

export type FactDecided = {
  events: LedgerEvent[]
  guard: string[]
  /** The fact as the ledger has it once the events are written. */
  fact: Fact
  /** What it took the place of, if it did. */
  supersedes: Fact | null
  /** What stands instead of it, where it is history. */
  standing: Fact | null
  /** `found again`: the value was known and this is one more source. `known`: this very place was recorded before. */
  outcome: "recorded" | "found again" | "known"
}

/** Refusals say what to quote or ask instead; they are for whoever quoted. */
export function decideFact(
  state: LedgerState,
  quoted: QuotedFact,
  surroundings: Surroundings,
): FactDecided | { refused: string } {
  const read = readSighting(state, quoted, surroundings)
  if ("refused" in read) return read
  const working = workOn(state, surroundings.at)
  const slot: Slot = { key: quoted.key, condition: read.condition }
  const known = knownFact(state, slot, read)
  if (known !== null && isSameSource(state, known, read.source)) return decided(known, "known")
  const fact = known?.fact ?? surroundings.ids.next("fact")
  const { key, recorder } = quoted
  if (known === null) {
    const { raw, value, condition, anchor, source } = read
    working.write({ type: "fact-recorded", version: 1, fact, key, raw, value, condition, anchor, source, by: recorder })
  } else {
    working.write({ type: "fact-sourced", version: 1, fact, key, source: read.source, by: recorder })
  }
  settleSlot(working, { slot, overturned: new Set(), decidedBy: null, recorder })
  settleItems(working, recorder)
  const after = working.state.facts.get(fact)
  if (after === undefined) throw new Error(`Fact ${fact} was written and is not in the ledger`)
  return decided(after, known === null ? "recorded" : "found again")

  function decided(now: Fact, outcome: FactDecided["outcome"]): FactDecided {
    const supersedes =
      now.status === "current" && now.supersedes ? (working.state.facts.get(now.supersedes) ?? null) : null
    return {
      events: working.events,
      guard: guardFor(working.events, [`fact:${quoted.key}`]),
      fact: now,
      supersedes,
      standing: now.status === "current" ? null : standingBeside(working.state, now),
      outcome,
    }
  }
}

type Sighting = {
  raw: string
  value: FactValue
  condition: string | null
  anchor: string | null
  source: Extract<FactSource, { from: "document" }>
}

function readSighting(
  state: LedgerState,
  quoted: QuotedFact,
  { reading }: Surroundings,
): Sighting | { refused: string } {
  const key = factKey(quoted.key)
  if (key === null) return { refused: `"${quoted.key}" is no fact key. Use one of the keys listed with this tool.` }
  const document = state.documents.get(quoted.document)
  if (document === undefined) return { refused: `There is no document ${quoted.document} here.` }
  if (document.withdrawn !== null) return { refused: `${document.name} was withdrawn: nothing is recorded from it.` }
  const missing = notOnPage(quoted, document)
  if (missing !== null) return { refused: missing }
  const read = readQuotedValue({ kind: key.kind, quoted, reading })
  if ("refused" in read) return read
  return {
    ...read,
    source: {
      from: "document",
      document: quoted.document,
      documentName: document.name,
      page: quoted.page,
      quote: quoted.quote.trim(),
    },
  }
}

function notOnPage({ page, pageText, quote, condition, anchor }: QuotedFact, document: LedgerDocument): string | null {
  const where = `page ${page} of ${document.name}`
  if (findQuote(pageText, quote) === null) {
    return `The quote does not stand on ${where} word for word. Copy it from the page, without leaving anything out.`
  }
  if (condition !== null && !isOnPage(pageText, condition))
    return `The condition "${condition}" does not stand on ${where}.`
  if (anchor !== null && !isOnPage(pageText, anchor)) return `The anchor "${anchor}" does not stand on ${where}.`
  return null
}

const isOnPage = (pageText: string, words: string) => findQuote(pageText.toLowerCase(), words.toLowerCase()) !== null

/**
 * The fact that this sighting repeats. What stands or is in conflict comes first. An old value is only repeated by a
 * document no later than what replaced it, or by one outside the chain; a later one brings the value back.
 */
function knownFact(state: LedgerState, slot: Slot, sighting: Sighting): Fact | null {
  const same = factsIn(state, slot).filter((fact) => isSameStatement(fact, sighting))
  const { document } = sighting.source
  const living = same.find((fact) => fact.status !== "superseded")
  return living ?? same.find((fact) => isOldSighting(state, fact, document)) ?? null
}

function isOldSighting(state: LedgerState, fact: Fact, document: string): boolean {
  if (!isInChain(state, document)) return true
  if (liveSources(state, fact).some((source) => source.from === "document" && source.document === document)) return true
  const next = state.facts.get(fact.supersededBy ?? "")
  if (next === undefined) return false
  const amending = amendingDocument(state, fact, next)
  return amending !== null && compareDocuments(state, document, amending) === "earlier"
}

function isSameSource(state: LedgerState, fact: Fact, source: Sighting["source"]): boolean {
  return liveSources(state, fact).some(
    (other) =>
      other.from === "document" &&
      other.document === source.document &&
      other.page === source.page &&
      other.quote === source.quote,
  )
}

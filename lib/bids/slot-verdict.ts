// Decides, among all facts of one key and condition, which stands, which are history and which contradict each other. It writes nothing.

import { compareDocuments, isInChain } from "@/lib/bids/document-chain"
import { conditionKey } from "@/lib/bids/equal-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** One place a value can stand: a key under a condition. */
export type Slot = { key: string; condition: string | null }

/**
 * `tops` are the facts nothing beats: one stands, several contradict each other. `beaten` names for each other fact
 * what beats it. Rests on documents, people's rulings and values alone, never on the order in which they were read.
 */
export type SlotVerdict = { tops: Fact[]; beaten: { fact: Fact; by: Fact[] }[] }

/** `overturned`: facts whose recorded supersession no longer counts, because what it rested on has changed. */
export function slotVerdict(state: LedgerState, slot: Slot, overturned: ReadonlySet<string>): SlotVerdict {
  const facts = factsIn(state, slot)
  const judged = facts.map((fact) => ({
    fact,
    by: facts.filter((other) => isBeatenBy({ state, overturned }, fact, other)),
  }))
  return {
    tops: judged.flatMap(({ fact, by }) => (by.length === 0 ? fact : [])),
    beaten: judged.filter(({ by }) => by.length > 0),
  }
}

/** Facts of a slot that still have a source in force. */
export function factsIn(state: LedgerState, slot: Slot): Fact[] {
  return [...state.facts.values()].filter(
    (fact) =>
      fact.key === slot.key &&
      fact.status !== "withdrawn" &&
      conditionKey(fact.condition) === conditionKey(slot.condition) &&
      liveSources(state, fact).length > 0,
  )
}

/** A fact's sources without those of withdrawn documents. */
export function liveSources(state: LedgerState, fact: Fact): Fact["sources"] {
  return fact.sources.filter(
    (source) => source.from === "person" || state.documents.get(source.document)?.withdrawn === null,
  )
}

/** The documents in force in which a fact stands. */
export function documentsOf(state: LedgerState, fact: Fact): string[] {
  return [...new Set(liveSources(state, fact).flatMap((source) => (source.from === "document" ? source.document : [])))]
}

/**
 * The document of the tender's own chain by which `later` outranks `earlier`: one issued after all that state
 * `earlier`, or, over a person's own value, one that came in after they gave it. Null where none does.
 */
export function amendingDocument(state: LedgerState, earlier: Fact, later: Fact): string | null {
  const moment = personalMoment(earlier)
  if (personalMoment(later) !== null) return null
  return latestOf(state, moment === null ? issuedAfter(state, earlier, later) : cameAfter(state, moment, later))
}

function issuedAfter(state: LedgerState, earlier: Fact, later: Fact): string[] {
  const old = documentsOf(state, earlier).filter((document) => isInChain(state, document))
  if (old.length === 0) return []
  return documentsOf(state, later).filter((document) =>
    old.every((other) => compareDocuments(state, document, other) === "later"),
  )
}

function cameAfter(state: LedgerState, moment: string, later: Fact): string[] {
  return documentsOf(state, later).filter((id) => {
    const document = state.documents.get(id)
    return document?.identity.amends === true && isInChain(state, id) && document.at > moment
  })
}

function latestOf(state: LedgerState, documents: readonly string[]): string | null {
  return documents.reduce<string | null>(
    (latest, document) =>
      latest === null || compareDocuments(state, document, latest) === "later" ? document : latest,
    null,
  )
}

type Rulings = { state: LedgerState; overturned: ReadonlySet<string> }

// Recorded links come first: where they differ from the order of documents, a person chose, rejected or corrected.
function isBeatenBy(rulings: Rulings, fact: Fact, other: Fact): boolean {
  if (fact.fact === other.fact) return false
  if (isRuledOut(rulings, fact, other)) return true
  if (isRuledOut(rulings, other, fact)) return false
  if (isRejected(rulings, other)) return false
  if (personalMoment(other) !== null) return isOutrankedByPerson(rulings.state, fact, other)
  return amendingDocument(rulings.state, fact, other) !== null
}

// What a person put aside outranks nothing any more, whatever its document.
function isRejected({ state, overturned }: Rulings, fact: Fact): boolean {
  const next = state.facts.get(fact.supersededBy ?? "")
  if (fact.status !== "superseded" || overturned.has(fact.fact) || next === undefined) return false
  return amendingDocument(state, fact, next) === null
}

function isRuledOut({ state, overturned }: Rulings, fact: Fact, other: Fact): boolean {
  const seen = new Set<string>()
  let here: Fact | undefined = fact
  while (here !== undefined && hasGivenWay(here) && !overturned.has(here.fact) && !seen.has(here.fact)) {
    seen.add(here.fact)
    if (here.supersededBy === other.fact) return true
    here = here.supersededBy === null ? undefined : state.facts.get(here.supersededBy)
  }
  return false
}

// A withdrawn fact still passes on what had taken its own place.
const hasGivenWay = (fact: Fact) => fact.status === "superseded" || fact.status === "withdrawn"

/** The latest moment at which a person said the value themselves; null for a value of documents alone. */
function personalMoment(fact: Fact): string | null {
  const moments = fact.sources.flatMap((source) => (source.from === "person" ? source.at : []))
  return moments.sort().at(-1) ?? null
}

// A person's word stands over what they could see; a document added later is weighed anew, as a change to confirm.
function isOutrankedByPerson(state: LedgerState, fact: Fact, personal: Fact): boolean {
  const moment = personalMoment(personal) ?? ""
  const own = personalMoment(fact)
  if (own !== null) return own < moment || (own === moment && fact.position < personal.position)
  return amendingDocument(state, personal, fact) === null
}

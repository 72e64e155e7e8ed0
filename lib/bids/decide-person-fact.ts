// Decides what a person's own value does to a ledger: marked in a document, or typed with a reason. It stands at once and is confirmed.

import type { z } from "zod"
import { chooseFact } from "@/lib/bids/choose-fact"
import { isSameStatement } from "@/lib/bids/equal-facts"
import { readValue } from "@/lib/bids/formats/read-value"
import { foldText } from "@/lib/bids/formats/tokens"
import { readQuotedValue, typedValue } from "@/lib/bids/quoted-value"
import { settleItems } from "@/lib/bids/settle-items"
import { factsIn } from "@/lib/bids/slot-verdict"
import { factKey } from "@/lib/bids/vocabulary"
import { guardFor, type Surroundings, type WorkingLedger, workOn } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { FactRecorded } from "@/lib/core/events/fact"
import type { PersonRef } from "@/lib/core/events/shared"
import type { LedgerState } from "@/lib/core/ledger-state"
import { findQuote } from "@/lib/documents/find-quote"

/** `marked`: words the person marked on a page. `typed`: their own words, with the reason they give. */
export type PersonFact = { key: string; condition: string | null; anchor: string | null; person: PersonRef } & (
  | { is: "marked"; document: string; page: number; pageText: string; quote: string }
  | { is: "typed"; text: string; reason: string }
)

export type PersonFactDecided = { events: LedgerEvent[]; guard: string[]; fact: string }

/** Refused for an unknown key, a quote that is not on its page, or words that hold no single value of the key's kind. */
export function decidePersonFact(
  state: LedgerState,
  given: PersonFact,
  surroundings: Surroundings,
): PersonFactDecided | { refused: string } {
  const working = workOn(state, surroundings.at)
  const written = writePersonFact(working, given, surroundings)
  if ("refused" in written) return written
  settleItems(working, { person: given.person })
  return { events: working.events, guard: guardFor(working.events, [`fact:${given.key}`]), fact: written.fact }
}

/** The same onto a ledger being worked on; items are left to the caller to settle. */
export function writePersonFact(
  working: WorkingLedger,
  given: PersonFact,
  surroundings: Surroundings,
): { fact: string } | { refused: string } {
  const read = given.is === "marked" ? readMarked(working.state, given, surroundings) : readTyped(given, surroundings)
  if ("refused" in read) return read
  const { key, person } = given
  const slot = { key, condition: read.condition }
  const same = factsIn(working.state, slot).find((fact) => fact.status !== "superseded" && isSameStatement(fact, read))
  const fact = same?.fact ?? surroundings.ids.next("fact")
  const by = { person }
  if (same) working.write({ type: "fact-sourced", version: 1, fact, key, source: read.source, by })
  else working.write({ type: "fact-recorded", version: 1, fact, key, ...read, by })
  chooseFact(working, slot, fact, person)
  return { fact }
}

type Read = Pick<z.infer<typeof FactRecorded>, "raw" | "value" | "condition" | "anchor" | "source">

function readTyped(given: PersonFact & { is: "typed" }, { reading, at }: Surroundings): Read | { refused: string } {
  const key = factKey(given.key)
  if (key === null) return { refused: `"${given.key}" is no fact key.` }
  if (given.reason.trim() === "") return { refused: "A value that stands in no document needs a reason." }
  const read = readValue(key.kind, given.text, reading)
  if (read.outcome === "flagged") return { refused: read.reason }
  return {
    raw: given.text.trim(),
    value: typedValue(key.kind, read),
    condition: given.condition ?? read.condition,
    anchor: read.anchor ?? given.anchor,
    source: { from: "person", person: given.person, at, words: `${foldText(given.text)} (${foldText(given.reason)})` },
  }
}

function readMarked(
  state: LedgerState,
  given: PersonFact & { is: "marked" },
  { reading }: Surroundings,
): Read | { refused: string } {
  const key = factKey(given.key)
  if (key === null) return { refused: `"${given.key}" is no fact key.` }
  const document = state.documents.get(given.document)
  if (document === undefined || document.withdrawn !== null) return { refused: "That document is not in force here." }
  if (findQuote(given.pageText, given.quote) === null) return { refused: "Those words are not on that page." }
  const read = readQuotedValue({ kind: key.kind, quoted: given, reading })
  if ("refused" in read) return read
  const { page, quote } = given
  return {
    ...read,
    source: { from: "document", document: given.document, documentName: document.name, page, quote: quote.trim() },
  }
}

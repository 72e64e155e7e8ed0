// Chooses, from what a document's pages state, which quotes to record, and the second quote where a first was refused.
import type { Candidate } from "./candidate"
import type { SoughtKey } from "./fact-keys"
import { candidatesOnPage } from "./find-candidates"
import type { ReadableDocument, ReadSoFar } from "./reader-progress"
import { call, madeCall, type WantedCall } from "./reply"
import { type RequestView, reasonAgainst } from "./request-view"
import { strongLink } from "./value-links"

type Input = {
  view: RequestView
  documents: readonly ReadableDocument[]
  document: ReadableDocument
  read: ReadSoFar
  keys: readonly SoughtKey[]
}

/** The wanted `record_fact` calls for the pages read so far, made ones among them, in the order of the pages. */
export function recordsFor({ view, documents, document, read, keys }: Input): WantedCall[] {
  // Names and terms in words are taken from the main document alone: elsewhere they are retold, not stated.
  const isMain = mainDocument(documents) === document.document
  const sought = isMain ? keys : keys.filter((key) => key.kind !== "text")
  const found = read.pages.flatMap((page) => candidatesOnPage(page, sought))
  const strong = found.filter((one) => one.strength >= strongLink)
  const named = new Set(strong.map((one) => one.key))
  const weak = read.next === null ? found.filter((one) => one.strength < strongLink && !named.has(one.key)) : []
  return [...worthRecording(strong), ...worthRecording(firstOfEach(weak))].map((one) => record(view, document, one))
}

const mostOfOneValue = 2
const mostValuesOfKey = 6

/** A value at most twice; a text or a reference once; not one place twice. */
function worthRecording(candidates: readonly Candidate[]): Candidate[] {
  const values = new Map<string, number>()
  const perKey = new Map<string, number>()
  const places = new Set<string>()
  return candidates.filter((one) => {
    const folded = (one.quotes[0] ?? "").replace(/\W+/g, " ").trim().toLowerCase()
    const value = `${one.key} ${one.condition ?? ""} ${folded}`
    const place = `${one.page} ${value}`
    const most = one.kind === "text" || one.kind === "reference" ? 1 : mostValuesOfKey
    const isFull = (perKey.get(one.key) ?? 0) >= most || (values.get(value) ?? 0) >= mostOfOneValue
    if (isFull || places.has(place)) return false
    places.add(place)
    values.set(value, (values.get(value) ?? 0) + 1)
    perKey.set(one.key, (perKey.get(one.key) ?? 0) + 1)
    return true
  })
}

/** Weak statements of one key: the strongest alone. */
function firstOfEach(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const one of candidates) {
    if (one.strength > (best.get(one.key)?.strength ?? 0)) best.set(one.key, one)
  }
  return [...best.values()]
}

function record(view: RequestView, document: ReadableDocument, candidate: Candidate): WantedCall {
  const [first = "", second] = candidate.quotes
  const wanted = (quote: string) =>
    call("record_fact", {
      key: candidate.key,
      document: document.document,
      page: candidate.page,
      quote,
      ...(candidate.condition === null ? {} : { condition: candidate.condition }),
      ...(candidate.anchor === null ? {} : { anchor: candidate.anchor }),
    })
  const made = madeCall(view, wanted(first))
  const isRefused = made !== null && reasonAgainst(made) !== ""
  return isRefused && second !== undefined ? wanted(second) : wanted(first)
}

function mainDocument(documents: readonly ReadableDocument[]): string | null {
  const base = documents.filter((document) => !document.amends)
  const called = base.filter((document) => /tender|rfp|notice|main|base|invitation/i.test(document.role))
  const size = (document: ReadableDocument) => document.to - document.from
  const [longest] = [...(called.length > 0 ? called : base)].sort((left, right) => size(right) - size(left))
  return longest?.document ?? null
}

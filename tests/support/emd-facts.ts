// One fact and what took its place, as ledger events, for tests of what a loop does with facts. Writes nothing.
import type { LedgerEvent } from "@/lib/core/events/event"
import { person } from "./loop-world"

/** The amount in rupees, as a person typed it. */
export function factRecorded(fact: string, canonical: string): LedgerEvent {
  return {
    type: "fact-recorded",
    version: 1,
    fact,
    key: "emd.amount",
    raw: canonical,
    value: { kind: "money", canonical, currency: "INR", unit: null, zone: null },
    condition: null,
    anchor: null,
    source: { from: "person", person, at: "2026-12-01T00:00:00Z", words: canonical },
    by: { person },
  }
}

/** `f_2` takes the place of `f_1`. */
export const superseded: LedgerEvent = {
  type: "fact-superseded",
  version: 1,
  fact: "f_1",
  key: "emd.amount",
  next: "f_2",
  document: null,
  confirmed: true,
}

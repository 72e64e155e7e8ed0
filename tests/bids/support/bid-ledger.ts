// A bid's ledger as tests build it: documents with what they say of themselves, and values read from them in any order.
import { expect } from "vitest"
import { decideFact, type FactDecided } from "@/lib/bids/decide-fact"
import { decideItem, type ItemOutcome } from "@/lib/bids/decide-item"
import type { Surroundings } from "@/lib/bids/working-ledger"
import type { Decision } from "@/lib/core/events/decision"
import type { LedgerEvent } from "@/lib/core/events/event"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { currentFacts } from "@/lib/core/ledger-facts"
import { emptyLedger, type Item, type LedgerState } from "@/lib/core/ledger-state"

export const asha = { id: "p_1", name: "Asha" }
export const ravi = { id: "p_2", name: "Ravi" }
export const reader = { exchange: "ex_1", agent: "reader", call: "call_1" }

export type TestDocument = {
  id: string
  name?: string
  role?: string
  tenderNumber?: string | null
  issueDate?: string | null
  sequence?: number | null
}

export class BidLedger {
  state: LedgerState = emptyLedger("bid_1")
  private count = 0
  private minutes = 0

  constructor(documents: readonly TestDocument[] = []) {
    this.write([{ type: "ledger-opened", version: 1, scope: "bid", name: "Jetty road", by: asha }])
    for (const document of documents) this.add(document)
  }

  get surroundings(): Surroundings {
    const ids = { next: (prefix: string) => `${prefix}_${++this.count}` }
    return { ids, at: this.moment(), reading: { defaultCurrency: "INR", defaultZone: "Asia/Kolkata" } }
  }

  write(events: readonly LedgerEvent[]): void {
    for (const event of events) {
      this.minutes += 1
      applyLedgerEvent(this.state, { stream: "bid_1", sequence: this.state.position + 1, at: this.moment(), event })
    }
  }

  add({
    id,
    name = `${id}.pdf`,
    role = "tender",
    tenderNumber = "PWD/2026/14",
    issueDate = null,
    sequence = null,
  }: TestDocument) {
    const amends = role === "corrigendum"
    const identity = { role, tenderNumber, authority: null, title: null, issueDate, sequence, amends }
    const sizes = { bytes: 1, pages: 3, characters: 300, fileHash: `f-${id}`, pagesHash: `p-${id}` }
    this.write([
      {
        type: "document-added",
        version: 1,
        document: id,
        name,
        format: "pdf",
        ...sizes,
        identity,
        warnings: [],
        by: asha,
      },
    ])
  }

  /** Quotes `quote` from `document`; the page holds it and nothing else unless given. */
  read(reading: {
    key: string
    document: string
    quote: string
    pageText?: string
    condition?: string
  }): FactDecided | { refused: string } {
    const { pageText = `Terms. ${reading.quote} End.`, condition = null } = reading
    const outcome = decideFact(
      this.state,
      { ...reading, page: 1, pageText, condition, anchor: null, recorder: reader },
      this.surroundings,
    )
    if (!("refused" in outcome)) this.write(outcome.events)
    return outcome
  }

  decide(item: string, decision: Decision, person = asha): ItemOutcome {
    const outcome = decideItem(this.state, { item, decision, person }, this.surroundings)
    if (!("refused" in outcome)) this.write(outcome.events)
    return outcome
  }

  open(kind: Item["kind"]): Item[] {
    return [...this.state.items.values()].filter((item) => item.kind === kind && item.state.is === "open")
  }

  onlyOpen(kind: Item["kind"]): Item {
    const [item, ...more] = this.open(kind)
    expect(more).toEqual([])
    if (item === undefined) throw new Error(`No open item of kind ${kind}`)
    return item
  }

  current(key: string): string[] {
    return currentFacts(this.state)
      .filter((fact) => fact.key === key)
      .map((fact) => fact.value.canonical)
  }

  withStatus(key: string, status: string): string[] {
    return [...this.state.facts.values()]
      .filter((fact) => fact.key === key && fact.status === status)
      .map((fact) => fact.value.canonical)
      .sort()
  }

  factId(canonical: string): string {
    const fact = [...this.state.facts.values()].find((one) => one.value.canonical === canonical)
    if (fact === undefined) throw new Error(`No fact of value ${canonical}`)
    return fact.fact
  }

  private moment(): string {
    return new Date(Date.UTC(2026, 11, 1) + this.minutes * 60_000).toISOString()
  }
}

/** The outcome, where it is not a refusal. */
export function accepted<Outcome extends object>(outcome: Outcome | { refused: string }): Outcome {
  if ("refused" in outcome) throw new Error(outcome.refused)
  return outcome
}

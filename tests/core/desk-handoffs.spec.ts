import { describe, expect, it } from "vitest"
import { differing } from "@/components/bids/receipt-table"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { ReadBackLine } from "@/lib/core/events/handoff"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { carriedFact } from "@/lib/core/ledger-facts"
import { emptyLedger } from "@/lib/core/ledger-state"
import { ledgerHandoffsView } from "@/lib/server/ledger-handoffs-view"
import { recorded } from "../adapters/desk-setting"

const old = recorded("fact_old", "emd.amount", { document: "tender", raw: "Rs 12,00,000", canonical: "1200000.00" })
const next = recorded("fact_new", "emd.amount", { document: "corr", raw: "Rs 15,00,000", canonical: "1500000.00" })
const fee = recorded("fact_fee", "fee.tender", { document: "tender", raw: "Rs 25,000", canonical: "25000.00" })
const superseded: LedgerEvent = {
  type: "fact-superseded",
  version: 1,
  fact: "fact_old",
  key: "emd.amount",
  next: "fact_new",
  document: "corr",
  confirmed: false,
}

/** A note that carries the named facts as the ledger has them at that moment. */
function note(id: string, before: LedgerEvent[], facts: string[]): LedgerEvent {
  const { facts: known } = numbered(before).reduce(applyLedgerEvent, emptyLedger("lg"))
  const mustCarry = facts.flatMap((fact) => known.get(fact) ?? []).map(carriedFact)
  return {
    type: "note-written",
    version: 1,
    exchange: "ex_1",
    agent: "reader",
    note: {
      note: id,
      goal: "Read",
      done: [],
      decisions: [],
      mustCarry,
      instructions: [],
      openQuestions: [],
      nextAction: "Check",
      sources: [],
    },
  }
}

function receipt(attempt: number, line: ReadBackLine): LedgerEvent {
  const passed = line.verdict === "equal"
  const filed = { receipt: `r_${attempt}`, notes: ["n_1"], exchange: "ex_2", agent: "eligibility", attempt, passed }
  return { type: "receipt-filed", version: 1, ...filed, lines: [line] }
}

const numbered = (events: LedgerEvent[]): Recorded<LedgerEvent>[] =>
  events.map((event, index) => ({ stream: "lg", sequence: index + 1, at: "2026-12-01T09:00:00.000Z", event }))

function fates(events: LedgerEvent[]): Record<string, string[]> {
  const { custody } = ledgerHandoffsView("lg", numbered(events))
  return Object.fromEntries(custody.rows.map(({ fact, fates: each }) => [fact, each]))
}

describe("custody", () => {
  it("names each fact's fate at each hop: carried, superseded, dropped, not yet", () => {
    const first = [old, fee, note("n_1", [old, fee], ["fact_old", "fact_fee"])]
    const moved = [...first, next, superseded]
    const all = [...moved, note("n_2", moved, ["fact_new"])]
    expect(fates(all)).toEqual({
      fact_old: ["carried", "superseded"],
      fact_new: ["not yet", "carried"],
      fact_fee: ["carried", "dropped"],
    })
  })

  it("says held back at a hop where a value was in conflict, whatever became of it later", () => {
    const torn: LedgerEvent = {
      type: "facts-conflicted",
      version: 1,
      key: "emd.amount",
      facts: ["fact_old", "fact_new"],
    }
    const disputed = [old, next, torn, note("n_1", [old, next], [])]
    expect(fates([...disputed, superseded])).toEqual({ fact_old: ["held back"], fact_new: ["held back"] })
  })

  it("says altered while the last read-back differs, and carried once one agrees", () => {
    const wrong: ReadBackLine = {
      key: "emd.amount",
      sent: "1200000.00",
      restated: "1500000.00",
      verdict: "changed",
      part: "value",
    }
    const given = [old, note("n_1", [old], ["fact_old"]), receipt(1, wrong)]
    expect(fates(given)).toEqual({ fact_old: ["altered"] })
    const right: ReadBackLine = { ...wrong, restated: "1200000.00", verdict: "equal", part: null }
    expect(fates([...given, receipt(2, right)])).toEqual({ fact_old: ["carried"] })
  })
})

describe("a receipt's two columns", () => {
  const marked = (text: string, other: string) =>
    differing(text, other)
      .filter((piece) => piece.differs)
      .map((piece) => piece.text)

  it("marks the digit that differs", () => {
    expect(marked("1500000.00", "1200000.00")).toEqual(["5"])
  })

  it("marks what lies between the common beginning and end where the lengths differ", () => {
    expect(marked("82000.00", "820000.00")).toEqual([])
    expect(marked("820000.00", "82000.00")).toEqual(["0"])
  })
})

import { describe, expect, it } from "vitest"
import { problemInWords, readBackLine, restatedOld } from "@/lib/bids/read-back-words"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { ReadBackLine } from "@/lib/core/events/handoff"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { emptyLedger, type LedgerState } from "@/lib/core/ledger-state"
import { changeWaits, raised } from "../adapters/desk-setting"

const wrong: ReadBackLine = {
  key: "emd.amount",
  sent: "1500000.00",
  restated: "1200000.00",
  verdict: "changed",
  part: "value",
}
const right: ReadBackLine = { key: "bid.validity", sent: "P90D", restated: "P90D", verdict: "equal", part: null }

function ledgerWith(lines: ReadBackLine[]): LedgerState {
  const receipt: LedgerEvent = {
    type: "receipt-filed",
    version: 1,
    receipt: "rb_2",
    notes: [],
    exchange: "ex_2",
    agent: "pricing",
    attempt: 2,
    passed: false,
    lines,
  }
  const events = [...changeWaits(), receipt, raised("item_rb", "failed-read-back", { receipt: "rb_2" })]
  const numbered: Recorded<LedgerEvent>[] = events.map((event, index) => ({
    stream: "lg",
    sequence: index + 1,
    at: "2026-12-01T09:00:00.000Z",
    event,
  }))
  return numbered.reduce(applyLedgerEvent, emptyLedger("lg"))
}

const lineIn = (state: LedgerState) => {
  const item = state.items.get("item_rb")
  if (!item) throw new Error("No item")
  return readBackLine(state, item)
}

describe("a failed read-back in words", () => {
  it("asks about the facts that were restated wrong, by name and as printed", () => {
    expect(lineIn(ledgerWith([right, wrong]))).toBe("Start pricing with Earnest money Rs 15,00,000, as sent?")
  })

  it("names three at most, and none where the receipt has nothing wrong", () => {
    const more = ["fee.tender", "bid.closing", "bid.opening", "bid.validity"].map((key) => ({ ...wrong, key }))
    expect(lineIn(ledgerWith([wrong, ...more]))).toMatch(/ and 2 more, as sent\?$/)
    expect(lineIn(ledgerWith([right]))).toBe("Which holds?")
  })

  it("finds the old fact that was restated in place of the one sent", () => {
    expect(restatedOld(ledgerWith([wrong]), [right, wrong]).map(({ fact }) => fact)).toEqual(["fact_old"])
    expect(restatedOld(ledgerWith([wrong]), [right])).toEqual([])
  })

  it("names a problem's key in words", () => {
    expect(problemInWords("emd.amount: value sent 1500000.00, restated 1200000.00.")).toBe(
      "Earnest money: value sent 1500000.00, restated 1200000.00.",
    )
  })
})

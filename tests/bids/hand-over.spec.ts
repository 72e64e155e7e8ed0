// Handoff notes: what a giver's own words may not hold when another value has taken a value's place.
import { expect, it } from "vitest"
import { staleInNote, type WrittenNote } from "@/lib/bids/hand-over"
import { accepted, BidLedger } from "./support/bid-ledger"

const note = (written: Partial<WrittenNote>): WrittenNote => ({
  goal: "Read.",
  done: [],
  decisions: [],
  openQuestions: [],
  nextAction: "Price.",
  ...written,
})

it("finds a superseded value in the giver's words, wherever it stands, and neither the current one nor the caller's goal", () => {
  const ledger = new BidLedger([{ id: "tender" }, { id: "corr1", role: "corrigendum", sequence: 1 }])
  accepted(ledger.read({ key: "emd.amount", document: "tender", quote: "EMD: Rs. 12,00,000" }))
  accepted(ledger.read({ key: "emd.amount", document: "corr1", quote: "EMD: Rs. 15,00,000" }))
  const old = [{ key: "emd.amount", text: "1200000" }]
  const said = "emd.amount is Rs 15,00,000, no longer Rs 12,00,000."
  expect(staleInNote(ledger.state, note({ done: [said] }))).toEqual(old)
  expect(staleInNote(ledger.state, note({ decisions: [{ decision: "Changed.", reason: said }] }))).toEqual(old)
  expect(staleInNote(ledger.state, note({ openQuestions: [said] }))).toEqual(old)
  expect(staleInNote(ledger.state, note({ nextAction: said }))).toEqual(old)
  expect(staleInNote(ledger.state, note({ goal: said, done: ["The deposit is Rs 15,00,000."] }))).toEqual([])
})

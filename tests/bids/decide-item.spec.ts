import { describe, expect, it } from "vitest"
import { decidePersonFact } from "@/lib/bids/decide-person-fact"
import { currentFacts } from "@/lib/core/ledger-facts"
import { accepted, asha, BidLedger, ravi } from "./support/bid-ledger"

const documents = [
  { id: "tender" },
  { id: "corr1", role: "corrigendum", sequence: 1 },
  { id: "corr2", role: "corrigendum", sequence: 2 },
  { id: "list", role: "price-list" },
]
const emd = (document: string, amount: string) => ({ key: "emd.amount", document, quote: `EMD Rs ${amount}` })

function amendedBid(): BidLedger {
  const bid = new BidLedger(documents)
  bid.read(emd("tender", "10,00,000"))
  bid.read(emd("corr1", "12,00,000"))
  bid.read(emd("corr2", "15,00,000"))
  return bid
}

const changeBy = (bid: BidLedger, document: string) => {
  const item = bid.open("document-change").find((one) => one.about.document === document)
  if (item === undefined) throw new Error(`No open change by ${document}`)
  return item.item
}

describe("what a document changes", () => {
  it("is confirmed by one decision", () => {
    const bid = amendedBid()
    accepted(bid.decide(changeBy(bid, "corr2"), { decision: "confirm" }))
    expect(currentFacts(bid.state).map((fact) => fact.confirmed)).toEqual([true])
    expect(bid.open("document-change")).toEqual([])
  })

  it("is put back when rejected, one document at a time, down to the first issue", () => {
    const bid = amendedBid()
    accepted(bid.decide(changeBy(bid, "corr2"), { decision: "reject", reason: "not ours" }))
    expect(bid.current("emd.amount")).toEqual(["1200000.00"])
    accepted(bid.decide(changeBy(bid, "corr1"), { decision: "reject", reason: "not ours" }))
    expect(bid.current("emd.amount")).toEqual(["1000000.00"])
    expect(bid.open("document-change")).toEqual([])
  })

  it("brings back the contradiction it had ended, when it is rejected", () => {
    const bid = new BidLedger(documents)
    bid.read(emd("tender", "10,00,000"))
    bid.read(emd("tender", "11,00,000"))
    bid.read(emd("corr1", "12,00,000"))
    expect(bid.current("emd.amount")).toEqual(["1200000.00"])
    accepted(bid.decide(changeBy(bid, "corr1"), { decision: "reject", reason: "not ours" }))
    bid.read({ key: "emd.amount", document: "tender", quote: "deposit of Rs 11,00,000" })
    expect(bid.withStatus("emd.amount", "in conflict")).toEqual(["1000000.00", "1100000.00"])
    expect(bid.open("conflict")).toHaveLength(1)
  })

  it("stays put back when the rejected value is read again", () => {
    const bid = amendedBid()
    accepted(bid.decide(changeBy(bid, "corr2"), { decision: "reject", reason: "not ours" }))
    bid.read({ key: "emd.amount", document: "corr2", quote: "deposit of Rs 15,00,000" })
    bid.read({ key: "fee.tender", document: "tender", quote: "fee Rs 5,000" })
    expect(bid.current("emd.amount")).toEqual(["1200000.00"])
  })

  it("is decided once: the second person is told who decided and when", () => {
    const bid = amendedBid()
    const item = changeBy(bid, "corr2")
    accepted(bid.decide(item, { decision: "confirm" }))
    const second = bid.decide(item, { decision: "reject", reason: "no" }, ravi)
    expect(second).toMatchObject({ refused: expect.stringMatching(/^Asha decided this at 2026-12-01T.*: confirm\.$/) })
    expect(bid.current("emd.amount")).toEqual(["1500000.00"])
  })

  it("takes no decision of another kind of item", () => {
    const bid = amendedBid()
    expect(bid.decide(changeBy(bid, "corr2"), { decision: "approve" })).toHaveProperty("refused")
    expect(bid.open("document-change")).toHaveLength(1)
  })
})

describe("a contradiction", () => {
  function contradictory(): BidLedger {
    const bid = new BidLedger(documents)
    bid.read({ key: "completion.period", document: "tender", quote: "8 months" })
    bid.read({ key: "completion.period", document: "tender", quote: "240 days" })
    return bid
  }

  it("ends with the value a person chose, and stays ended", () => {
    const bid = contradictory()
    accepted(bid.decide(bid.onlyOpen("conflict").item, { decision: "choose", fact: bid.factId("P240D") }))
    bid.read({ key: "completion.period", document: "tender", quote: "in 8 months" })
    expect(bid.current("completion.period")).toEqual(["P240D"])
    expect(bid.open("conflict")).toEqual([])
  })

  it("ends with a value the person typed, with the reason as its source", () => {
    const bid = contradictory()
    const decision = { decision: "type another" as const, value: "9 months", reason: "told by the engineer" }
    accepted(bid.decide(bid.onlyOpen("conflict").item, decision))
    const [fact] = currentFacts(bid.state)
    expect(fact).toMatchObject({
      value: { canonical: "P9M" },
      sources: [{ from: "person", words: "9 months (told by the engineer)" }],
    })
  })

  it("is not ended by a value that was not shown, nor by words without a value", () => {
    const bid = contradictory()
    const { item } = bid.onlyOpen("conflict")
    expect(bid.decide(item, { decision: "choose", fact: "fact_x" })).toHaveProperty("refused")
    expect(bid.decide(item, { decision: "type another", value: "soon", reason: "x" })).toHaveProperty("refused")
    expect(bid.open("conflict")).toHaveLength(1)
  })

  it("is asked anew with all values when a third one joins", () => {
    const bid = contradictory()
    bid.read({ key: "completion.period", document: "tender", quote: "10 months" })
    expect(bid.onlyOpen("conflict").decision).toBe("Which Completion period holds: 8 months, 240 days or 10 months?")
  })
})

describe("a repeated old value", () => {
  it("leaves the current value when that is chosen, and takes the old one when that is", () => {
    for (const [chosen, standing] of [
      ["1500000.00", "1500000.00"],
      ["1200000.00", "1200000.00"],
    ] as const) {
      const bid = amendedBid()
      bid.read(emd("list", "12,00,000"))
      accepted(bid.decide(bid.onlyOpen("repeated-value").item, { decision: "choose", fact: bid.factId(chosen) }))
      expect(bid.current("emd.amount")).toEqual([standing])
      expect(bid.open("repeated-value")).toEqual([])
    }
  })
})

describe("a person's own value", () => {
  const typed = (text: string, reason: string) => ({
    is: "typed" as const,
    key: "emd.amount",
    condition: null,
    anchor: null,
    person: asha,
    text,
    reason,
  })

  it("stands at once and confirmed, over a change that waited", () => {
    const bid = amendedBid()
    bid.write(accepted(decidePersonFact(bid.state, typed("Rs 14,00,000", "portal shows it"), bid.surroundings)).events)
    expect(bid.current("emd.amount")).toEqual(["1400000.00"])
    expect(bid.open("document-change")).toEqual([])
  })

  it("needs a reason", () => {
    const bid = amendedBid()
    expect(decidePersonFact(bid.state, typed("Rs 14,00,000", " "), bid.surroundings)).toHaveProperty("refused")
  })

  it("stands over values of documents read later that were there before, and gives way, unconfirmed, to a later corrigendum", () => {
    const bid = new BidLedger(documents)
    bid.read(emd("tender", "10,00,000"))
    bid.write(accepted(decidePersonFact(bid.state, typed("Rs 14,00,000", "portal"), bid.surroundings)).events)
    bid.read(emd("corr1", "12,00,000"))
    expect(bid.current("emd.amount")).toEqual(["1400000.00"])
    bid.add({ id: "corr3", role: "corrigendum", sequence: 3 })
    bid.read(emd("corr3", "16,00,000"))
    expect(bid.current("emd.amount")).toEqual(["1600000.00"])
    expect(currentFacts(bid.state).map((fact) => fact.confirmed)).toEqual([false])
    expect(bid.onlyOpen("document-change").about.document).toBe("corr3")
  })
})

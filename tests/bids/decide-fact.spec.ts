import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decisionLine } from "@/lib/bids/items"
import { accepted, BidLedger, type TestDocument } from "./support/bid-ledger"

const tender: TestDocument = { id: "tender" }
const first: TestDocument = { id: "corr1", role: "corrigendum", sequence: 1 }
const second: TestDocument = { id: "corr2", role: "corrigendum", sequence: 2 }
const priceList: TestDocument = { id: "list", role: "price-list", tenderNumber: null }
const emd = (document: string, quote: string) => ({ key: "emd.amount", document, quote })

describe("a quoted value", () => {
  it("is refused where the quote does not stand on the page", () => {
    const bid = new BidLedger([tender])
    const outcome = bid.read({ ...emd("tender", "EMD Rs 10,00,000"), pageText: "EMD Rs 12,00,000" })
    expect(outcome).toMatchObject({ refused: expect.stringContaining("word for word") })
    expect(bid.state.facts.size).toBe(0)
  })

  it("is refused under a key that is not in the vocabulary", () => {
    const outcome = new BidLedger([tender]).read({ key: "emd.sum", document: "tender", quote: "Rs 10,00,000" })
    expect(outcome).toMatchObject({ refused: expect.stringContaining("no fact key") })
  })

  it("is refused with the grammar's reason where it holds no single value", () => {
    const outcome = new BidLedger([tender]).read(emd("tender", "EMD Rs 10,00,000 or Rs 12,00,000 as applicable"))
    expect(outcome).toMatchObject({ refused: expect.stringMatching(/^AMBIGUOUS: /) })
  })

  it("is refused where the sentence around it replaces it", () => {
    const bid = new BidLedger([tender, first])
    const pageText = "1. The EMD of Rs 10,00,000 is revised to Rs 15,00,000."
    const outcome = bid.read({ ...emd("corr1", "EMD of Rs 10,00,000"), pageText })
    expect(outcome).toMatchObject({ refused: expect.stringContaining("15,00,000") })
  })

  it("is refused where the condition does not stand on the page", () => {
    const outcome = new BidLedger([tender]).read({
      ...emd("tender", "EMD Rs 10,00,000"),
      condition: "for MSME bidders",
    })
    expect(outcome).toMatchObject({ refused: expect.stringContaining("for MSME bidders") })
  })

  it("adds a source and no second fact when another document writes the same value in another way", () => {
    const bid = new BidLedger([tender, { id: "notice", role: "notice" }])
    bid.read(emd("tender", "Rs. 1,80,000/-"))
    const again = accepted(bid.read(emd("notice", "Rs. 180000/--")))
    expect(again.outcome).toBe("found again")
    expect(again.fact.sources).toHaveLength(2)
    expect(bid.state.items.size).toBe(0)
  })

  it("changes nothing when the very same place is recorded again", () => {
    const bid = new BidLedger([tender])
    bid.read(emd("tender", "EMD Rs 10,00,000"))
    expect(accepted(bid.read(emd("tender", "EMD Rs 10,00,000")))).toMatchObject({ outcome: "known", events: [] })
  })

  it("stands beside the value for another class of bidders", () => {
    const bid = new BidLedger([tender])
    const pageText = "EMD Rs 13,00,000. EMD Rs 8,00,000 for MSME bidders."
    bid.read({ ...emd("tender", "EMD Rs 13,00,000"), pageText })
    bid.read({ ...emd("tender", "EMD Rs 8,00,000 for MSME bidders"), pageText })
    expect(bid.current("emd.amount").sort()).toEqual(["1300000.00", "800000.00"])
  })

  it("is the same for one moment written with two offsets", () => {
    const bid = new BidLedger([tender, { id: "notice", role: "notice" }])
    bid.read({ key: "bid.closing", document: "tender", quote: "17 December 2026, 15:00 hrs IST" })
    const again = bid.read({ key: "bid.closing", document: "notice", quote: "17 December 2026, 09:30 UTC" })
    expect(accepted(again).outcome).toBe("found again")
  })
})

describe("a corrigendum", () => {
  it("supersedes at once, unconfirmed, with one item for all it changes", () => {
    const bid = new BidLedger([tender, first])
    bid.read(emd("tender", "EMD Rs 10,00,000"))
    bid.read({ key: "fee.tender", document: "tender", quote: "Tender fee Rs 5,000" })
    bid.read(emd("corr1", "EMD is revised to Rs 15,00,000"))
    bid.read({ key: "fee.tender", document: "corr1", quote: "Tender fee is revised to Rs 6,000" })
    expect(bid.current("emd.amount")).toEqual(["1500000.00"])
    const item = bid.onlyOpen("document-change")
    expect(item.decision).not.toContain("15,00,000")
    expect(decisionLine(bid.state, item)).toBe(
      "Confirm that corr1.pdf changes Earnest money to Rs 15,00,000 and Tender fee to Rs 6,000?",
    )
  })

  it("is read from whole sentences of its own prose, with other changes beside them", () => {
    const bid = new BidLedger([tender, first])
    const emdSentence =
      "In serial number 7 of the table in Section 1 and in clause 2.4, the earnest money deposit (EMD) shall be read as " +
      "Rs. 15,00,000/- (Rupees Fifteen Lakh only) in place of Rs. 10,00,000/-."
    const closing =
      "In serial number 11 of the table in Section 1 and in clause 2.9, the closing date and time for bids shall be read as " +
      "17 December 2026 at 15:00 hrs in place of 10 December 2026 at 15:00 hrs."
    const opening = "The technical cover will be opened on 17 December 2026 at 15:30 hrs."
    const pageText = `1. Earnest money deposit\n${emdSentence} The same change applies in Annexure A.\n\n2. Closing\n${closing} ${opening}`
    accepted(bid.read({ ...emd("corr1", emdSentence), pageText }))
    accepted(bid.read({ key: "bid.closing", document: "corr1", quote: closing, pageText }))
    accepted(bid.read({ key: "bid.opening.technical", document: "corr1", quote: opening, pageText }))
    expect(bid.current("emd.amount")).toEqual(["1500000.00"])
    expect(bid.current("bid.closing")).toEqual(["2026-12-17T15:00:00+05:30"])
    expect(bid.current("bid.opening.technical")).toEqual(["2026-12-17T15:30:00+05:30"])
    const old = bid.read({ key: "bid.closing", document: "corr1", quote: "10 December 2026 at 15:00 hrs", pageText })
    expect(old).toMatchObject({ refused: expect.stringContaining("17 December 2026") })
  })

  it("of another tender changes nothing and raises a conflict", () => {
    const bid = new BidLedger([tender, { ...first, tenderNumber: "XYZ/9" }])
    bid.read(emd("tender", "EMD Rs 10,00,000"))
    bid.read(emd("corr1", "EMD Rs 15,00,000"))
    expect(bid.current("emd.amount")).toEqual([])
    expect(bid.onlyOpen("conflict").about.key).toBe("emd.amount")
  })

  it("may bring a superseded value back", () => {
    const bid = new BidLedger([tender, first, second])
    bid.read(emd("tender", "EMD Rs 10,00,000"))
    bid.read(emd("corr1", "EMD Rs 15,00,000"))
    bid.read(emd("corr2", "EMD Rs 10,00,000"))
    expect(bid.current("emd.amount")).toEqual(["1000000.00"])
    expect(bid.onlyOpen("document-change").about.document).toBe("corr2")
  })
})

it("raises one item with both values where one document contradicts itself", () => {
  const bid = new BidLedger([tender])
  bid.read({ key: "completion.period", document: "tender", quote: "8 months" })
  bid.read({ key: "completion.period", document: "tender", quote: "240 days" })
  expect(bid.onlyOpen("conflict").decision).toBe("Which Completion period holds: 8 months or 240 days?")
})

it("takes periods that count from different events for different values", () => {
  const bid = new BidLedger([tender])
  bid.read({ key: "bid.validity", document: "tender", quote: "120 days from the opening of technical bids" })
  bid.read({ key: "bid.validity", document: "tender", quote: "120 days from the last date for submission" })
  expect(bid.current("bid.validity")).toEqual([])
  expect(bid.open("conflict")).toHaveLength(1)
})

it("finds a price list that repeats an old value, once, whichever was read first", () => {
  const sightings = [
    emd("tender", "EMD Rs 10,00,000"),
    emd("corr1", "EMD Rs 15,00,000"),
    emd("list", "EMD Rs 10,00,000"),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(sightings, { minLength: 3 }), (order) => {
      const bid = new BidLedger([tender, first, priceList])
      for (const sighting of order) bid.read(sighting)
      for (const sighting of order) bid.read(sighting)
      expect(bid.current("emd.amount")).toEqual(["1500000.00"])
      expect(bid.state.repeats).toHaveLength(1)
      expect(bid.onlyOpen("repeated-value").about.document).toBe("list")
      expect(bid.open("conflict")).toEqual([])
    }),
  )
})

it("puts a value that only a price list states differently in conflict", () => {
  const bid = new BidLedger([tender, priceList])
  bid.read(emd("tender", "EMD Rs 10,00,000"))
  bid.read(emd("list", "EMD Rs 11,00,000"))
  expect(bid.withStatus("emd.amount", "in conflict")).toEqual(["1000000.00", "1100000.00"])
})

it("comes to the same values, fates and open items in whatever order documents are read", () => {
  const sightings = [
    emd("tender", "EMD Rs 10,00,000"),
    emd("corr1", "EMD Rs 12,00,000"),
    emd("corr2", "EMD Rs 15,00,000"),
    { key: "fee.tender", document: "tender", quote: "fee Rs 5,000" },
    { key: "fee.tender", document: "corr1", quote: "fee Rs 6,000" },
    { key: "ld.rate", document: "tender", quote: "1% per week" },
    { key: "ld.rate", document: "tender", quote: "2% per week" },
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(sightings, { minLength: sightings.length }), (order) => {
      const bid = new BidLedger([tender, second, first])
      for (const sighting of order) bid.read(sighting)
      expect(bid.current("emd.amount")).toEqual(["1500000.00"])
      expect(bid.withStatus("emd.amount", "superseded")).toEqual(["1000000.00", "1200000.00"])
      expect(bid.current("fee.tender")).toEqual(["6000.00"])
      expect(bid.withStatus("ld.rate", "in conflict")).toHaveLength(2)
      expect(
        bid
          .open("document-change")
          .map((item) => item.about.document)
          .sort(),
      ).toEqual(["corr1", "corr2"])
      expect(bid.open("conflict")).toHaveLength(1)
    }),
  )
})

import fc from "fast-check"
import { expect, it } from "vitest"
import { decideAfterAdding, decideOrder } from "@/lib/bids/decide-order"
import { accepted, asha, BidLedger, reader } from "./support/bid-ledger"

const twoIssues = [
  { id: "v1", issueDate: "16 November 2021" },
  { id: "v2", issueDate: "16 November 2021" },
]
const due = (document: string, day: string) => ({
  key: "bid.closing",
  document,
  quote: `${day} December 2021, 16:00 hrs IST`,
})

function undecidedBid(): BidLedger {
  const bid = new BidLedger(twoIssues)
  bid.write(decideAfterAdding(bid.state, reader, bid.surroundings.at))
  return bid
}

it("asks once for the order of two issues that nothing inside tells apart", () => {
  const bid = undecidedBid()
  expect(bid.onlyOpen("document-order").about.documents).toEqual(["v1", "v2"])
  expect(decideAfterAdding(bid.state, reader, bid.surroundings.at)).toEqual([])
})

it("ties their contradictions to that one item", () => {
  const bid = undecidedBid()
  bid.read(due("v1", "7"))
  bid.read(due("v2", "27"))
  expect(bid.current("bid.closing")).toEqual([])
  expect(bid.open("conflict")).toEqual([])
})

it("makes the later issue's values current and confirmed when a person sets the order, whichever was read first", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([due("v1", "7"), due("v2", "27")], { minLength: 2 }), (order) => {
      const bid = undecidedBid()
      for (const sighting of order) bid.read(sighting)
      accepted(bid.decide(bid.onlyOpen("document-order").item, { decision: "set order", documents: ["v2", "v1"] }))
      expect(bid.current("bid.closing")).toEqual(["2021-12-07T16:00:00+05:30"])
      expect(bid.withStatus("bid.closing", "superseded")).toEqual(["2021-12-27T16:00:00+05:30"])
      expect(bid.open("document-change")).toEqual([])
      expect(bid.open("document-order")).toEqual([])
    }),
  )
})

it("asks to confirm what a later issue changes when its values are read after the order was set", () => {
  const bid = undecidedBid()
  accepted(bid.decide(bid.onlyOpen("document-order").item, { decision: "confirm" }))
  bid.read(due("v1", "7"))
  bid.read(due("v2", "27"))
  expect(bid.current("bid.closing")).toEqual(["2021-12-27T16:00:00+05:30"])
  expect(bid.onlyOpen("document-change").about.document).toBe("v2")
})

it("raises the contradictions themselves when a person leaves the order open", () => {
  const bid = undecidedBid()
  bid.read(due("v1", "7"))
  bid.read(due("v2", "27"))
  accepted(bid.decide(bid.onlyOpen("document-order").item, { decision: "reject", reason: "neither amends the other" }))
  expect(bid.onlyOpen("conflict").about.key).toBe("bid.closing")
  expect(bid.open("document-order")).toEqual([])
})

it("refuses an order of one document, of a document twice, or of a file that does not speak for the tender", () => {
  const bid = new BidLedger([...twoIssues, { id: "list", role: "price-list" }])
  for (const documents of [["v1"], ["v1", "v1"], ["v1", "list"]]) {
    expect(decideOrder(bid.state, { documents, person: asha, at: bid.surroundings.at })).toHaveProperty("refused")
  }
})

it("turns a supersession round when the order turns out to be another", () => {
  const bid = new BidLedger([
    { id: "corr1", role: "corrigendum", sequence: 1 },
    { id: "corr2", role: "corrigendum", sequence: 2 },
  ])
  bid.read({ key: "emd.amount", document: "corr1", quote: "Rs 12,00,000" })
  bid.read({ key: "emd.amount", document: "corr2", quote: "Rs 15,00,000" })
  accepted(bid.decide(bid.onlyOpen("document-change").item, { decision: "set order", documents: ["corr2", "corr1"] }))
  expect(bid.current("emd.amount")).toEqual(["1200000.00"])
  expect(bid.open("document-change")).toEqual([])
})

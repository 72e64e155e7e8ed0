import fc from "fast-check"
import { expect, it } from "vitest"
import { withdrawDocument } from "@/lib/bids/withdraw-document"
import { accepted, asha, BidLedger } from "./support/bid-ledger"

const documents = [
  { id: "tender" },
  { id: "corr1", role: "corrigendum", sequence: 1 },
  { id: "corr2", role: "corrigendum", sequence: 2 },
]
const amounts = { tender: "10,00,000", corr1: "12,00,000", corr2: "15,00,000" }
const emd = (document: keyof typeof amounts) => ({ key: "emd.amount", document, quote: `EMD Rs ${amounts[document]}` })

function withdraw(bid: BidLedger, document: string): void {
  const given = { document, why: "wrong file", person: asha, at: bid.surroundings.at }
  bid.write(accepted(withdrawDocument(bid.state, given)).events)
}

it("leaves the bid as if the withdrawn document had never come, whichever it was and however they were read", () => {
  const keys = Object.keys(amounts) as (keyof typeof amounts)[]
  fc.assert(
    fc.property(fc.shuffledSubarray(keys, { minLength: 3 }), fc.constantFrom(...keys), (order, wrong) => {
      const bid = new BidLedger(documents)
      for (const document of order) bid.read(emd(document))
      withdraw(bid, wrong)
      const without = new BidLedger(documents.filter(({ id }) => id !== wrong))
      for (const document of order.filter((one) => one !== wrong)) without.read(emd(document))
      expect(bid.current("emd.amount")).toEqual(without.current("emd.amount"))
      expect(bid.withStatus("emd.amount", "superseded")).toEqual(without.withStatus("emd.amount", "superseded"))
    }),
  )
})

it("closes the items on what it had changed and ends the contradictions it was one side of", () => {
  const bid = new BidLedger([...documents, { id: "list", role: "price-list" }])
  bid.read(emd("tender"))
  bid.read({ key: "emd.amount", document: "list", quote: "EMD Rs 11,00,000" })
  expect(bid.open("conflict")).toHaveLength(1)
  withdraw(bid, "list")
  expect(bid.open("conflict")).toEqual([])
  expect(bid.current("emd.amount")).toEqual(["1000000.00"])
  bid.read(emd("corr1"))
  withdraw(bid, "corr1")
  expect(bid.open("document-change")).toEqual([])
  expect(bid.current("emd.amount")).toEqual(["1000000.00"])
})

it("keeps a value that another document states too, standing by that document alone", () => {
  const bid = new BidLedger(documents)
  bid.read(emd("tender"))
  bid.read({ key: "emd.amount", document: "corr2", quote: "EMD Rs 10,00,000" })
  withdraw(bid, "corr2")
  const [fact] = bid.state.facts.values()
  expect(fact?.sources).toMatchObject([{ document: "tender" }])
  bid.read(emd("corr1"))
  expect(bid.current("emd.amount")).toEqual(["1200000.00"])
})

it("shows as source of a kept value a document in force, also where the withdrawn one was read first", () => {
  const bid = new BidLedger(documents)
  bid.read({ key: "emd.amount", document: "corr2", quote: "EMD Rs 10,00,000" })
  bid.read(emd("tender"))
  withdraw(bid, "corr2")
  expect([...bid.state.facts.values()].map((fact) => fact.sources)).toMatchObject([[{ document: "tender" }]])
})

it("takes a document back only once, and records nothing from it afterwards", () => {
  const bid = new BidLedger(documents)
  withdraw(bid, "corr1")
  expect(withdrawDocument(bid.state, { document: "corr1", why: "again", person: asha, at: "" })).toHaveProperty(
    "refused",
  )
  expect(bid.read(emd("corr1"))).toMatchObject({ refused: expect.stringContaining("withdrawn") })
})

import { describe, expect, it } from "vitest"
import { whyNotSigned } from "@/lib/bids/decide-draft"
import type { ItemRaised } from "@/lib/core/events/decision"
import { currentFacts } from "@/lib/core/ledger-facts"
import { accepted, asha, BidLedger } from "./support/bid-ledger"

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

describe("a read-back that failed twice", () => {
  function failed(): { bid: BidLedger; item: string; fact: string } {
    const bid = amendedBid()
    accepted(bid.decide(changeBy(bid, "corr2"), { decision: "confirm" }))
    const fact = bid.factId("1500000.00")
    const about = { document: null, documents: [], key: "emd.amount", facts: [fact], receipt: "rb_1", draft: null }
    bid.write([raised("failed-read-back", about)])
    return { bid, item: "item_x", fact }
  }

  it("goes on with the ledger's facts when approved", () => {
    const { bid, item } = failed()
    const { mail } = accepted(bid.decide(item, { decision: "approve" }))
    expect(mail).toMatchObject({ exchange: "ex_9", mail: { call: "call_9", gate: "passed" } })
    expect(JSON.parse(mail?.mail.content ?? "")).toMatchObject({
      decision: "approve",
      facts: [{ canonical: "1500000.00" }],
    })
  })

  it("is due again with the amended facts", () => {
    const { bid, item, fact } = failed()
    const decision = {
      decision: "amend" as const,
      changes: [{ id: fact, value: "Rs 16,00,000" }],
      reason: "letter of today",
    }
    const { mail } = accepted(bid.decide(item, decision))
    expect(mail?.mail.gate).toBe("due")
    expect(JSON.parse(mail?.mail.content ?? "")).toMatchObject({ facts: [{ canonical: "1600000.00" }] })
    expect(bid.current("emd.amount")).toEqual(["1600000.00"])
  })

  it("declines the work when sent back", () => {
    const { bid, item } = failed()
    const { mail } = accepted(bid.decide(item, { decision: "send back", reason: "read it all again" }))
    expect(mail?.mail).toMatchObject({
      gate: "declined",
      content: JSON.stringify({ decision: "send back", reason: "read it all again" }),
    })
  })
})

describe("a draft", () => {
  function put(bid: BidLedger): string {
    const facts = currentFacts(bid.state).map((fact) => fact.fact)
    const about = { document: null, documents: [], key: null, facts, receipt: null, draft: "draft_1" }
    bid.write([
      {
        type: "draft-submitted",
        version: 1,
        draft: "draft_1",
        draftVersion: 1,
        contentHash: "c",
        fileHash: "f",
        facts,
        by: { exchange: "ex_9", call: "call_9" },
      },
      raised("draft", about),
    ])
    return "item_x"
  }

  it("is signed with the hashes it was put up with", () => {
    const bid = amendedBid()
    accepted(bid.decide(changeBy(bid, "corr2"), { decision: "confirm" }))
    const { events } = accepted(bid.decide(put(bid), { decision: "approve" }))
    expect(events).toContainEqual({
      type: "draft-signed",
      version: 1,
      draft: "draft_1",
      draftVersion: 1,
      contentHash: "c",
      fileHash: "f",
      by: asha,
    })
    expect(bid.state.drafts.get("draft_1")?.signed?.by).toEqual(asha)
  })

  it("is not signed while a change is unconfirmed, and the refusal names it", () => {
    const bid = amendedBid()
    const outcome = bid.decide(put(bid), { decision: "approve" })
    expect(outcome).toMatchObject({
      refused: expect.stringContaining("corr2.pdf changes Earnest money to Rs 15,00,000"),
    })
    expect(bid.state.drafts.get("draft_1")?.signed).toBeNull()
  })

  it("is not signed while values contradict each other, or once a value has changed", () => {
    const bid = new BidLedger(documents)
    bid.read(emd("tender", "10,00,000"))
    const item = put(bid)
    bid.read({ key: "ld.rate", document: "tender", quote: "1% per week" })
    expect(bid.decide(item, { decision: "approve" })).toMatchObject({
      refused: expect.stringContaining("Liquidated damages"),
    })
    bid.read({ key: "ld.rate", document: "tender", quote: "2% per week" })
    const draft = bid.state.drafts.get("draft_1")
    expect(draft && whyNotSigned(bid.state, draft).join(" ")).toContain("Which Liquidated damages holds")
  })

  it("is void once something it holds changes after the signature", () => {
    const bid = new BidLedger(documents)
    bid.read(emd("tender", "10,00,000"))
    accepted(bid.decide(put(bid), { decision: "approve" }))
    bid.read(emd("corr1", "12,00,000"))
    expect(bid.state.drafts.get("draft_1")?.void).not.toBeNull()
  })

  it("amended, changes its section and asks for a new version", () => {
    const bid = new BidLedger(documents)
    const data = { id: "scope", title: "Scope", paragraphs: ["Old."] }
    bid.write([{ type: "work-recorded", version: 1, collection: "section", id: "scope", data, by: { person: asha } }])
    const changes = [{ id: "section:scope", value: "First.\n\nSecond." }]
    const { mail } = accepted(bid.decide(put(bid), { decision: "amend", changes, reason: "clearer" }))
    expect(bid.state.work.get("section:scope")?.data).toMatchObject({ paragraphs: ["First.", "Second."] })
    expect(JSON.parse(mail?.mail.content ?? "")).toEqual({
      decision: "amend",
      reason: "clearer",
      changed: ["section:scope"],
    })
  })
})

function raised(kind: ItemRaised["kind"], about: ItemRaised["about"]): ItemRaised {
  const waiting = { exchange: "ex_9", call: "call_9" }
  return {
    type: "item-raised",
    version: 1,
    item: "item_x",
    kind,
    decision: "?",
    about,
    problems: [],
    waiting,
    preparedBy: "compiler",
  }
}

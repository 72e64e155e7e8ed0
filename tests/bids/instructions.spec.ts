import { describe, expect, it } from "vitest"
import { decidePin, decideRevoke, forbiddenIn, mentions } from "@/lib/bids/instructions"
import { accepted, asha, BidLedger } from "./support/bid-ledger"

const messages = [
  { mail: "m_1", exchange: "ex_1", person: asha, text: "Prepare the bid.\nDo not list the jetty job, please." },
  { mail: "m_2", exchange: "ex_1", person: asha, text: "Never mention the sea wall." },
]
const pin = (quote: string, mustNotMention: string | null) => ({
  quote,
  mustNotMention,
  messages,
  instruction: "ins_1",
})

describe("a standing instruction", () => {
  it("is pinned in the person's own words, with the message they stand in", () => {
    const { events } = accepted(decidePin(new BidLedger().state, pin("Do not list the jetty job", "jetty")))
    expect(events).toEqual([
      {
        type: "instruction-pinned",
        version: 1,
        instruction: "ins_1",
        quote: "Do not list the jetty job",
        mustNotMention: "jetty",
        person: asha,
        exchange: "ex_1",
        mail: "m_1",
      },
    ])
  })

  it("is refused in words nobody wrote, and with forbidden words of another message", () => {
    const { state } = new BidLedger()
    expect(decidePin(state, pin("Do not list the pier job", null))).toHaveProperty("refused")
    expect(decidePin(state, pin("Do not list the jetty job", "sea wall"))).toHaveProperty("refused")
    expect(decidePin(state, pin("Do not list the jetty job", "pier"))).toHaveProperty("refused")
  })

  it("is not pinned twice, and forbids nothing once taken back", () => {
    const bid = new BidLedger()
    bid.write(accepted(decidePin(bid.state, pin("Do not list the jetty job", "jetty"))).events)
    expect(accepted(decidePin(bid.state, pin("Do not list the jetty job", "jetty"))).events).toEqual([])
    expect(forbiddenIn(bid.state, "Our jetties are fine.")).toEqual(["jetty"])
    bid.write(accepted(decideRevoke(bid.state, "ins_1", asha)).events)
    expect(forbiddenIn(bid.state, "Our jetties are fine.")).toEqual([])
    expect(decideRevoke(bid.state, "ins_1", asha)).toHaveProperty("refused")
  })
})

it.each([
  ["Fishing JETTY at Karwar", "jetty"],
  ["two jetties", "jetty"],
  ["the jetty's deck", "jetty"],
  ["a sea-wall", "sea wall"],
  ["seawalls", "sea wall"],
  ["the sea\nwall", "Sea-Wall"],
  ["the Jet­ty job", "jetty"],
  ["Karwar fishing harbour works", "harbour work"],
])("finds in %j the words %j", (text, words) => {
  expect(mentions(text, words)).toBe(true)
})

it.each([
  ["a jet of water", "jetty"],
  ["jettyside road", "jetty"],
  ["the sea and a wall", "sea wall"],
  ["overseas wallpaper", "sea wall"],
  ["anything", " - "],
])("finds in %j nothing of %j", (text, words) => {
  expect(mentions(text, words)).toBe(false)
})

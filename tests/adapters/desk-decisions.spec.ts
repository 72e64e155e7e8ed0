import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { decideItem } from "@/lib/commands/decide-item"
import { recordFact } from "@/lib/commands/record-fact"
import type { Decision } from "@/lib/core/events/decision"
import type { Viewer } from "@/lib/core/permissions"
import { asha, changeWaits, conflictWaits, type DeskSetting, deskSetting, opal, ravi, recorded } from "./desk-setting"

let desk: DeskSetting
beforeEach(async () => {
  desk = await deskSetting()
})
afterEach(() => desk.end())

const choose = (fact: string): Decision => ({ decision: "choose", fact })

function decide(by: Viewer, item: string, decision: Decision, more: { seen?: string[]; mutationId?: string } = {}) {
  return decideItem(desk.ports, by, { mutationId: randomUUID(), seen: [], item, decision, ...more })
}

async function typesOf(prefix: string): Promise<string[]> {
  return (await desk.store.read(desk.bid)).map(({ event }) => event.type).filter((type) => type.startsWith(prefix))
}

describe("deciding an item", () => {
  it("is done once when two managers decide at the same moment, and tells the second who, when and what", async () => {
    await desk.write(conflictWaits())
    const outcomes = await Promise.all([
      decide(asha, "item_conflict", choose("fact_a")),
      decide(ravi, "item_conflict", choose("fact_b")),
    ])
    const [first] = outcomes.filter((outcome) => outcome.done)
    const [second] = outcomes.filter((outcome) => !outcome.done)
    expect(first).toEqual({ done: true, item: "item_conflict" })
    const winner = outcomes[0]?.done ? "asha" : "ravi"
    expect(second).toMatchObject({ reason: "already decided" })
    expect(second).toMatchObject({
      sentence: expect.stringMatching(
        new RegExp(`^${winner} decided this at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC: choose`),
      ),
    })
    expect(await typesOf("item-decided")).toHaveLength(1)
  })

  it("returns the first outcome for the same press sent twice", async () => {
    await desk.write(conflictWaits())
    const mutationId = randomUUID()
    const first = await decide(asha, "item_conflict", choose("fact_a"), { mutationId })
    const again = await decide(asha, "item_conflict", choose("fact_a"), { mutationId })
    expect(again).toEqual(first)
    expect(await typesOf("item-decided")).toHaveLength(1)
  })

  it("is refused to an operator who sees the bid, and not found for one who does not", async () => {
    await desk.write(conflictWaits())
    expect(await decide(opal, "item_conflict", choose("fact_a"))).toMatchObject({ reason: "not found" })
    await desk.store.members.add(desk.bid, opal.id)
    expect(await decide(opal, "item_conflict", choose("fact_a"))).toMatchObject({ reason: "not allowed" })
    expect(await typesOf("item-decided")).toEqual([])
  })

  it("confirms no change that joined after the person looked", async () => {
    await desk.write(changeWaits())
    await desk.write([
      recorded("fee_old", "fee.tender", { document: "tender", raw: "Rs 25,000", canonical: "25000.00" }),
      recorded("fee_new", "fee.tender", { document: "corrigendum", raw: "Rs 30,000", canonical: "30000.00" }),
      {
        type: "fact-superseded",
        version: 1,
        fact: "fee_old",
        key: "fee.tender",
        next: "fee_new",
        document: "corrigendum",
        confirmed: false,
      },
    ])
    const seen = ["fact_new"]
    expect(await decide(asha, "item_change", { decision: "confirm" }, { seen })).toMatchObject({ reason: "changed" })
    const all = ["fact_new", "fee_new"]
    expect(await decide(asha, "item_change", { decision: "confirm" }, { seen: all })).toMatchObject({ done: true })
    expect([...(await desk.state()).facts.values()].every((fact) => fact.confirmed)).toBe(true)
  })

  it("wants a reason to reject", async () => {
    await desk.write(changeWaits())
    const rejected = await decide(asha, "item_change", { decision: "reject", reason: " " }, { seen: ["fact_new"] })
    expect(rejected).toMatchObject({ reason: "invalid" })
  })
})

describe("recording a fact by hand", () => {
  const typed = { is: "typed" as const, condition: null, anchor: null, reason: "said by the authority" }

  it("takes a marked quote only as it stands on the page", async () => {
    const marked = { is: "marked" as const, ledger: desk.bid, key: "emd.amount", condition: null, anchor: null }
    const place = { document: "corrigendum", page: 1 }
    const wrong = { ...marked, ...place, mutationId: randomUUID(), quote: "Rs 16,00,000" }
    expect(await recordFact(desk.ports, asha, wrong)).toMatchObject({ reason: "not possible" })
    const quote = "Earnest money deposit shall be read as Rs 15,00,000 in place of Rs 12,00,000"
    const right = { ...marked, ...place, mutationId: randomUUID(), quote }
    expect(await recordFact(desk.ports, asha, right)).toMatchObject({ done: true })
    expect([...(await desk.state()).facts.values()].map(({ value }) => value.canonical)).toEqual(["1500000.00"])
  })

  it("lets a manager type over what stands, and no operator", async () => {
    await desk.write(changeWaits())
    await desk.store.members.add(desk.bid, opal.id)
    const input = { ...typed, ledger: desk.bid, key: "emd.amount", text: "Rs 14,00,000" }
    const byOperator = await recordFact(desk.ports, opal, { ...input, mutationId: randomUUID() })
    expect(byOperator).toMatchObject({ reason: "not possible" })
    expect(await recordFact(desk.ports, asha, { ...input, mutationId: randomUUID() })).toMatchObject({ done: true })
    const standing = [...(await desk.state()).facts.values()].filter(({ status }) => status === "current")
    expect(standing.map(({ value }) => value.canonical)).toEqual(["1400000.00"])
  })

  it("is not found in a bid one does not see", async () => {
    const input = { ...typed, ledger: desk.bid, key: "emd.amount", text: "Rs 14,00,000", mutationId: randomUUID() }
    expect(await recordFact(desk.ports, opal, input)).toMatchObject({ reason: "not found" })
  })
})

// The tasks of a bid done by the built-in model: leading, checking, pricing.
import { describe, expect, it } from "vitest"
import { type Made, type Message, run, system, tools, user } from "./wire"

const lead = tools("ask_caller", {
  name: "start_task",
  parameters: {
    type: "object",
    properties: {
      agent: { type: "string", enum: ["scout", "judge"] },
      request: { type: "string" },
      notes: { type: "array" },
    },
  },
})
const notice = (exchange: string, agent: string, reason: string, note: string | null = null) =>
  user(
    `[runtime: settlement notice]\n${JSON.stringify({ exchange, agent, reason, text: `${agent} ended.`, detail: null, note })}`,
  )

describe("leading a bid", () => {
  const start = async () => {
    const messages: Message[] = [system("You lead."), user("Prepare the canal bid.")]
    let count = 0
    const go = () =>
      run(messages, lead, () => {
        count += 1
        return { started: [{ exchange: `ex_${count}`, agent: "x" }] }
      })
    return { messages, go }
  }

  it("starts the agents of the schema in order, passes notes on, and reports at the end", async () => {
    const { messages, go } = await start()
    expect((await go()).made).toEqual([
      { tool: "start_task", input: { agent: "scout", request: "Prepare the canal bid." } },
    ])
    messages.push(notice("ex_1", "scout", "finished", "note_a"))
    expect((await go()).made).toEqual([
      { tool: "start_task", input: { agent: "judge", request: "Prepare the canal bid.", notes: ["note_a"] } },
    ])
    messages.push(notice("ex_2", "judge", "finished", "note_b"))
    expect(await go()).toMatchObject({
      made: [],
      text: "**scout**: finished.\nscout ended.\n\n**judge**: finished.\njudge ended.",
    })
  })

  it("starts a failed agent once more, then says that it failed", async () => {
    const { messages, go } = await start()
    await go()
    messages.push(notice("ex_1", "scout", "failed"))
    expect((await go()).made).toHaveLength(1)
    messages.push(notice("ex_2", "scout", "failed"))
    expect(await go()).toMatchObject({ made: [], text: "**scout**: failed.\nscout ended.\n\n**judge**: not started." })
  })

  it("starts nothing more after a stop", async () => {
    const { messages, go } = await start()
    await go()
    messages.push(notice("ex_1", "scout", "stopped"))
    expect((await go()).made).toEqual([])
  })
})

describe("checking eligibility", () => {
  it("checks every criterion and hands over verdicts with their arithmetic", async () => {
    const world = ({ tool, input }: Made): object => {
      if (tool === "list_criteria")
        return {
          criteria: [
            { fact_key: "a.b", label: "A", requirement: "9" },
            { fact_key: "c.d", label: "C", requirement: "4" },
          ],
        }
      if (tool === "check_criterion")
        return {
          criterion: input.fact_key,
          requirement: "9",
          evidence: "7",
          verdict: input.fact_key === "a.b" ? "not-met" : "met",
          arithmetic: "7 < 9",
        }
      return tool === "hand_over" ? { note: "note_e" } : { reason: "finished", answer: "Turnover 2030: 7" }
    }
    const { made } = await run(
      [system("You check."), user("Check.")],
      tools("ask_caller", "list_facts", "list_criteria", "look_up_profile", "check_criterion", "hand_over"),
      world,
    )
    const note = made.find(({ tool }) => tool === "hand_over")?.input
    expect(made.filter(({ tool }) => tool === "check_criterion").map(({ input }) => input.fact_key)).toEqual([
      "a.b",
      "c.d",
    ])
    expect(note?.decisions).toContainEqual({ decision: "a.b: not-met", reason: "7 < 9" })
    expect(note?.open_questions).toEqual(["a.b: not-met. Evidence: 7."])
  })
})

describe("pricing", () => {
  const items = [
    { item: "1", description: "Earthwork in excavation in soft soil", unit: "cum", quantity: "40", priced: false },
    { item: "2", description: "Reinforced concrete M30 in walls", unit: "cum", quantity: "9", priced: false },
    { item: "3", description: "Rubber water stops 230 mm", unit: "m", quantity: "12", priced: false },
    { item: "4", description: "Marble cladding", unit: "sqm", quantity: "3", priced: false },
  ]
  const rates = [
    {
      rate: "r1",
      description: "Excavation in soft soil, earthwork",
      unit: "m3",
      amount: "212.50",
      currency: "INR",
      score: 3,
    },
    { rate: "r2", description: "Excavation in rock", unit: "m3", amount: "990.00", currency: "INR", score: 2 },
    {
      rate: "r3",
      description: "Reinforced concrete M25 in walls",
      unit: "cum",
      amount: "8100.00",
      currency: "INR",
      score: 4,
    },
    {
      rate: "r4",
      description: "Reinforced concrete M30 in walls",
      unit: "cum",
      amount: "8800.00",
      currency: "INR",
      score: 4,
    },
    {
      rate: "r5",
      description: "Rubber water stops 230 mm, ribbed",
      unit: "m",
      amount: "610.00",
      currency: "INR",
      score: 4,
    },
    {
      rate: "r6",
      description: "Rubber water stops 230 mm, flat",
      unit: "m",
      amount: "540.00",
      currency: "INR",
      score: 4,
    },
  ]
  const price = (answer: object) =>
    run(
      [system("You price."), user("Price.")],
      tools("ask_caller", "list_items", "find_rates", "price_item", "hand_over"),
      ({ tool, input }) => {
        if (tool === "list_items") return { items }
        if (tool === "find_rates") return { rates }
        if (tool === "ask_caller") return answer
        return tool === "price_item" ? { ...input, amount: "1.00", total_so_far: "1.00" } : { note: "note_p" }
      },
    )

  it("prices by words and unit, asks where two rates fit, and leaves the rest open", async () => {
    const { made } = await price({ answer: "the flat one", by: "Tamsin" })
    const priced = made.filter(({ tool }) => tool === "price_item").map(({ input }) => [input.item, input.rate])
    expect(priced).toEqual([
      ["1", "r1"],
      ["2", "r4"],
      ["3", "r6"],
    ])
    expect(made.filter(({ tool }) => tool === "ask_caller")).toHaveLength(1)
    expect(made.find(({ tool }) => tool === "hand_over")?.input.open_questions).toEqual([
      expect.stringMatching(/^Item 4 \(Marble cladding\) has no price/),
    ])
  })

  it("leaves an item unpriced when nobody says which of two rates is meant", async () => {
    const { made } = await price({ refused: "Nobody could answer." })
    expect(made.filter(({ tool }) => tool === "price_item").map(({ input }) => input.item)).toEqual(["1", "2"])
    expect(JSON.stringify(made.at(-1)?.input.open_questions)).toMatch(/Item 3 .*two rates fit equally well/)
  })
})

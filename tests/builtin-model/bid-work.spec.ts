// The tasks of a bid done by the built-in model: leading, checking, pricing, compiling.
import { describe, expect, it } from "vitest"
import { type Made, type Message, reply, run, system, tools, user } from "./wire"

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
    expect(await go()).toMatchObject({ made: [], text: "scout: finished. scout ended.\njudge: finished. judge ended." })
  })

  it("starts a failed agent once more, then says that it failed", async () => {
    const { messages, go } = await start()
    await go()
    messages.push(notice("ex_1", "scout", "failed"))
    expect((await go()).made).toHaveLength(1)
    messages.push(notice("ex_2", "scout", "failed"))
    expect(await go()).toMatchObject({ made: [], text: "scout: failed. scout ended.\njudge: not started." })
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

describe("compiling", () => {
  const pins = [
    "You compile.",
    "# Pinned facts and standing instructions",
    "Kept.",
    JSON.stringify({
      instruction: "ins_1",
      quote: "Do not list the Verrin jetty job.",
      mustNotMention: "Verrin jetty",
      by: "Tamsin",
    }),
  ].join("\n")
  const facts = [
    {
      key: "a",
      label: "Bid validity",
      display: "95 days from the opening",
      status: "current",
      source: "a.pdf, page 2",
      supersedes: { display: "60 days", source: "a.pdf, page 1" },
    },
    { key: "b", label: "Tender number", display: "QZ/31", status: "current", source: "a.pdf, page 1" },
    { key: "c", label: "Site visit", display: "7 May", status: "in conflict", source: "a.pdf, page 1" },
  ]
  const profile =
    "Name: Roe and Finch Ltd\nWork: Rebuilding the jetty at Verrin, for the port, INR 5, completed 2029.\nWork: Tollan quay wall, for the town, INR 8, completed 2030."
  const offered = tools("ask_caller", "list_facts", "list_work", "look_up_profile", "draft_section", "submit_draft")
  const compile = async (react: (made: Made, submits: number) => object | null) => {
    let submits = 0
    return run([system(pins), user("Compile.")], offered, (made) => {
      if (made.tool === "submit_draft") submits += 1
      const own = react(made, submits)
      if (own !== null) return own
      if (made.tool === "list_facts") return { facts, instructions: [], open: [] }
      if (made.tool === "list_work")
        return {
          eligibility: [{ criterion: "Turnover", requirement: "7", evidence: "9", verdict: "met", arithmetic: null }],
          items: [{}],
          unpriced: ["4"],
          total: { figures: "INR 1,000.00", words: "one thousand" },
        }
      if (made.tool === "look_up_profile") return { reason: "finished", answer: profile }
      return made.tool === "draft_section" ? { drafted: made.input.id } : { decision: "approve" }
    })
  }
  const drafted = (made: Made[]) => JSON.stringify(made.filter(({ tool }) => tool === "draft_section"))

  it("drafts every section once from displayed values, without what is forbidden, old or in conflict, and puts it up", async () => {
    const { made, text } = await compile(() => null)
    const all = drafted(made)
    expect(made.filter(({ tool }) => tool === "draft_section")).toHaveLength(6)
    expect(all).toMatch(/95 days from the opening.*Tollan quay wall.*INR 1,000\.00 \(one thousand\).*Not priced: 4/s)
    expect(all).not.toMatch(/Verrin|60 days|7 May/)
    expect(made.at(-1)?.tool).toBe("submit_draft")
    expect(text).toMatch(/approve/)
  })

  it("takes out the sentence that a refusal names and drafts the section again", async () => {
    const { made } = await compile(({ tool, input }) =>
      tool === "draft_section" && JSON.stringify(input).includes("Tollan")
        ? { refused: "The bid must not mention: Tollan quay. A standing instruction forbids it." }
        : null,
    )
    const last = made.filter(({ tool, input }) => tool === "draft_section" && input.id === "eligibility").at(-1)
    expect(JSON.stringify(last)).not.toMatch(/Tollan/)
    expect(made.at(-1)?.tool).toBe("submit_draft")
  })

  it("drafts again what a refused draft names, then puts it up", async () => {
    const { made } = await compile(({ tool }, submits) =>
      tool === "submit_draft" && submits === 1
        ? { refused: 'Section eligibility holds an old value of Turnover: "INR 8".' }
        : null,
    )
    const after = made.slice(made.findIndex(({ tool }) => tool === "submit_draft") + 1)
    expect(after.map(({ tool }) => tool)).toEqual(["draft_section", "submit_draft"])
    expect(drafted(after)).not.toMatch(/INR 8/)
  })

  it("applies a reason for sending back that asks to remove words, and puts the draft up again", async () => {
    const { made, text } = await compile(({ tool }, submits) =>
      tool === "submit_draft" && submits === 1 ? { decision: "send back", reason: 'Remove "Tollan quay".' } : null,
    )
    const after = made.slice(made.findIndex(({ tool }) => tool === "submit_draft") + 1)
    expect(after.map(({ tool }) => tool)).toEqual(["draft_section", "submit_draft"])
    expect(drafted(after)).not.toMatch(/Tollan/)
    expect(text).toMatch(/approve/)
  })

  it("says that it cannot write what a reason asks for, puts the draft up once more, then ends", async () => {
    const { made, text } = await compile(({ tool }) =>
      tool === "submit_draft" ? { decision: "send back", reason: "Make it more persuasive." } : null,
    )
    expect(made.filter(({ tool }) => tool === "submit_draft")).toHaveLength(2)
    expect(text).toMatch(/needs a person or a connected model/)
  })
})

describe("looking up facts, profile and documents", () => {
  it("asks which of two facts of one key is meant, and answers with the one named", async () => {
    const facts = ["for MSME units", "for others"].map((condition, at) => ({
      key: "emd.sum",
      label: "Earnest money",
      display: `Rs ${at + 1}.00`,
      currency: "INR",
      condition,
      status: "current",
      source: `a.pdf, page ${at + 1}`,
    }))
    const { made, text } = await run(
      [system("You look up."), user("What is the earnest money?")],
      tools("ask_caller", "list_facts"),
      ({ tool }) => (tool === "ask_caller" ? { answer: "others", by: "T" } : { facts, instructions: [], open: [] }),
    )
    expect(made.map(({ tool }) => tool)).toEqual(["list_facts", "ask_caller"])
    expect(text).toBe("Earnest money, for others: Rs 2.00 (a.pdf, page 2).")
  })

  it("quotes the sentence of a page with document and page", async () => {
    const { text } = await run(
      [system("You look up."), user("What is said about scaffolding nets?")],
      tools("ask_caller", "list_documents", "search_pages", "read_pages"),
      ({ tool }) =>
        tool === "search_pages"
          ? { hits: [{ document: "d", name: "a.pdf", page: 4, excerpt: "nets" }] }
          : {
              document: "d",
              name: "a.pdf",
              pages: [
                {
                  page: 4,
                  label: "page 4",
                  text: "Paint is grey. Scaffolding carries nets on all sides. Doors are oak.",
                },
              ],
              next: null,
            },
    )
    expect(text).toBe('"Scaffolding carries nets on all sides." (a.pdf, page 4)')
  })

  it("answers about turnover and works from the profile alone", async () => {
    const profile = {
      company: [{ field: "Name", value: "Roe" }],
      turnover: [{ year: "2030", amount: "7.00", currency: "INR" }],
      works: [{ name: "Quay", client: "Town", value: "8", currency: "INR", completed: "2030-01-01", scope: "Wall" }],
    }
    const { text } = await run(
      [system("You look up."), user("What was our turnover?")],
      tools("ask_caller", "read_profile"),
      () => profile,
    )
    expect(text).toBe("Turnover 2030: INR 7.00")
    expect(
      (await reply([system("You look up."), user("What was our turnover?")], tools("ask_caller", "read_profile"))).made,
    ).toEqual([{ tool: "read_profile", input: {} }])
  })
})

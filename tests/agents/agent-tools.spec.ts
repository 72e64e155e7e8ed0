import { describe, expect, it } from "vitest"
import { readingParts } from "@/lib/agents/reading-parts"
import { tenderVocabulary } from "@/lib/bids/vocabulary"
import { toolSpec } from "@/lib/core/tool-spec"
import { AgentWorld, pageText } from "./support/agent-world"

const expected: Record<string, string[]> = {
  console: [
    "ask_caller",
    "look_up_messages",
    "look_up_documents",
    "look_up_facts",
    "look_up_profile",
    "start_task",
    "pin_instruction",
  ],
  "bid-lead": ["ask_caller", "start_task"],
  reader: ["ask_caller", "list_documents", "read_pages", "record_fact", "hand_over"],
  eligibility: [
    "ask_caller",
    "read_back",
    "list_facts",
    "look_up_profile",
    "check_criterion",
    "list_criteria",
    "hand_over",
  ],
  pricing: ["ask_caller", "read_back", "list_items", "find_rates", "price_item", "hand_over"],
  compiler: ["ask_caller", "read_back", "list_facts", "list_work", "look_up_profile", "draft_section", "submit_draft"],
  messages: ["ask_caller", "search_messages"],
  documents: ["ask_caller", "list_documents", "search_pages", "read_pages"],
  facts: ["ask_caller", "list_facts"],
  profile: ["ask_caller", "read_profile"],
}

describe("the tools of the agents", () => {
  const { all } = new AgentWorld()

  it("are those agreed, in their order, with ask_caller first", () => {
    const lists = Object.fromEntries(
      Object.values(all).map((agent) => [agent.name, agent.tools.map((tool) => tool.name)]),
    )
    expect(lists).toEqual(expected)
  })

  it("describe every field, and say nothing of a conversation that is carried along", () => {
    const specs = Object.values(all).flatMap((agent) => agent.tools.map(toolSpec))
    expect(specs.length).toBeGreaterThan(40)
    for (const spec of specs) {
      expect(JSON.stringify(spec)).not.toMatch(/carr(y|ied)[ _-]?(the )?conversation|caller_conversation|history/i)
      for (const [field, schema] of fieldsOf(spec.parameters))
        expect(schema, `${spec.name}.${field}`).toHaveProperty("description")
    }
  })

  it("open lookups and tasks that receive the conversation", () => {
    for (const tool of Object.values(all).flatMap((agent) => agent.tools)) {
      if (tool.kind === "open")
        expect(tool).toMatchObject({
          receivesConversation: true,
          opens: tool.name === "start_task" ? "task" : "lookup",
        })
    }
  })

  it("make a giver hand over and let it do so", () => {
    const givers = Object.values(all).filter((agent) => agent.mustHandOver)
    expect(givers.map((agent) => agent.name)).toEqual(["reader", "eligibility", "pricing"])
    for (const giver of givers) expect(giver.tools.map((tool) => tool.name)).toContain("hand_over")
  })

  it("list every key of the vocabulary where a fact is recorded", () => {
    const { description } = new AgentWorld().tool("reader", "record_fact")
    for (const { key, kind } of tenderVocabulary) expect(description).toContain(`\n${key} (${kind}): `)
  })
})

describe("a tool that reads", () => {
  it("gives pages and messages as data in labelled fields", async () => {
    const world = new AgentWorld()
    const pages = await world.call("reader", "read_pages", { document: "tender", from: 1, to: 1 })
    expect(pages).toMatchObject({ outcome: "ok", origin: "document" })
    expect(await world.said("reader", "read_pages", { document: "tender", from: 1, to: 1 })).toEqual({
      document: "tender",
      name: "tender.pdf",
      pages: [{ page: 1, label: "page 1", text: pageText }],
      next: null,
    })
    const found = await world.said("messages", "search_messages", { query: "Ravi" })
    expect(found).toMatchObject({ total: 1, records: [{ id: "msg_1", weekday: "Tuesday" }] })
  })

  it("stops where pages grow too long and says where to go on", async () => {
    const tight = new AgentWorld(200)
    expect(await tight.said("reader", "read_pages", { document: "tender", from: 1, to: 3 })).toMatchObject({
      pages: [{ page: 1 }],
      next: 2,
    })
  })
})

it("refuses to ask above the person in the agent that speaks with one", async () => {
  expect(await new AgentWorld().said("console", "ask_caller", { question: "Which?" })).toEqual({
    refused: "You speak with the person directly; ask in your reply.",
  })
})

it("pins only words a person wrote", async () => {
  const world = new AgentWorld()
  expect(await world.said("console", "pin_instruction", { quote: "Do not list the pier job." })).toHaveProperty(
    "refused",
  )
  const pinned = await world.said("console", "pin_instruction", {
    quote: "Do not list the jetty job.",
    must_not_mention: "jetty",
  })
  expect(pinned).toMatchObject({ pinned: expect.stringMatching(/^ins_/), quote: "Do not list the jetty job." })
  expect(world.bid.state.instructions.size).toBe(1)
})

describe("starting work", () => {
  it("refuses a receiver without a note, or with one that is not there", async () => {
    const world = new AgentWorld()
    expect(await world.call("bid-lead", "start_task", { agent: "pricing", request: "Price it." })).toHaveProperty(
      "refused",
    )
    expect(
      await world.call("bid-lead", "start_task", { agent: "pricing", request: "Price it.", notes: ["note_x"] }),
    ).toHaveProperty("refused")
  })

  it("gives one reader all documents while they fit, and several a part each when they do not", async () => {
    const one = await new AgentWorld().call("bid-lead", "start_task", { agent: "reader", request: "Read all." })
    expect(one).toMatchObject({ open: [{ agent: "reader", attached: [] }] })
    const split = await new AgentWorld(200).call("bid-lead", "start_task", { agent: "reader", request: "Read all." })
    const parts = "open" in split ? split.open.map(({ attached }) => JSON.parse(attached[0]?.text ?? "")) : []
    expect(parts).toEqual([
      {
        documents: [
          { document: "tender", name: "tender.pdf", from: 1, to: 3 },
          { document: "boq", name: "boq.pdf", from: 1, to: 1 },
        ],
      },
      { documents: [{ document: "boq", name: "boq.pdf", from: 2, to: 3 }] },
    ])
  })

  it("leaves no page out and gives none twice, whatever the sizes", () => {
    for (const window of [10, 333, 5_000]) {
      const documents = [7, 1, 40].map((pages, at) => ({
        document: `d${at}`,
        name: "n",
        pages,
        characters: pages * 900,
      }))
      const read = readingParts(documents, window).flatMap((part) =>
        part.documents.flatMap(({ document, from, to }) =>
          Array.from({ length: to - from + 1 }, (_, at) => `${document}:${from + at}`),
        ),
      )
      expect(read).toHaveLength(48)
      expect(new Set(read).size).toBe(48)
    }
  })
})

it("brings a bid from pages to a draft that waits for its sign-off, with every figure from code", async () => {
  const world = new AgentWorld()
  const quote = (key: string, words: string) =>
    world.said("reader", "record_fact", { key, document: "tender", page: 1, quote: words })
  expect(await quote("emd.amount", "EMD Rs 10,00,000")).toMatchObject({
    recorded: { key: "emd.amount", value: "1000000.00", display: "Rs 10,00,000", status: "current" },
    supersedes: null,
  })
  expect(await quote("emd.amount", "EMD Rs 12,00,000")).toHaveProperty("refused")
  await quote("turnover.minimum", "Minimum turnover Rs 100")
  const written = { goal: "Read", done: [], decisions: [], open_questions: [], next_action: "Check" }
  const { note } = await world.said("reader", "hand_over", written)
  expect(
    await world.call("bid-lead", "start_task", { agent: "eligibility", request: "Check.", notes: [note] }),
  ).toMatchObject({
    open: [{ agent: "eligibility", notes: [note] }],
  })
  expect(await world.said("eligibility", "check_criterion", { fact_key: "turnover.minimum" })).toMatchObject({
    verdict: "met",
  })
  expect(await world.said("pricing", "find_rates", { query: "earth work" })).toMatchObject({
    rates: [{ rate: "rt_1" }],
  })
  expect(await world.said("pricing", "price_item", { item: "1", rate: "rt_1" })).toEqual({
    item: "1",
    rate: "rt_1",
    amount: "300.00",
    total_so_far: "300.00",
  })
  expect(await world.said("compiler", "list_work", {})).toMatchObject({ unpriced: [], total: { figures: "Rs 300" } })
  await world.said("console", "pin_instruction", { quote: "Do not list the jetty job.", must_not_mention: "jetty" })
  const section = { id: "scope", title: "Scope", paragraphs: ["We built jetties."] }
  expect(await world.said("compiler", "draft_section", section)).toHaveProperty("refused")
  await world.said("compiler", "draft_section", { ...section, paragraphs: ["We build roads."] })
  const submitted = await world.call("compiler", "submit_draft", {})
  expect(submitted).toMatchObject({
    awaits: { kind: "draft", waiting: { exchange: "ex_1", call: "call_1" }, preparedBy: "compiler" },
    ledger: [{ type: "draft-submitted", draftVersion: 1, fileHash: "file-1" }],
  })
  expect(world.rendered[0]).toMatchObject({ preparedOn: "2026-12-02", items: [{ amount: "300.00" }] })
})

/** Every property of a JSON Schema, at any depth. */
function fieldsOf(schema: unknown): [string, unknown][] {
  if (typeof schema !== "object" || schema === null) return []
  const own =
    "properties" in schema && typeof schema.properties === "object" ? Object.entries(schema.properties ?? {}) : []
  const below = [...own.map(([, value]) => value), "items" in schema ? schema.items : null]
  return [...own, ...below.flatMap(fieldsOf)]
}

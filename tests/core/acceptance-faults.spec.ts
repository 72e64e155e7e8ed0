// Faults that products of this kind are known to have, one named test each, on the loop alone; each begins with its number.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { CallFinished } from "@/lib/core/events/step"
import type { Agent, Tool, ToolResult } from "@/lib/core/tools"
import { type LoopWorld, loopWorld } from "../support/loop-world"
import { type ScriptedModel, type ScriptedReply, scriptedModel } from "../support/model-scripted"

let world: LoopWorld
let model: ScriptedModel

afterEach(async () => {
  await world.end()
  model.finish()
})

async function begin(agents: Agent[], scripts: Record<string, ScriptedReply[]>, settings = {}) {
  model = scriptedModel(scripts)
  world = await loopWorld({ agents, model, settings })
  await world.say("Go on.")
  return world.until((events) => events.some(({ type }) => type === "activation-settled"))
}

const agent = (name: string, tools: Tool[], maxSteps = 8): Agent => ({
  name,
  instructions: `You are ${name}.`,
  tools,
  mustHandOver: false,
  maxSteps,
})

let paid: number[] = []

const pay: Tool = {
  kind: "run",
  effect: "once",
  name: "pay",
  description: "Pays an amount.",
  input: z.object({ amount: z.number() }),
  async run(input): Promise<ToolResult> {
    const { amount } = z.object({ amount: z.number() }).parse(input)
    if (amount === 0) throw new Error("portal down")
    paid.push(amount)
    return { outcome: "ok", content: JSON.stringify({ paid: amount }), origin: "tool" }
  },
}

const finishedIn = (events: { type: string }[]) =>
  events.filter((event): event is CallFinished => event.type === "call-finished")

it("18: a tool that throws is an error in its own words to the model and in the record, never an empty success", async () => {
  const events = await begin([agent("payer", [pay])], {
    payer: [{ calls: [{ tool: "pay", arguments: { amount: 0 } }] }, { text: "It failed." }],
  })
  expect(finishedIn(events)).toMatchObject([{ outcome: "error", content: '{"error":"portal down"}' }])
  expect(model.requests[1]?.messages.at(-1)).toMatchObject({ role: "tool", content: '{"error":"portal down"}' })
})

const cut = (finishReason: string): ScriptedReply => ({
  calls: [{ tool: "pay", arguments: '{"amount": 82' }],
  finishReason,
})

it("36: arguments cut off by the length are not executed; the model is asked again, within its limit", async () => {
  paid = []
  const events = await begin([agent("payer", [pay], 3)], { payer: [cut("length"), cut("length"), cut("length")] })
  expect(paid).toEqual([])
  expect(finishedIn(events).map(({ outcome }) => outcome)).toEqual(["error", "error", "error"])
  expect(model.requests[1]?.messages.at(-1)?.content).toContain("cut off")
  expect(events.at(-1)).toMatchObject({ type: "activation-settled", reason: "limit reached" })
})

it("37: the same arguments under tool_calls are a parse error that the model reads and can put right", async () => {
  paid = []
  const events = await begin([agent("payer", [pay])], {
    payer: [cut("tool_calls"), { calls: [{ tool: "pay", arguments: { amount: 82 } }] }, { text: "Paid." }],
  })
  expect(model.requests[1]?.messages.at(-1)?.content).toContain("not valid JSON")
  expect(paid).toEqual([82])
  expect(finishedIn(events).map(({ outcome }) => outcome)).toEqual(["error", "ok"])
})

it("37: bounded where the model never puts it right", async () => {
  paid = []
  const events = await begin([agent("payer", [pay], 2)], { payer: [cut("tool_calls"), cut("tool_calls")] })
  expect(paid).toEqual([])
  expect(events.at(-1)).toMatchObject({ type: "activation-settled", reason: "limit reached" })
})

const delegate: Tool = {
  kind: "open",
  name: "delegate",
  description: "Hands the work on.",
  input: z.object({ request: z.string() }),
  opens: "lookup",
  receivesConversation: true,
  async open(input) {
    const { request } = z.object({ request: z.string() }).parse(input)
    return { open: [{ agent: "delegator", request, title: request, notes: [], attached: [] }] }
  },
}

it("45: an agent that always hands on to itself stops at the depth limit and is told why", async () => {
  const handsOn: ScriptedReply = { calls: [{ tool: "delegate", arguments: { request: "You do it." } }] }
  const replies = [handsOn, handsOn, handsOn, { text: "So I do it." }, { text: "Done." }, { text: "Done." }]
  const events = await begin([agent("delegator", [delegate])], { delegator: replies }, { maxDepth: 2 })
  expect(events.at(-1)).toMatchObject({ type: "activation-settled", reason: "finished", text: "Done." })
  const rows = await world.store.rows.exchangesOf(world.conversation)
  expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2])
  const refusals = model.requests.flatMap(({ messages }) =>
    messages.filter(({ content }) => content.includes("depth limit")),
  )
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals[0]).toMatchObject({ role: "tool", content: expect.stringContaining("The depth limit of 2") })
})

it("48: a NUL and half a surrogate pair from a tool are stored safely, and the run goes on", async () => {
  const broken: Tool = {
    ...pay,
    effect: "read",
    async run(): Promise<ToolResult> {
      return { outcome: "ok", content: "before\u0000after \ud83d whole \ud83d\ude42", origin: "tool" }
    },
  } as Tool
  const events = await begin([agent("payer", [broken])], {
    payer: [{ calls: [{ tool: "pay", arguments: { amount: 1 } }] }, { text: "Read \udc00." }],
  })
  const content = "before\uFFFDafter \uFFFD whole \ud83d\ude42"
  expect(finishedIn(events)).toMatchObject([{ outcome: "ok", content }])
  expect(model.requests[1]?.messages.at(-1)).toMatchObject({ role: "tool", content })
  expect(events.at(-1)).toMatchObject({ reason: "finished", text: "Read \uFFFD." })
})

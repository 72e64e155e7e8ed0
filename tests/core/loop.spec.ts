// The loop on a real database with a scripted model: calls, lookups, tasks, questions, stop, and what goes over the wire.
import { afterEach, describe, expect, it } from "vitest"
import { z } from "zod"
import type { Agent, Tool } from "@/lib/core/tools"
import { type LoopWorld, loopWorld, person } from "../support/loop-world"
import { type ScriptedModel, type ScriptedReply, scriptedModel } from "../support/model-scripted"

let world: LoopWorld
let model: ScriptedModel

async function begin(agents: Agent[], scripts: Record<string, ScriptedReply[]>, settings = {}) {
  model = scriptedModel(scripts)
  world = await loopWorld({ agents, model, settings })
}

afterEach(async () => {
  await world.end()
  model.finish()
})

const settled = (events: { type: string }[]) => events.some((event) => event.type === "activation-settled")

function agent(name: string, tools: Tool[]): Agent {
  return { name, instructions: `You are ${name}.`, tools, mustHandOver: false, maxSteps: 10 }
}

const add: Tool = {
  kind: "run",
  name: "add",
  description: "Adds two numbers.",
  input: z.object({ a: z.number(), b: z.number() }),
  effect: "read",
  async run(input) {
    const { a, b } = z.object({ a: z.number(), b: z.number() }).parse(input)
    if (a < 0) throw new Error("portal down")
    return { outcome: "ok", content: JSON.stringify({ sum: a + b }), origin: "tool" }
  },
}

const lookUp: Tool = {
  kind: "open",
  name: "look_up",
  description: "Looks something up.",
  input: z.object({ request: z.string() }),
  opens: "lookup",
  receivesConversation: true,
  async open(input) {
    const { request } = z.object({ request: z.string() }).parse(input)
    return { open: [{ agent: "finder", request, title: request, notes: [], attached: [] }] }
  },
}

const startTask: Tool = {
  ...lookUp,
  name: "start_task",
  opens: "task",
  async open() {
    return { open: [{ agent: "worker", request: "Work.", title: "Work.", notes: [], attached: [] }] }
  },
} as Tool

const ask: Tool = {
  kind: "ask",
  name: "ask_caller",
  description: "Asks the caller.",
  input: z.object({ question: z.string() }),
  question(input) {
    const { question } = z.object({ question: z.string() }).parse(input)
    return { text: question, choices: [], factKey: null, why: null, withoutAnswer: null }
  },
}

describe("one exchange", () => {
  it("answers a person's message and settles the activation once", async () => {
    await begin([agent("talker", [])], { talker: [{ text: "Hello Asha." }] })
    await world.say("Hello")
    const events = await world.until(settled)
    expect(events.map((event) => event.type)).toEqual([
      "exchange-opened",
      "mail-accepted",
      "session-started",
      "model-requested",
      "model-replied",
      "activation-settled",
    ])
    expect(model.requests[0]?.messages).toEqual([
      { role: "system", content: "You are talker." },
      { role: "user", content: "Hello" },
    ])
  })

  it("gives parallel calls their own results in order, and returns a throwing tool's words and a parse error to the model", async () => {
    const calls = [
      { tool: "add", arguments: { a: 1, b: 2 } },
      { tool: "add", arguments: { a: -1, b: 2 } },
      { tool: "add", arguments: '{"a": 82' },
      { tool: "nothing", arguments: {} },
    ]
    await begin([agent("talker", [add])], { talker: [{ calls }, { text: "Done." }] })
    await world.say("Add")
    await world.until(settled)
    const [assistant, ...results] = model.requests[1]?.messages.slice(2) ?? []
    if (assistant?.role !== "assistant") throw new Error("The reply is missing")
    expect(results.map((result) => (result.role === "tool" ? result.call : null))).toEqual(
      assistant.calls.map((call) => call.id),
    )
    expect(results.map((result) => result.content)).toEqual([
      JSON.stringify({ sum: 3 }),
      JSON.stringify({ error: "portal down" }),
      expect.stringContaining("not valid JSON"),
      expect.stringContaining("no tool named nothing"),
    ])
  })

  it("ends at the step limit and says so", async () => {
    await begin([{ ...agent("talker", [add]), maxSteps: 2 }], {
      talker: [
        { calls: [{ tool: "add", arguments: { a: 1, b: 1 } }] },
        { calls: [{ tool: "add", arguments: { a: 1, b: 1 } }] },
      ],
    })
    await world.say("Add")
    const events = await world.until(settled)
    expect(events.at(-1)).toMatchObject({ type: "activation-settled", reason: "limit reached" })
  })

  it("takes a queued message as a turn of its own", async () => {
    await begin([agent("talker", [])], { talker: [{ text: "One." }, { text: "Two." }] })
    await world.runner.stop()
    await world.say("first")
    await world.say("second")
    await world.restart()
    await world.until(
      (events) => events.filter((event) => event.type === "model-replied").length === 2 && settled(events),
    )
    expect(model.requests[0]?.messages.at(-1)).toEqual({ role: "user", content: "first" })
    expect(model.requests[1]?.messages.at(-1)).toEqual({ role: "user", content: "second" })
  })
})

describe("nested exchanges", () => {
  it("carries the conversation to a lookup as one read-only system message and returns its answer to the open call", async () => {
    await begin([agent("talker", [lookUp]), agent("finder", [])], {
      talker: [
        { text: "I will look.", calls: [{ tool: "look_up", arguments: { request: "What day?" } }] },
        { text: "Tuesday." },
      ],
      finder: [{ text: "It was Tuesday." }],
    })
    await world.say("I enjoyed the talk about rowing. What day?")
    await world.until(settled)
    const finder = model.requests[1]?.messages ?? []
    expect(finder.map((message) => message.role)).toEqual(["system", "system", "user"])
    expect(finder[1]?.content).toMatch(/^# Broader context \(read-only\)/)
    expect(finder[1]?.content).toContain("## Layer 0: conversation")
    expect(finder[1]?.content).toContain("I enjoyed the talk about rowing. What day?")
    expect(finder[2]).toEqual({ role: "user", content: "What day?" })
    expect(model.requests[2]?.messages.at(-1)).toMatchObject({
      role: "tool",
      content: JSON.stringify({ reason: "finished", answer: "It was Tuesday." }),
    })
    expect(JSON.stringify(model.requests[0]?.tools)).not.toMatch(/conversation|context/i)
  })

  it("sends nothing along under cold", async () => {
    await begin(
      [agent("talker", [lookUp]), agent("finder", [])],
      {
        talker: [{ calls: [{ tool: "look_up", arguments: { request: "What day?" } }] }, { text: "Done." }],
        finder: [{ text: "?" }],
      },
      { carrier: "cold" },
    )
    await world.say("Rowing.")
    await world.until(settled)
    expect(model.requests[1]?.messages.map((message) => message.role)).toEqual(["system", "user"])
  })

  it("tells a conversation of a task's settlement by a notice, after its own turn ended", async () => {
    await begin([agent("talker", [startTask]), agent("worker", [])], {
      talker: [
        { calls: [{ tool: "start_task", arguments: { request: "Work." } }] },
        { text: "Started." },
        { text: "It is done." },
      ],
      worker: [{ text: "Worked." }],
    })
    await world.say("Go")
    await world.until((events) => events.filter((event) => event.type === "activation-settled").length === 2)
    const last = model.requests.at(-1)?.messages.at(-1)
    expect(last?.content).toMatch(/^\[runtime: settlement notice\]/)
    expect(last?.content).toContain("Worked.")
  })

  it("refuses to open below the depth limit and says why", async () => {
    await begin(
      [agent("talker", [lookUp])],
      { talker: [{ calls: [{ tool: "look_up", arguments: { request: "x" } }] }, { text: "So be it." }] },
      { maxDepth: 0 },
    )
    await world.say("Go")
    await world.until(settled)
    expect(model.requests[1]?.messages.at(-1)?.content).toContain("depth limit")
  })
})

describe("questions", () => {
  it("climb to the person, wait without being driven, survive a restart, and the answer fills the asking call", async () => {
    await begin([agent("talker", [lookUp]), agent("finder", [ask])], {
      talker: [{ calls: [{ tool: "look_up", arguments: { request: "What day?" } }] }, { text: "Noted." }],
      finder: [{ calls: [{ tool: "ask_caller", arguments: { question: "Which talk?" } }] }, { text: "Tuesday." }],
    })
    await world.say("What day?")
    const passed = await world.until((events) => events.some((event) => event.type === "question-passed"))
    const question = passed.find((event) => event.type === "question-passed")
    if (question?.type !== "question-passed") throw new Error("No question was passed on")
    expect(question.to).toBe("person")
    await world.restart()
    const asked = (await world.events(question.asker)).find((event) => event.type === "question-asked")
    if (asked?.type !== "question-asked") throw new Error("The question is not asked")
    expect(asked.path.map((hop) => hop.agent)).toEqual(["finder", "talker"])
    const mail = {
      kind: "answer" as const,
      call: asked.call,
      question: asked.question,
      person,
      text: "The one about rowing.",
    }
    await world.store.commit([
      {
        as: "visitor",
        stream: question.asker,
        guard: "none",
        after: "run",
        events: [{ type: "mail-accepted", version: 1, id: "mail_a", mail }],
      },
    ])
    await world.until(settled)
    expect(model.requests.at(-2)?.messages.at(-1)).toMatchObject({
      role: "tool",
      content: JSON.stringify({ answer: "The one about rowing.", by: "Asha" }),
    })
  })
})

describe("a reply that is not whole", () => {
  it("says that a text was cut off at the length limit, and keeps what there is", async () => {
    await begin([agent("talker", [])], { talker: [{ text: "The first half", finishReason: "length" }] })
    await world.say("Tell me all")
    const events = await world.until(settled)
    expect(events.at(-1)).toMatchObject({ reason: "limit reached", text: "The first half" })
  })

  it("fails where the model ends without a word", async () => {
    await begin([agent("talker", [])], { talker: [{ text: "" }] })
    await world.say("Hello?")
    const events = await world.until(settled)
    expect(events.at(-1)).toMatchObject({ reason: "failed", text: null })
  })
})

// Pins in the loop, on a real database with a scripted model: what stands where in which model request.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { Model, ModelRequest } from "@/lib/core/ports/model"
import { rebuildRequest } from "@/lib/core/rebuild"
import type { Agent, Tool } from "@/lib/core/tools"
import { factRecorded, superseded } from "../support/emd-facts"
import { type LoopWorld, loopWorld, person } from "../support/loop-world"
import { type ScriptedModel, type ScriptedReply, scriptedModel } from "../support/model-scripted"

let world: LoopWorld
let model: ScriptedModel

async function begin(
  agents: Agent[],
  scripts: Record<string, ScriptedReply[]>,
  around: (scripted: ScriptedModel) => Model = (scripted) => scripted,
) {
  model = scriptedModel(scripts)
  world = await loopWorld({ agents, model: around(model) })
}

afterEach(async () => {
  await world.end()
  model.finish()
})

const settled = (events: { type: string }[]) => events.some((event) => event.type === "activation-settled")

function agent(name: string, tools: Tool[]): Agent {
  return { name, instructions: `You are ${name}.`, tools, mustHandOver: false, maxSteps: 10 }
}

async function writeLedger(events: LedgerEvent[]) {
  const { ledger } = world
  const outcome = await world.store.commit([{ as: "ledger", stream: ledger, guard: "none", events }])
  expect(outcome.committed).toBe(true)
}

/** A tool under which the test itself changes the ledger, as another exchange would. */
function meanwhile(change: () => Promise<void>): Tool {
  return {
    kind: "run",
    name: "wait_for_it",
    description: "Waits.",
    input: z.object({}),
    effect: "read",
    async run() {
      await change()
      return { outcome: "ok", content: "{}", origin: "tool" }
    },
  }
}

it("pins a fact that came mid-session once, as a late pin, and keeps the prefix", async () => {
  const tool = meanwhile(() => writeLedger([factRecorded("f_1", "1200000.00")]))
  await begin([agent("talker", [tool])], {
    talker: [{ calls: [{ tool: "wait_for_it", arguments: {} }] }, { text: "One." }, { text: "Two." }],
  })
  await world.say("go")
  await world.until(settled)
  await world.say("again")
  await world.until((events) => events.filter((event) => event.type === "model-replied").length === 3)
  const [, second, third] = model.requests
  const late = (request?: ModelRequest) =>
    request?.messages.filter((message) => message.content.startsWith("[runtime: late pin]"))
  expect(late(second)).toHaveLength(1)
  expect(late(third)).toHaveLength(1)
  expect(late(second)?.[0]?.content).toContain('"value":"1200000.00"')
  for (const [before, after] of model.requests
    .slice(0, -1)
    .map((request, index) => [request, model.requests[index + 1]] as const)) {
    expect(after?.messages.slice(0, before.messages.length)).toEqual(before.messages)
  }
})

it("opens a new session when a pinned fact is superseded: the old value stands in no head, and the key is named beside the messages", async () => {
  const tool = meanwhile(() => writeLedger([factRecorded("f_2", "1500000.00"), superseded]))
  await begin([agent("talker", [tool])], {
    talker: [{ calls: [{ tool: "wait_for_it", arguments: {} }] }, { text: "Done." }],
  })
  await writeLedger([factRecorded("f_1", "1200000.00")])
  await world.say("go")
  const events = await world.until(settled)
  expect(model.requests[0]?.messages[0]?.content).toContain("1200000.00")
  const [head, ...rest] = model.requests[1]?.messages ?? []
  expect(head?.content).toContain("1500000.00")
  expect(head?.content).not.toContain("1200000.00")
  expect(rest.at(-1)?.content).toBe('[runtime: superseded]\n{"key":"emd.amount"}')
  expect(events.filter((event) => event.type === "session-started").map((event) => event.why)).toEqual([
    "opened",
    "pins changed",
  ])
})

it("tells an exchange that a fact it recorded itself was withdrawn by another", async () => {
  const withdrawn: LedgerEvent = {
    type: "fact-withdrawn",
    version: 1,
    fact: "f_1",
    key: "emd.amount",
    why: "The document was withdrawn.",
    restores: null,
    by: person,
  }
  const record: Tool = {
    kind: "decide",
    name: "record",
    description: "Records.",
    input: z.object({}),
    async decide(_input, { exchange, agent: by, call }) {
      const fact = { ...factRecorded("f_1", "1200000.00"), by: { exchange, agent: by, call } } as LedgerEvent
      return { result: { outcome: "ok", content: "{}", origin: "tool" }, ledger: [fact], guard: [] }
    },
  }
  const tool = meanwhile(() => writeLedger([withdrawn]))
  await begin([agent("talker", [record, tool])], {
    talker: [
      { calls: [{ tool: "record", arguments: {} }] },
      { calls: [{ tool: "wait_for_it", arguments: {} }] },
      { text: "Gone." },
      { text: "Still gone." },
    ],
  })
  await world.say("go")
  await world.until(settled)
  expect(model.requests[2]?.messages.at(-1)?.content).toBe('[runtime: superseded]\n{"key":"emd.amount"}')
  await world.say("sure?")
  const events = await world.until((all) => all.filter((event) => event.type === "activation-settled").length === 2)
  expect(events.filter((event) => event.type === "session-started").map((event) => event.why)).toEqual([
    "opened",
    "pins changed",
  ])
})

it("rebuilds every model request from the log alone", async () => {
  const tool = meanwhile(() => writeLedger([factRecorded("f_2", "1500000.00"), superseded]))
  await begin([agent("talker", [tool])], {
    talker: [{ calls: [{ tool: "wait_for_it", arguments: {} }] }, { text: "Done." }],
  })
  await writeLedger([factRecorded("f_1", "1200000.00")])
  await world.say("go")
  await world.until(settled)
  for (const [index, sent] of model.requests.entries()) {
    expect(JSON.stringify(await rebuildRequest(world.conversation, index + 1, world.store))).toBe(JSON.stringify(sent))
  }
})

it("names the keys that changed above a carried conversation in which an old value was said", async () => {
  const lookUp: Tool = {
    kind: "open",
    name: "look_up",
    description: "Looks something up.",
    input: z.object({}),
    opens: "lookup",
    receivesConversation: true,
    async open() {
      return { open: [{ agent: "finder", request: "Find it.", title: "Find it.", notes: [], attached: [] }] }
    },
  }
  await begin([agent("talker", [lookUp]), agent("finder", [])], {
    talker: [{ calls: [{ tool: "look_up", arguments: {} }] }, { text: "Done." }],
    finder: [{ text: "Found." }],
  })
  await writeLedger([factRecorded("f_1", "1200000.00"), factRecorded("f_2", "1500000.00"), superseded])
  await world.say("The earnest money is 1200000.00.")
  await world.until(settled)
  const carried = model.requests[1]?.messages[1]?.content ?? ""
  const [above, layer] = carried.split("## Layer 0")
  expect(above).toMatch(/it no longer holds: emd\.amount\.\n\n$/)
  expect(above).not.toContain("1200000.00")
  expect(layer).toContain("1200000.00")
})

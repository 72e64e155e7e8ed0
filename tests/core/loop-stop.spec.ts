// Stop, crash and lost claims in the loop, on a real database: what the record holds afterwards, and what is sent next.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { Agent, Tool } from "@/lib/core/tools"
import { type LoopWorld, loopWorld, person } from "../support/loop-world"
import { type ScriptedModel, type ScriptedReply, scriptedModel } from "../support/model-scripted"

let world: LoopWorld
let model: ScriptedModel

async function begin(agents: Agent[], scripts: Record<string, ScriptedReply[]>) {
  model = scriptedModel(scripts)
  world = await loopWorld({ agents, model })
}

afterEach(async () => {
  await world.end()
  model.finish()
})

const settled = (events: { type: string }[]) => events.some((event) => event.type === "activation-settled")

function agent(name: string, tools: Tool[]): Agent {
  return { name, instructions: `You are ${name}.`, tools, mustHandOver: false, maxSteps: 10 }
}

async function stop(exchange: string) {
  await world.store.commit([
    {
      as: "visitor",
      stream: exchange,
      guard: "none",
      after: "run",
      events: [{ type: "stop-requested", version: 1, by: person }],
    },
  ])
}

/** A tool whose first run never ends by itself; later ones end at once. */
function slow(effect: "read" | "once"): { tool: Tool; began: Promise<void>; runs(): number } {
  let runs = 0
  let begin: () => void
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })
  const tool: Tool = {
    kind: "run",
    name: "slow",
    description: "Takes its time.",
    input: z.object({}),
    effect,
    async run() {
      runs += 1
      begin()
      if (runs === 1) await new Promise(() => undefined)
      return { outcome: "ok", content: '{"done":true}', origin: "tool" }
    },
  }
  return { tool, began, runs: () => runs }
}

it("31: Stop during a running tool gives its call the result stopped by a person, and the next message is answered", async () => {
  const running = slow("read")
  await begin([agent("talker", [running.tool])], {
    talker: [{ calls: [{ tool: "slow", arguments: {} }] }, { text: "Hi again." }],
  })
  await world.say("go")
  await running.began
  await stop(world.conversation)
  const events = await world.until(settled)
  expect(events.slice(-2)).toMatchObject([
    { type: "call-finished", outcome: "stopped", content: '{"stopped":"stopped by a person"}' },
    { type: "activation-settled", reason: "stopped" },
  ])
  await world.say("hi")
  await world.until((later) => later.at(-1)?.type === "activation-settled" && later.length > events.length)
  const roles = model.requests[1]?.messages.map((message) => message.role)
  expect(roles).toEqual(["system", "user", "assistant", "tool", "user"])
})

it("stops what a stopped exchange opened, and withdraws nothing that was settled", async () => {
  const running = slow("read")
  const startTask: Tool = {
    kind: "open",
    name: "look_up",
    description: "Looks up.",
    input: z.object({}),
    opens: "lookup",
    receivesConversation: true,
    async open() {
      return { open: [{ agent: "worker", request: "Work.", title: "Work.", notes: [], attached: [] }] }
    },
  }
  await begin([agent("talker", [startTask]), agent("worker", [running.tool])], {
    talker: [{ calls: [{ tool: "look_up", arguments: {} }] }],
    worker: [{ calls: [{ tool: "slow", arguments: {} }] }],
  })
  await world.say("go")
  await running.began
  const started = (await world.events()).find((event) => event.type === "call-started")
  const child = started?.type === "call-started" ? started.children[0]?.exchange : undefined
  if (!child) throw new Error("No child was opened")
  await stop(world.conversation)
  const above = await world.until(settled)
  const below = await world.until(settled, child)
  expect(above.at(-1)).toMatchObject({ type: "activation-settled", reason: "stopped" })
  expect(below.at(-1)).toMatchObject({ type: "activation-settled", reason: "stopped" })
})

it.each([
  { effect: "read" as const, outcome: "ok", runs: 2, title: "runs a read again after the process went" },
  {
    effect: "once" as const,
    outcome: "unknown",
    runs: 1,
    title: "never runs a once call twice: its outcome is unknown",
  },
])("$title", async ({ effect, outcome, runs }) => {
  const running = slow(effect)
  await begin([agent("talker", [running.tool])], {
    talker: [{ calls: [{ tool: "slow", arguments: {} }] }, { text: "Done." }],
  })
  await world.say("go")
  await running.began
  await world.restart()
  const events = await world.until(settled)
  expect(events.find((event) => event.type === "call-finished")).toMatchObject({ outcome })
  expect(running.runs()).toBe(runs)
})

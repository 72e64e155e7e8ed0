// Handoff notes read back in the loop, on a real database with a scripted model: what is compared, counted and held back.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { Model } from "@/lib/core/ports/model"
import { ReadBackInput } from "@/lib/core/read-back"
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

const readBack: Tool = { kind: "read-back", name: "read_back", description: "Reads back.", input: ReadBackInput }
const handTo: Tool = {
  kind: "open",
  name: "hand_to",
  description: "Starts the receiver.",
  input: z.object({}),
  opens: "task",
  receivesConversation: true,
  async open() {
    return { open: [{ agent: "receiver", request: "Price it.", title: "Price it.", notes: ["note_1"], attached: [] }] }
  },
}

async function noteGiven() {
  const fact = factRecorded("f_1", "1500000.00")
  const mustCarry = [
    {
      factId: "f_1",
      key: "emd.amount",
      kind: "money",
      canonical: "1500000.00",
      currency: "INR",
      unit: null,
      zone: null,
      condition: null,
      anchor: null,
      source: "Asha, 2026-12-01T00:00:00Z",
    },
  ]
  const note = {
    note: "note_1",
    goal: "Bid",
    done: [],
    decisions: [],
    mustCarry,
    instructions: [],
    openQuestions: [],
    nextAction: "Price the items.",
    sources: [],
  }
  await writeLedger([fact, { type: "note-written", version: 1, note, exchange: "ex_giver", agent: "giver" }])
}

const right = { key: "emd.amount", value: "1500000.00", currency: "INR", source: "Asha, 2026-12-01T00:00:00Z" }
const restate = (facts: unknown[]) => ({
  calls: [{ tool: "read_back", arguments: { facts, next_action: "Price the items." } }],
})

it("holds back every tool until the read-back passed, and files the receipts", async () => {
  const work: Tool = {
    kind: "run",
    name: "wait_for_it",
    description: "Waits.",
    input: z.object({}),
    effect: "read",
    run: async () => ({ outcome: "ok", content: "{}", origin: "tool" }),
  }
  await begin([agent("talker", [handTo]), agent("receiver", [readBack, work])], {
    talker: [{ calls: [{ tool: "hand_to", arguments: {} }] }, { text: "Started." }, { text: "Noted." }],
    receiver: [
      { calls: [{ tool: "wait_for_it", arguments: {} }] },
      restate([{ ...right, value: "1200000.00" }]),
      restate([right]),
      { calls: [{ tool: "wait_for_it", arguments: {} }] },
      { text: "Priced." },
    ],
  })
  await noteGiven()
  await world.say("go")
  await world.until((events) => events.filter((event) => event.type === "activation-settled").length === 2)
  const receiver = model.requests.filter((request) => request.messages[0]?.content.startsWith("You are receiver."))
  expect(receiver[1]?.messages.at(-1)?.content).toContain("Read back the handoff note first.")
  expect(receiver[2]?.messages.at(-1)?.content).toContain("emd.amount: value sent 1500000.00, restated 1200000.00.")
  expect(receiver[3]?.messages.at(-1)?.content).toBe('{"read_back":"passed"}')
  expect(receiver[4]?.messages.at(-1)?.content).toBe("{}")
  const ledger = await world.ports.ledgers.now(world.ledger)
  expect(ledger.receipts.map(({ attempt, passed }) => ({ attempt, passed }))).toEqual([
    { attempt: 1, passed: false },
    { attempt: 2, passed: true },
  ])
})

it("counts no attempt against facts that changed while they were read back", async () => {
  const changing = (scripted: ScriptedModel): Model => ({
    ...scripted,
    async request(request, options) {
      const first = request.messages.at(-1)?.content.includes("[attached by the runtime: read back]")
      if (first) await writeLedger([factRecorded("f_2", "1600000.00"), superseded])
      return scripted.request(request, options)
    },
  })
  const scripts = {
    talker: [{ calls: [{ tool: "hand_to", arguments: {} }] }, { text: "Started." }, { text: "Noted." }],
    receiver: [restate([right]), restate([]), restate([{ ...right, value: "1600000.00" }]), { text: "Priced." }],
  }
  await begin([agent("talker", [handTo]), agent("receiver", [readBack])], scripts, changing)
  await noteGiven()
  await world.say("go")
  await world.until((events) => events.filter((event) => event.type === "activation-settled").length === 2)
  const receiver = model.requests.filter((request) => request.messages[0]?.content.startsWith("You are receiver."))
  expect(receiver[1]?.messages.map(({ content }) => content).join("\n")).toContain('"read_back":"not compared"')
  expect(receiver[1]?.messages[0]?.content).toContain("1600000.00")
  const { receipts } = await world.ports.ledgers.now(world.ledger)
  expect(receipts.map(({ attempt, passed }) => ({ attempt, passed }))).toEqual([
    { attempt: 1, passed: false },
    { attempt: 2, passed: true },
  ])
})

it("puts the note before a manager after the second failed read-back, and only that branch waits", async () => {
  await begin([agent("talker", [handTo]), agent("receiver", [readBack])], {
    talker: [{ calls: [{ tool: "hand_to", arguments: {} }] }, { text: "Started." }, { text: "It goes on." }],
    receiver: [restate([]), restate([{ ...right, currency: "USD" }]), { text: "Priced." }],
  })
  await noteGiven()
  await world.say("go")
  await world.until(settled)
  const opened = (await world.events()).find((event) => event.type === "call-started")
  const child = opened?.type === "call-started" ? opened.children[0]?.exchange : undefined
  if (!child) throw new Error("The receiver was not opened")
  await world.until((events) => events.some((event) => event.type === "call-awaiting"), child)
  const ledger = await world.ports.ledgers.now(world.ledger)
  const [item] = [...ledger.items.values()]
  expect(item).toMatchObject({
    kind: "failed-read-back",
    state: { is: "open" },
    problems: ["emd.amount: currency sent INR, restated USD."],
  })
  if (!item?.waiting) throw new Error("Nothing waits")
  const mail = {
    kind: "decision" as const,
    call: item.waiting.call,
    item: item.item,
    person,
    decision: "approve",
    content: '{"decision":"approve"}',
    gate: "passed" as const,
  }
  await world.store.commit([
    {
      as: "visitor",
      stream: child,
      guard: "none",
      after: "run",
      events: [{ type: "mail-accepted", version: 1, id: "mail_d", mail }],
    },
  ])
  await world.until(settled, child)
  await world.until((events) => events.filter((event) => event.type === "activation-settled").length === 2)
})

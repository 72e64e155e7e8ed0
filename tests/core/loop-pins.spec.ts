// Pins, notes and read-back in the loop, on a real database with a scripted model: what stands where in which model request.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { ModelRequest } from "@/lib/core/ports/model"
import { ReadBackInput } from "@/lib/core/read-back"
import { rebuildRequest } from "@/lib/core/rebuild"
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

function factRecorded(fact: string, canonical: string): LedgerEvent {
  return {
    type: "fact-recorded",
    version: 1,
    fact,
    key: "emd.amount",
    raw: canonical,
    value: { kind: "money", canonical, currency: "INR", unit: null, zone: null },
    condition: null,
    anchor: null,
    source: { from: "person", person, at: "2026-12-01T00:00:00Z", words: canonical },
    by: { person },
  }
}

const superseded: LedgerEvent = {
  type: "fact-superseded",
  version: 1,
  fact: "f_1",
  key: "emd.amount",
  next: "f_2",
  document: null,
  confirmed: true,
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
  const work = meanwhile(async () => undefined)
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

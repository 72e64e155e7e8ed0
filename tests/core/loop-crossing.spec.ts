// Questions, stops, results and failures that cross each other, on a real database: none is lost and none is acted on twice.
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import type { Mail } from "@/lib/core/events/mail"
import { drive } from "@/lib/core/loop"
import type { LoopPorts } from "@/lib/core/loop-ports"
import { type Model, ModelFailure } from "@/lib/core/ports/model"
import type { Agent, OpenTool, Tool } from "@/lib/core/tools"
import { type LoopWorld, loopWorld, person } from "../support/loop-world"
import { type ScriptedModel, type ScriptedReply, scriptedModel } from "../support/model-scripted"

let world: LoopWorld
let model: ScriptedModel

async function begin(
  agents: Agent[],
  scripts: Record<string, ScriptedReply[]>,
  given: { model?: (scripted: ScriptedModel) => Model; ports?: Partial<LoopPorts> } = {},
) {
  model = scriptedModel(scripts)
  world = await loopWorld({ agents, model: given.model?.(model) ?? model, ports: given.ports })
}

afterEach(async () => {
  await world.end()
  model.finish()
})

const settledTimes = (times: number) => (events: { type: string }[]) =>
  events.filter((event) => event.type === "activation-settled").length === times

function agent(name: string, tools: Tool[]): Agent {
  return { name, instructions: `You are ${name}.`, tools, mustHandOver: false, maxSteps: 10 }
}

async function visit(exchange: string, events: Parameters<LoopWorld["store"]["commit"]>[0][number]["events"]) {
  const part = { as: "visitor" as const, stream: exchange, guard: "none" as const, after: "run" as const }
  const outcome = await world.store.commit([{ ...part, events: events as never }])
  expect(outcome.committed).toBe(true)
}

const stop = (exchange: string) => visit(exchange, [{ type: "stop-requested", version: 1, by: person }])
const accept = (exchange: string, id: string, mail: Mail) =>
  visit(exchange, [{ type: "mail-accepted", version: 1, id, mail }])

function opens(kind: OpenTool["opens"]): OpenTool {
  return {
    kind: "open",
    name: "open_worker",
    description: "Opens a worker.",
    input: z.object({}),
    opens: kind,
    receivesConversation: true,
    async open() {
      return { open: [{ agent: "worker", request: "Work.", title: "Work.", notes: [], attached: [] }] }
    },
  }
}

const call = (tool: string, ...all: unknown[]) => ({ calls: all.map((given) => ({ tool, arguments: given })) })

async function openedChild(): Promise<string> {
  const events = await world.until((all) => all.some((event) => event.type === "call-started"))
  const started = events.find((event) => event.type === "call-started")
  const child = started?.type === "call-started" ? started.children[0]?.exchange : undefined
  if (!child) throw new Error("No child was opened")
  return child
}

it("asks two questions of one reply, and goes on when both are answered", async () => {
  const ask: Tool = {
    kind: "ask",
    name: "ask_caller",
    description: "Asks.",
    input: z.object({ text: z.string() }),
    question: (input) => {
      const { text } = input as { text: string }
      return { text, choices: [], factKey: null, why: null, withoutAnswer: null }
    },
  }
  await begin([agent("talker", [opens("lookup")]), agent("worker", [ask])], {
    talker: [call("open_worker", {}), { text: "Told." }],
    worker: [call("ask_caller", { text: "Which site?" }, { text: "Which day?" }), { text: "North, Monday." }],
  })
  await world.say("go")
  const child = await openedChild()
  const asked = await world.until((all) => all.filter((event) => event.type === "question-asked").length === 2, child)
  const questions = asked.flatMap((event) => (event.type === "question-asked" ? [event] : []))
  expect(questions.map(({ text }) => text)).toEqual(["Which site?", "Which day?"])
  const passed = (await world.events()).filter((event) => event.type === "question-passed")
  expect(passed.map((event) => event.type === "question-passed" && event.question)).toEqual(
    questions.map(({ question }) => question),
  )
  for (const [index, { question, call: asking }] of questions.entries()) {
    const text = ["North", "Monday"][index] ?? ""
    await accept(child, `mail_${index}`, { kind: "answer", call: asking, question, person, text })
  }
  await world.until(settledTimes(1))
  const worker = model.requests.filter(({ messages }) => messages[0]?.content.startsWith("You are worker."))
  expect(worker).toHaveLength(2)
  expect(worker[1]?.messages.slice(-2).map(({ content }) => content)).toEqual([
    JSON.stringify({ answer: "North", by: "Asha" }),
    JSON.stringify({ answer: "Monday", by: "Asha" }),
  ])
})

it("closes what a stopped call had just put before a person", async () => {
  const decide: Tool = {
    kind: "decide",
    name: "put_up",
    description: "Puts something up for a decision.",
    input: z.object({}),
    async decide(_input, { exchange, call: waiting }) {
      await stop(exchange)
      const about = { document: null, documents: [], key: null, facts: [], receipt: null, draft: null }
      return {
        awaits: {
          type: "item-raised",
          version: 1,
          item: "item_1",
          kind: "draft",
          decision: "Sign?",
          about,
          problems: [],
          waiting: { exchange, call: waiting },
          preparedBy: "talker",
        },
        ledger: [],
        guard: [],
      }
    },
  }
  await begin([agent("talker", [decide])], { talker: [call("put_up", {})] })
  await world.say("go")
  const events = await world.until(settledTimes(1))
  expect(events.map(({ type }) => type).slice(-3)).toEqual(["call-awaiting", "call-finished", "activation-settled"])
  const { items } = await world.ports.ledgers.now(world.ledger)
  expect(items.get("item_1")?.state).toEqual({ is: "closed", why: "The work that waited for it has ended." })
})

it("leaves alone what was woken after a stop that came too late", async () => {
  await begin([agent("talker", [])], { talker: [{ text: "One." }, { text: "Two." }] })
  await world.say("go")
  await world.until(settledTimes(1))
  await world.runner.stop()
  await world.say("again")
  const claim = await world.store.claim("test", 10_000)
  if (!claim) throw new Error("Nothing was runnable")
  let stopped = false
  const ledgers: LoopPorts["ledgers"] = {
    async now(ledger) {
      if (!stopped) {
        stopped = true
        await stop(world.conversation)
        await driving.heed()
      }
      return world.ports.ledgers.now(ledger)
    },
  }
  const driving = drive(claim, { ...world.ports, ledgers })
  await driving.done
  const events = await world.events()
  expect(events.at(-1)).toMatchObject({ type: "activation-settled", activation: 2, reason: "finished", text: "Two." })
})

it("asks no model about the result of a lookup that was closed before it came", async () => {
  const late = { call: "call_gone", exchange: "ex_gone", agent: "worker", text: null, detail: null }
  const result = { kind: "result" as const, reason: "stopped" as const, ...late }
  const crossed = (scripted: ScriptedModel): Model => ({
    ...scripted,
    async request(request, options) {
      await accept(world.conversation, "mail_crossing", result)
      return scripted.request(request, options)
    },
  })
  await begin([agent("talker", [])], { talker: [{ text: "One." }] }, { model: crossed })
  await world.say("go")
  const events = await world.until(settledTimes(1))
  expect(events.filter((event) => event.type === "model-requested")).toHaveLength(1)
  await accept(world.conversation, "mail_late", result)
  expect(await world.store.rows.exchange(world.conversation)).toMatchObject({ state: "settled", reason: "finished" })
})

it("keeps a stopped conversation shown as stopped when the notice of a task it stopped comes", async () => {
  const waits: Tool = {
    kind: "run",
    name: "wait",
    description: "Waits.",
    input: z.object({}),
    effect: "read",
    run: () => new Promise(() => undefined),
  }
  await begin([agent("talker", [opens("task"), waits]), agent("worker", [waits])], {
    talker: [call("open_worker", {}), call("wait", {})],
    worker: [call("wait", {})],
  })
  await world.say("go")
  const child = await openedChild()
  await world.until((all) => all.filter((event) => event.type === "call-started").length === 2)
  await world.until((all) => all.some((event) => event.type === "call-started"), child)
  await stop(world.conversation)
  await world.until(settledTimes(1), child)
  await world.until((all) => all.some((event) => event.type === "mail-accepted" && event.mail.kind === "notice"))
  expect(await world.store.rows.exchange(world.conversation)).toMatchObject({ state: "settled", reason: "stopped" })
})

it("lets a task go on when its conversation's own turn failed, and keeps the notice for the next turn", async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const waits: Tool = {
    kind: "run",
    name: "wait",
    description: "Waits.",
    input: z.object({}),
    effect: "read",
    async run() {
      await released
      return { outcome: "ok", content: "{}", origin: "tool" }
    },
  }
  const failing = (scripted: ScriptedModel): Model => ({
    ...scripted,
    request(request, options) {
      const opened = request.messages.at(-1)?.content.startsWith('{"started"')
      if (opened) throw new ModelFailure("unreachable", "The model cannot be reached.")
      return scripted.request(request, options)
    },
  })
  const scripts = {
    talker: [call("open_worker", {}), { text: "It is done." }],
    worker: [call("wait", {}), { text: "Worked." }],
  }
  await begin([agent("talker", [opens("task")]), agent("worker", [waits])], scripts, { model: failing })
  await world.say("go")
  const child = await openedChild()
  await world.until(settledTimes(1))
  release()
  const below = await world.until(settledTimes(1), child)
  expect(below.at(-1)).toMatchObject({ type: "activation-settled", reason: "finished", text: "Worked." })
  expect(await world.store.rows.exchange(world.conversation)).toMatchObject({ state: "settled", reason: "failed" })
  await world.say("and?")
  await world.until(settledTimes(2))
  expect(model.requests.at(-1)?.messages.at(-2)?.content).toContain("[runtime: settlement notice]")
})

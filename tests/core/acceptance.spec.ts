// The pair that shows what carrying a conversation is for: what it settles is not asked again, and what it leaves open is asked once.
import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, it } from "vitest"
import { answerQuestion } from "@/lib/commands/answer-question"
import { withdrawRecords } from "@/lib/commands/withdraw-records"
import type { LoopSettings } from "@/lib/core/loop-ports"
import { type AcceptanceRecords, acceptanceRecords } from "../support/acceptance-records"
import { type BidWorld, bidWorld, done, manager } from "../support/bid-world"
import { builtInRecorded, type RecordedModel, serverRecorded } from "../support/model-recorded"
import { type ReasoningServer, startReasoningServer } from "../support/reasoning-server"

let world: BidWorld | null = null
let server: ReasoningServer | null = null

afterAll(async () => {
  await world?.end()
  await server?.close()
})

const models: Record<string, () => Promise<RecordedModel>> = {
  "the built-in model": async () => builtInRecorded(),
  "a server that reasons for itself": async () => {
    server ??= await startReasoningServer()
    return serverRecorded(server.baseUrl)
  },
}

let opened = ""

/** One world for each model and setting; the records of the seed before are withdrawn from it. */
async function worldOf(model: string, settings: Partial<LoopSettings>): Promise<BidWorld> {
  const wanted = `${model} ${JSON.stringify(settings)}`
  if (world && opened === wanted) {
    const { imports } = await world.runtime.ledgers.now("workspace")
    for (const one of imports.values()) {
      if (one.withdrawn) continue
      const withdrawal = { mutationId: randomUUID(), import: one.import, why: "Another seed is next." }
      done(await withdrawRecords(world.runtime, manager, withdrawal))
    }
    return world
  }
  await world?.end()
  world = await bidWorld({ model: await models[model]?.(), settings })
  opened = wanted
  return world
}

type Drawn = { records: AcceptanceRecords; its: BidWorld }

async function draw(model: string, seed: number, settings: Partial<LoopSettings> = {}): Promise<Drawn> {
  const records = acceptanceRecords(seed)
  const its = await worldOf(model, settings)
  const bytes = new TextEncoder().encode(JSON.stringify(records.records))
  await its.add([{ name: "messages.json", bytes, use: ["messages"] }])
  return { records, its }
}

async function sayAndWait(its: BidWorld, conversation: string, text: string): Promise<string> {
  await its.say(text, conversation)
  await its.waitUntilQuiet({ conversation })
  return (await its.replies(conversation)).at(-1) ?? ""
}

/** What the console's agent wrote when it called a lookup, in order. */
async function lookupRequests(its: BidWorld, conversation: string): Promise<string[]> {
  const events = await its.runtime.store.read(conversation)
  return events.flatMap(({ event }) =>
    event.type === "model-replied"
      ? event.calls.filter(({ tool }) => tool === "look_up_messages").map((call) => JSON.parse(call.arguments).request)
      : [],
  )
}

async function expectSettled({ records, its }: Drawn): Promise<void> {
  const conversation = await its.anotherConversation()
  await sayAndWait(its, conversation, records.said)
  const reply = await sayAndWait(its, conversation, records.question)
  expect(await its.runtime.rows.questionsOf(conversation)).toEqual([])
  expect(reply).toContain(records.callDay)
  // The model wrote nothing of what the conversation settled: the request is the bare question.
  expect(await lookupRequests(its, conversation)).toEqual([records.question])
}

async function expectAsked({ records, its }: Drawn, conversation: string): Promise<string> {
  await sayAndWait(its, conversation, records.question)
  const [question, ...more] = await its.runtime.rows.questionsOf(conversation)
  expect(more).toEqual([])
  expect(question?.state).toBe("open")
  const choices = (question?.choices ?? []).map((choice) => choice.toLowerCase())
  for (const about of [records.topic, records.otherTopic]) {
    expect(
      choices.some((choice) => choice.includes(about.toLowerCase())),
      `${about} among ${choices}`,
    ).toBe(true)
  }
  return question?.id ?? ""
}

async function expectAnswered({ records, its }: Drawn, conversation: string, question: string): Promise<void> {
  const text = `the one about ${records.topic}`
  done(await answerQuestion(its.runtime, manager, { mutationId: randomUUID(), question, text }))
  await its.waitUntilQuiet({ conversation })
  expect((await its.replies(conversation)).at(-1)).toContain(records.callDay)
  expect(await its.runtime.rows.questionsOf(conversation)).toMatchObject([{ id: question, state: "answered" }])
}

const first = Math.floor(Math.random() * 1_000_000)
const seedsOf: [string, number[]][] = [
  ["the built-in model", Array.from({ length: 20 }, (_, at) => first + at)],
  ["a server that reasons for itself", Array.from({ length: 4 }, (_, at) => first + at)],
]

describe.each(seedsOf)("with %s", (model, seeds) => {
  it.each(seeds)(
    "the day of the call is told when the conversation names its matter, and asked for when it does not, seed %i",
    async (seed) => {
      const drawn = await draw(model, seed)
      await expectSettled(drawn)
      const other = await drawn.its.anotherConversation()
      await expectAnswered(drawn, other, await expectAsked(drawn, other))
    },
    40_000,
  )

  it.each(seeds.slice(0, 2))(
    "what the conversation settled is asked again where nothing is carried, seed %i",
    async (seed) => {
      const drawn = await draw(model, seed, { carrier: "cold" })
      const conversation = await drawn.its.anotherConversation()
      await sayAndWait(drawn.its, conversation, drawn.records.said)
      await expectAsked(drawn, conversation)
    },
    40_000,
  )
})

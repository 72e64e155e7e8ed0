// A real process killed with SIGKILL at drawn moments: the work goes on from the record, nothing is done twice, a question stays the same.
import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openaiModel } from "@/lib/adapters/model-openai"
import { seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import { answerQuestion } from "@/lib/commands/answer-question"
import { createBid } from "@/lib/commands/create-bid"
import { sendMessage } from "@/lib/commands/send-message"
import { startConversation } from "@/lib/commands/start-conversation"
import type { ExchangeEvent, Recorded } from "@/lib/core/events/event"
import { createRuntime, type Runtime } from "@/lib/server/runtime"
import { done, manager } from "../support/bid-world"
import { packFiler } from "../support/bid-world-files"
import { canonicalRecord } from "../support/canonical-record"
import { type RulesServer, startRulesServer } from "../support/rules-server"
import { createTestDatabase, type TestDatabase } from "../support/test-database"

const notice = (line: string) => ({ name: "file_notice", arguments: { line } })
const rules = {
  file_notice: [
    { text: "First the notices.", calls: [notice("one"), notice("two")] },
    { text: "", calls: [notice("three")] },
    {
      text: "",
      calls: [{ name: "ask_caller", arguments: { question: "File the last one too?", choices: ["Yes", "No"] } }],
    },
    { text: "", calls: [notice("four")] },
    { text: "All is filed." },
  ],
  pin_instruction: [
    { text: "", calls: [{ name: "start_task", arguments: { agent: "bid-lead", request: "File the notices." } }] },
    { text: "It has started." },
    { text: "It is done." },
  ],
}

let database: TestDatabase
let server: RulesServer
let runtime: Runtime
let bid: string
let folder: string
type Loaded = { process: ChildProcess; ready: Promise<void> }
let working: Loaded | null = null
let spare: Loaded | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startRulesServer(rules)
  folder = mkdtempSync(path.join(os.tmpdir(), "readback-crash-"))
  writeFileSync(noticeFile(), "")
  const model = openaiModel({ model: "rules", apiKey: "none", baseUrl: server.baseUrl, window: 100_000 })
  runtime = createRuntime({ databaseUrl: database.url, dataFolder: folder, model: { model, builtIn: false } })
  bid = done(await createBid(runtime, manager, { mutationId: randomUUID(), name: "Crash" })).bid
  const text = "TENDER DOCUMENT\nTender No. CR/CIV/2026-27/7\nEMD: Rs. 5,00,000"
  await packFiler(
    runtime,
    bid,
    manager,
  )({ name: "tender.txt", bytes: new TextEncoder().encode(text), use: ["document"] })
  await start()
})

afterAll(async () => {
  await kill(working)
  await kill(spare)
  await runtime.close()
  await server.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const noticeFile = () => path.join(folder, "notices.txt")

/** A process that is loaded and does nothing yet, so that nobody waits for it to load while another is killed. */
function load(): Loaded {
  const entry = path.resolve(import.meta.dirname, "../support/crash-process.ts")
  const begun = spawn(
    process.execPath,
    ["--import", "tsx", entry, database.url, folder, noticeFile(), server.baseUrl],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  )
  const ready = new Promise<void>((resolve, reject) => {
    begun.stdout.once("data", () => resolve())
    begun.once("exit", (code) => reject(new Error(`The process ended with ${code} before it ran`)))
  })
  // Whoever starts it hears of a failure; a spare that is never started fails nothing.
  ready.catch(() => undefined)
  return { process: begun, ready }
}

async function start(): Promise<void> {
  const next = spare ?? load()
  await next.ready
  next.process.stdin?.write("go\n")
  working = next
  spare = load()
}

async function kill(which: Loaded | null): Promise<void> {
  if (!which || which.process.exitCode !== null) return
  const ended = new Promise((resolve) => which.process.once("exit", resolve))
  which.process.kill("SIGKILL")
  await ended
}

async function killAndStart(): Promise<void> {
  await kill(working)
  await start()
}

async function begin(): Promise<string> {
  const { conversation } = done(await startConversation(runtime, manager, { mutationId: randomUUID(), bid }))
  const message = { mutationId: randomUUID(), conversation, text: "File the notices.", documents: [] }
  done(await sendMessage(runtime, manager, message))
  return conversation
}

async function recordsOf(conversation: string): Promise<Recorded<ExchangeEvent>[][]> {
  const rows = await runtime.rows.exchangesOf(conversation)
  return Promise.all(rows.map(async ({ id }) => (await runtime.store.read(id)) as Recorded<ExchangeEvent>[]))
}

/** Resolves once `met` gives something; looks again with every hint, and each 50 ms since hints may be lost. */
async function until<Value>(what: string, met: () => Promise<Value | null>): Promise<Value> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const heard = new Promise<void>((resolve) => {
      const stop = runtime.hints.onStream(() => end())
      const timer = setTimeout(() => end(), 50)
      const end = () => {
        stop()
        clearTimeout(timer)
        resolve()
      }
    })
    const value = await met()
    if (value !== null) return value
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}; there is: ${await whatIsThere()}`)
    await heard
  }
}

/** The last events of every exchange there is, for a failure's own words. */
async function whatIsThere(): Promise<string> {
  const onlooker = { person: manager.id, sees: "everything" as const }
  const [latest] = await runtime.rows.conversations({ onlooker, search: "", ledger: bid, before: null, limit: 1 })
  const records = latest ? await recordsOf(latest.id) : []
  return JSON.stringify(records.map((events) => events.slice(-8).map(({ event }) => event)))
}

/** Resolves once the conversations' exchanges hold so many events together. */
const written = (conversations: string[], count: number) =>
  until(`${count} events`, async () => {
    const records = await Promise.all(conversations.map(recordsOf))
    return records.flat(2).length >= count ? true : null
  })

const openQuestion = (conversation: string) =>
  until(
    "a question",
    async () => (await runtime.rows.questionsOf(conversation)).find(({ state }) => state === "open") ?? null,
  )

const settledWith = (conversation: string) =>
  until("the end", async () => {
    const records = await recordsOf(conversation)
    const said = records[0]?.some(({ event }) => event.type === "model-replied" && event.text === "It is done.")
    const settled = records[0]?.at(-1)?.event.type === "activation-settled"
    return said && settled ? records : null
  })

type Round = {
  conversations: number
  /** The process is killed once so many events are written; null for a round left alone. */
  afterEvents: number | null
  asking: "killed too" | "left alone"
}

/** Several conversations at once, so that one kill meets each of them at another place of its way. */
async function run({ conversations: count, afterEvents, asking }: Round) {
  const conversations: string[] = []
  for (let made = 0; made < count; made += 1) conversations.push(await begin())
  if (afterEvents !== null) {
    await written(conversations, afterEvents)
    await killAndStart()
  }
  const asked = await Promise.all(conversations.map(openQuestion))
  if (asking === "killed too") await killAndStart()
  const again = await Promise.all(conversations.map(openQuestion))
  for (const { id: question } of again) {
    done(await answerQuestion(runtime, manager, { mutationId: randomUUID(), question, text: "Yes" }))
  }
  return Promise.all(
    conversations.map(async (conversation, at) => ({
      conversation,
      asked: asked[at]?.id,
      again: again[at]?.id,
      records: await settledWith(conversation),
    })),
  )
}

const seed = Math.floor(Math.random() * 1_000_000)
const numbers = seededNumbers(seed)
const rounds: Round[] = [
  { conversations: 4, afterEvents: numbers.between(12, 40), asking: "left alone" },
  { conversations: 3, afterEvents: numbers.between(20, 60), asking: "killed too" },
  { conversations: 3, afterEvents: numbers.between(8, 50), asking: "left alone" },
]

it(`15, 27, 29: killed at ten moments drawn with seed ${seed}, the work ends in the same record, its acts done once and its question asked once`, async () => {
  const [plain] = await run({ conversations: 1, afterEvents: null, asking: "left alone" })
  if (!plain) throw new Error("Nothing ran")
  const expected = canonicalRecord(plain.records)
  expect(expected.length).toBe(2)
  expect(noticesOf(plain.records)).toEqual(["four", "one", "three", "two"])
  let moments = 0
  let unknown = 0
  for (const round of rounds) {
    for (const { conversation, asked, again, records } of await run(round)) {
      moments += 1
      const where = `seed ${seed}, ${JSON.stringify(round)}`
      expect(canonicalRecord(records), where).toEqual(expected)
      expect(again, where).toBe(asked)
      const questions = await runtime.rows.questionsOf(conversation)
      expect(questions, where).toMatchObject([{ id: asked, state: "answered", answer: "Yes" }])
      const finished = records.flat().flatMap(({ event }) => (event.type === "call-finished" ? [event] : []))
      expect(new Set(finished.map(({ call }) => call)).size, where).toBe(finished.length)
      const filed = linesOf(records).map(([call]) => call)
      expect(new Set(filed).size, where).toBe(filed.length)
      unknown += finished.filter(({ outcome }) => outcome === "unknown").length
      const certain = finished.filter(({ outcome, origin }) => outcome === "ok" && origin === "tool")
      for (const { call } of certain) expect(filed, where).toContain(call)
    }
  }
  expect(moments).toBe(10)
  console.info(`Seed ${seed}: ${moments} ways cut off, ${unknown} outcomes unknown`)
}, 90_000)

/** Lines the notices' calls of these records wrote: call, then text. */
function linesOf(records: Recorded<ExchangeEvent>[][]): [string, string][] {
  const calls = new Set(records.flat().flatMap(({ event }) => (event.type === "call-started" ? [event.call] : [])))
  return readFileSync(noticeFile(), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): [string, string] => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""])
    .filter(([call]) => calls.has(call))
}

const noticesOf = (records: Recorded<ExchangeEvent>[][]) =>
  linesOf(records)
    .map(([, text]) => text)
    .sort()

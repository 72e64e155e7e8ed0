// A whole bid on a real PostgreSQL for tests: the product's own runtime, loop, runner and commands. Fakes the model at most.
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { unconfirmedChanges } from "@/lib/bids/items"
import { createBid } from "@/lib/commands/create-bid"
import { decideItem } from "@/lib/commands/decide-item"
import { sendMessage } from "@/lib/commands/send-message"
import { startConversation } from "@/lib/commands/start-conversation"
import type { Decision } from "@/lib/core/events/decision"
import type { Item, LedgerState } from "@/lib/core/ledger-state"
import type { LoopPorts, LoopSettings } from "@/lib/core/loop-ports"
import type { Viewer } from "@/lib/core/permissions"
import type { ExchangeRow } from "@/lib/core/ports/rows"
import type { Agent } from "@/lib/core/tools"
import { assembleLoop } from "@/lib/server/loop-assembly"
import { type Runner, startRunner } from "@/lib/server/runner"
import { createRuntime, type Runtime } from "@/lib/server/runtime"
import { workspaceReading } from "@/lib/server/workspace-reading"
import { type PackFileAdded, packFiler } from "./bid-world-files"
import { builtInRecorded, type RecordedModel } from "./model-recorded"
import { createTestDatabase } from "./test-database"

/** Everything a test does, it does as this manager. */
export const manager: Viewer = { id: "u_asha", name: "Asha", email: "asha@desk.example", role: "manager" }

export type BidWorld = {
  runtime: Runtime
  loop: LoopPorts
  model: RecordedModel
  ledger: string
  conversation: string
  state(): Promise<LedgerState>
  /** Files each under the uses it says, documents into the bid. Throws where the product refuses one. */
  add(files: PackFileAdded[]): Promise<void>
  /** Another conversation of the same bid; `say` and `waitUntilQuiet` name it. */
  anotherConversation(): Promise<string>
  say(text: string, conversation?: string): Promise<void>
  /** Resolves with the conversation's exchanges once none of them has anything left to do. Throws after `limitMs`. */
  waitUntilQuiet(options?: { conversation?: string; limitMs?: number }): Promise<ExchangeRow[]>
  openItems(): Promise<Item[]>
  decide(item: Item, decision: Decision): ReturnType<typeof decideItem>
  /** What the console's agent said, in order, empty replies left out. */
  replies(conversation?: string): Promise<string[]>
  end(): Promise<void>
}

export async function bidWorld(
  options: { model?: RecordedModel; settings?: Partial<LoopSettings>; more?: (agent: Agent) => Agent } = {},
): Promise<BidWorld> {
  const model = options.model ?? builtInRecorded()
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "readback-bid-"))
  const runtime = createRuntime({ databaseUrl: database.url, dataFolder, model: { model, builtIn: true } })
  const loop = assembleLoop(runtime, options.settings, options.more)
  const { bid: ledger } = done(await createBid(runtime, manager, { mutationId: randomUUID(), name: "Test bid" }))
  const converse = async () =>
    done(await startConversation(runtime, manager, { mutationId: randomUUID(), bid: ledger })).conversation
  const conversation = await converse()
  const file = packFiler(runtime, ledger, manager)
  const runner: Runner = startRunner(loop, runtime.hints, {
    owner: randomUUID(),
    leaseMs: 5000,
    pollMs: 250,
    concurrency: 8,
  })
  const state = () => runtime.ledgers.now(ledger)
  return {
    runtime,
    loop,
    model,
    ledger,
    conversation,
    state,
    async add(files) {
      for (const one of files) await file(one)
    },
    anotherConversation: converse,
    async say(text, to = conversation) {
      done(await sendMessage(runtime, manager, { mutationId: randomUUID(), conversation: to, text, documents: [] }))
    },
    waitUntilQuiet: ({ conversation: root = conversation, limitMs = 60_000 } = {}) => quiet(runtime, root, limitMs),
    async openItems() {
      return [...(await state()).items.values()].filter((item) => item.state.is === "open")
    },
    async decide(item, decision) {
      const seen = item.about.document
        ? unconfirmedChanges(await state(), item.about.document).map(({ fact }) => fact)
        : []
      return decideItem({ ...runtime, reading: workspaceReading }, manager, {
        mutationId: randomUUID(),
        item: item.item,
        seen,
        decision,
      })
    },
    async replies(of = conversation) {
      const events = await runtime.store.read(of)
      return events.flatMap(({ event }) => (event.type === "model-replied" && event.text !== "" ? [event.text] : []))
    },
    async end() {
      await runner.stop()
      await runtime.close()
      await database.drop()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

/** What the command came to; a refusal fails the test. */
export function done<Outcome extends { done: boolean }>(outcome: Outcome): Extract<Outcome, { done: true }> {
  if (!outcome.done) throw new Error(`Refused: ${JSON.stringify(outcome)}`)
  return outcome as Extract<Outcome, { done: true }>
}

/**
 * Two looks that agree: rows and who is runnable are read one after the other, so that one look alone may miss an exchange
 * that was opened in between.
 */
async function quiet(runtime: Runtime, root: string, limitMs: number): Promise<ExchangeRow[]> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const heard = nextHint(runtime, 500)
    const [first, second] = [await runtime.rows.exchangesOf(root), await runtime.rows.exchangesOf(root)]
    const works = second.some((row) => row.state === "running")
    if (!works && JSON.stringify(first) === JSON.stringify(second)) return second
    if (Date.now() > deadline) {
      throw new Error(`Not quiet after ${limitMs} ms: ${second.map((row) => `${row.agent} ${row.state}`).join(", ")}`)
    }
    await heard
  }
}

/** Hints may be lost: after `mostMs` one looks anyway. */
function nextHint({ hints }: Runtime, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, mostMs)
    const unsubscribe = hints.onStream(end)
  })
}

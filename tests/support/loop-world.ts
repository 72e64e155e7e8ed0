// A whole loop on a real PostgreSQL for tests: store, hints, runner and the agents a test gives. Fakes the model alone.
import { createHash, randomUUID } from "node:crypto"
import { listenForHints } from "@/lib/adapters/hints-postgres"
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import type { ExchangeEvent, Recorded } from "@/lib/core/events/event"
import { createLedgers } from "@/lib/core/ledgers"
import type { LoopPorts, LoopSettings } from "@/lib/core/loop-ports"
import type { Model } from "@/lib/core/ports/model"
import { coreProjections } from "@/lib/core/projections/core-projections"
import { toolSpec } from "@/lib/core/tool-spec"
import type { Agent } from "@/lib/core/tools"
import { partialWriter } from "@/lib/server/partial-writer"
import { type Runner, startRunner } from "@/lib/server/runner"
import { createTestDatabase } from "./test-database"

export const person = { id: "u_1", name: "Asha" }

export type LoopWorld = {
  store: PrismaStore
  ports: LoopPorts
  conversation: string
  ledger: string
  runner: Runner
  /** Sends a person's ordinary message. */
  say(text: string): Promise<void>
  events(stream?: string): Promise<ExchangeEvent[]>
  /** Resolves once the predicate holds of the stream's events; rejects after ten seconds, saying what is there. */
  until(predicate: (events: ExchangeEvent[]) => boolean, stream?: string): Promise<ExchangeEvent[]>
  restart(): Promise<void>
  end(): Promise<void>
}

export async function loopWorld(options: {
  agents: Agent[]
  model: Model
  settings?: Partial<LoopSettings>
  ports?: Partial<LoopPorts>
}): Promise<LoopWorld> {
  const database = await createTestDatabase()
  const clock = { now: () => Date.now() }
  const store = createPrismaStore({ url: database.url, clock, projections: coreProjections })
  const hints = listenForHints(database.url)
  const ports: LoopPorts = {
    store,
    ledgers: createLedgers(store),
    modelOf: () => options.model,
    agents: Object.fromEntries(options.agents.map((agent) => [agent.name, agent])),
    toolSpec,
    clock,
    ids: { next: (prefix) => `${prefix}_${randomUUID()}` },
    hash: (text) => createHash("sha256").update(text).digest("hex"),
    mustCarry: () => true,
    sameValue: (_kind, restated, sent) => (restated === sent.canonical ? "equal" : "different"),
    audienceOf: () => "viewers",
    partials: (reply) => partialWriter(50, (text) => store.savePartial({ ...reply, text })),
    settings: { carrier: "brief", maxDepth: 6, maxCalls: 16, ...options.settings },
    ...options.ports,
  }
  const conversation = ports.ids.next("ex")
  const ledger = ports.ids.next("lg")
  await openConversation(store, { conversation, ledger, agent: options.agents[0]?.name ?? "console" })
  const begin = () => startRunner(ports, hints, { owner: randomUUID(), leaseMs: 2000, pollMs: 200, concurrency: 8 })
  const world: LoopWorld = {
    store,
    ports,
    conversation,
    ledger,
    runner: begin(),
    async say(text) {
      const mail = { kind: "message" as const, person, text, attachments: [] }
      await store.commit([
        {
          as: "visitor",
          stream: conversation,
          guard: "none",
          after: "run",
          events: [{ type: "mail-accepted", version: 1, id: ports.ids.next("mail"), mail }],
        },
      ])
    },
    async events(stream = conversation) {
      return ((await store.read(stream)) as Recorded<ExchangeEvent>[]).map(({ event }) => event)
    },
    async until(predicate, stream = conversation) {
      const met = async () => {
        const events = await world.events(stream)
        return predicate(events) ? events : null
      }
      return waitFor(met, hints, async () => JSON.stringify((await world.events(stream)).map((event) => event.type)))
    },
    async restart() {
      await world.runner.stop()
      world.runner = begin()
    },
    async end() {
      await world.runner.stop()
      await hints.close()
      await store.close()
      await database.drop()
    },
  }
  return world
}

async function openConversation(
  store: PrismaStore,
  { conversation, ledger, agent }: { conversation: string; ledger: string; agent: string },
) {
  await store.commit([
    {
      as: "opening",
      stream: ledger,
      after: "leave",
      events: [{ type: "ledger-opened", version: 1, scope: "conversation", name: "Test", by: person }],
    },
    {
      as: "opening",
      stream: conversation,
      after: "leave",
      events: [
        {
          type: "exchange-opened",
          version: 1,
          kind: "conversation",
          agent,
          root: conversation,
          depth: 0,
          caller: null,
          settlesBy: null,
          ledger,
          carrier: "cold",
          carried: [],
          openingRequest: null,
          notes: [],
          attached: [],
          owner: person,
          title: "Test",
        },
      ],
    },
  ])
}

function waitFor<Value>(
  met: () => Promise<Value | null>,
  hints: { onStream(listener: () => void): () => void },
  whatIsThere: () => Promise<string>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const look = () => {
      met().then((value) => {
        if (value !== null) done(() => resolve(value))
      }, reject)
    }
    const stopHearing = hints.onStream(look)
    const timer = setTimeout(() => {
      whatIsThere().then(
        (there) => done(() => reject(new Error(`Waited ten seconds in vain; there is: ${there}`))),
        reject,
      )
    }, 10_000)
    const done = (end: () => void) => {
      stopHearing()
      clearTimeout(timer)
      end()
    }
    look()
  })
}

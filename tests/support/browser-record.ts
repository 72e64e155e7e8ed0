// Reads from a running server's database what its models were asked, rebuilt from the record, and what its drafts hold. Changes nothing there.
import { requestBody } from "@/lib/adapters/model-openai"
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import type { ExchangeEvent, LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { ModelRequest } from "@/lib/core/ports/model"
import { rebuildRequest } from "@/lib/core/rebuild"
import { projections } from "@/lib/server/projections"
import type { WireBody } from "./model-recorded"

export type ReadRecord = Awaited<ReturnType<typeof readRecord>>

/** Every model request of a conversation's tree with the ledger's events, and the content of each draft put up in it. */
export async function readRecord(databaseUrl: string, conversation: string) {
  const store = createPrismaStore({ url: databaseUrl, clock: { now: () => Date.now() }, projections })
  try {
    const rows = await store.rows.exchangesOf(conversation)
    const requests = (await Promise.all(rows.map(({ id }) => requestsOf(store, id)))).flat()
    const ledger = (await store.read(rows[0]?.ledger ?? "")) as Recorded<LedgerEvent>[]
    return { requests, ledger, drafts: await draftsIn(store, ledger) }
  } finally {
    await store.close()
  }
}

async function requestsOf(store: PrismaStore, exchange: string) {
  const events = ((await store.read(exchange)) as Recorded<ExchangeEvent>[]).map(({ event }) => event)
  const [opened] = events
  if (opened?.type !== "exchange-opened") throw new Error(`${exchange} has no opening`)
  const asked = events.flatMap((event) => (event.type === "model-requested" ? [event] : []))
  return Promise.all(
    asked.map(async ({ request: number, ledgerPosition }) => {
      const request = await rebuildRequest(exchange, number, store)
      if (!request) throw new Error(`Model request ${number} of ${exchange} cannot be rebuilt`)
      return { opened, number, ledgerPosition, body: onTheWire(request) }
    }),
  )
}

function onTheWire(request: ModelRequest): WireBody {
  return JSON.parse(JSON.stringify(requestBody("any", request))) as WireBody
}

async function draftsIn(store: PrismaStore, ledger: Recorded<LedgerEvent>[]): Promise<string[]> {
  const put = ledger.flatMap(({ event }) => (event.type === "draft-submitted" ? [event.contentHash] : []))
  return Promise.all(
    put.map(async (hash) => {
      const text = await store.getText(hash)
      if (text === null) throw new Error(`The draft ${hash} is not stored`)
      return text
    }),
  )
}

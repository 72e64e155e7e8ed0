// Joins every body that went over the wire with the model request the log says was sent. Judges nothing.
import { requestBody } from "@/lib/adapters/model-openai"
import type { ExchangeEvent, LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { ExchangeOpened } from "@/lib/core/events/exchange"
import type { SessionStarted } from "@/lib/core/events/step"
import { rebuildRequest } from "@/lib/core/rebuild"
import type { BidWorld } from "./bid-world"
import type { SentBody, WireBody } from "./model-recorded"

export type WireRequest = {
  exchange: string
  opened: ExchangeOpened
  number: number
  session: SessionStarted
  ledgerPosition: number
  tail: string | null
  /** What the log alone gives, as it would go over the wire. */
  rebuilt: string
  /** What went over the wire. */
  text: string
  body: WireBody
}

export type WireRecord = {
  /** Each model request that was sent, in order of exchange, then number. */
  requests: WireRequest[]
  /** Bodies sent that no model request of the log gives. */
  strangers: SentBody[]
  /** Model requests of the log that were never sent as they stand. */
  unsent: { exchange: string; number: number }[]
  ledger: Recorded<LedgerEvent>[]
  /** Text of documents and of mails, a piece each. */
  foreignTexts: string[]
}

export async function wireRecord(world: BidWorld, roots: string[] = [world.conversation]): Promise<WireRecord> {
  const { runtime, model } = world
  const sent = new Map<string, SentBody[]>()
  for (const one of model.sent) sent.set(one.text, [...(sent.get(one.text) ?? []), one])
  const record: WireRecord = {
    requests: [],
    strangers: [],
    unsent: [],
    ledger: (await runtime.store.read(world.ledger)) as Recorded<LedgerEvent>[],
    foreignTexts: await foreignTexts(world),
  }
  const rows = (await Promise.all(roots.map((root) => runtime.rows.exchangesOf(root)))).flat()
  for (const { id: exchange } of rows) {
    const events = (await runtime.store.read(exchange)) as Recorded<ExchangeEvent>[]
    const opened = events[0]?.event
    if (opened?.type !== "exchange-opened") throw new Error(`${exchange} has no opening`)
    let session: SessionStarted | null = null
    for (const { event } of events) {
      if (event.type === "session-started") session = event
      if (event.type !== "model-requested" || session === null) continue
      const request = await rebuildRequest(exchange, event.request, runtime.store)
      if (!request) throw new Error(`Model request ${event.request} of ${exchange} cannot be rebuilt`)
      const rebuilt = JSON.stringify(requestBody(model.name, request))
      const found = sent.get(rebuilt)?.shift()
      const { request: number, ledgerPosition, tail } = event
      if (!found) record.unsent.push({ exchange, number })
      else record.requests.push({ exchange, opened, number, session, ledgerPosition, tail, rebuilt, ...found })
    }
  }
  record.strangers = [...sent.values()].flat()
  return record
}

async function foreignTexts({ runtime, state }: BidWorld): Promise<string[]> {
  const ledger = await state()
  const documents = [...ledger.documents.values()].map(async ({ pagesHash }) => {
    const { pages } = JSON.parse((await runtime.store.getText(pagesHash)) ?? "{}") as { pages: { text: string }[] }
    return pages.map((page) => page.text)
  })
  const { records } = await runtime.records.messages({ words: [], kind: null, fromDay: null, toDay: null })
  return [...(await Promise.all(documents)).flat(), ...records.map(({ text }) => text)]
}

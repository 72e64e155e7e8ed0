// Rebuilds any model request ever sent from the log and its texts alone, byte for byte. Asks no ledger and no model.

import type { ExchangeEvent, Recorded } from "./events/event"
import { applyExchangeEvent, openExchangeState } from "./exchange-fold"
import { modelRequest } from "./model-request"
import type { ModelRequest } from "./ports/model"
import type { Store } from "./ports/store"
import { sessionTexts } from "./session"

/** @returns the model request of that number as it was sent, or null where the exchange has none of that number */
export async function rebuildRequest(
  exchange: string,
  number: number,
  store: Pick<Store, "read" | "getText">,
): Promise<ModelRequest | null> {
  const [first, ...rest] = (await store.read(exchange)) as Recorded<ExchangeEvent>[]
  if (!first) return null
  const state = openExchangeState(first)
  for (const recorded of rest) {
    applyExchangeEvent(state, recorded)
    if (recorded.event.type !== "model-requested" || recorded.event.request !== number) continue
    if (!state.session) throw new Error(`Model request ${number} of ${exchange} has no session`)
    return modelRequest(state, await sessionTexts(state.session, store))
  }
  return null
}

// Finds an exchange for a person's act, with its state from the record and its place. What may not be seen is not found.
import type { ExchangeEvent, Recorded } from "@/lib/core/events/event"
import { foldExchange } from "@/lib/core/exchange-fold"
import type { ExchangeState } from "@/lib/core/exchange-state"
import { may, type Place, type Viewer } from "@/lib/core/permissions"
import { conversationPlace } from "./conversation-place"
import type { ConversationPorts } from "./conversation-ports"
import { type Refusal, refuseUnseen } from "./refusal"

export type FoundExchange = { state: ExchangeState; place: Place; ledger: string }

/** For acts of those who take part in the conversation. `state.sequence` is what a guard counts from. */
export async function findExchange(
  { store, rows }: Pick<ConversationPorts, "store" | "rows">,
  viewer: Viewer,
  exchange: string,
): Promise<FoundExchange | Refusal> {
  const events = (await store.read(exchange)) as Recorded<ExchangeEvent>[]
  if (events[0]?.event.type !== "exchange-opened") return refuseUnseen("conversation")
  const state = foldExchange(events)
  const found = await conversationPlace(rows, state.opened.root)
  if (!found || !may(viewer, "take part", found.place)) return refuseUnseen("conversation")
  return { state, place: found.place, ledger: state.opened.ledger }
}

/** The signed-in person as the record keeps them. */
export function personRef({ id, name }: Viewer) {
  return { id, name }
}

// Finds where an exchange or a question stands, so that `may` can judge. Reads rows only and decides nothing.
import type { Place } from "@/lib/core/permissions"
import type { ExchangeRow, Rows } from "@/lib/core/ports/rows"

/** The conversation at the root with its place, or null where there is no such conversation. */
export async function conversationPlace(
  rows: Pick<Rows, "exchange" | "bid" | "bidMembers">,
  root: string,
): Promise<{ conversation: ExchangeRow; place: Place } | null> {
  const conversation = await rows.exchange(root)
  if (conversation?.kind !== "conversation") return null
  const bid = await rows.bid(conversation.ledger)
  const bidMembers = bid ? await rows.bidMembers(bid.id) : null
  return { conversation, place: { ownerId: conversation.ownerId, bidMembers } }
}

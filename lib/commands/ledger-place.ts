// Finds where a ledger stands, so that `may` can judge. Reads rows only and decides nothing.
import type { Place } from "@/lib/core/permissions"
import type { Onlooker, Rows } from "@/lib/core/ports/rows"

/** A bid's ledger stands with its members, any other with the owner of its conversation; null where there is neither. */
export async function ledgerPlace(
  rows: Pick<Rows, "bid" | "bidMembers" | "conversations">,
  ledger: string,
): Promise<Place | null> {
  if (await rows.bid(ledger)) return { ownerId: null, bidMembers: await rows.bidMembers(ledger) }
  const [conversation] = await rows.conversations({ onlooker: everyone, search: "", ledger, before: null, limit: 1 })
  return conversation ? { ownerId: conversation.ownerId, bidMembers: null } : null
}

const everyone: Onlooker = { person: "", sees: "everything" }

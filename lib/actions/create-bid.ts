// A person opens a bid.
"use server"

import { createBid as act, BidCreation } from "@/lib/commands/create-bid"
import { refuseInvalid } from "@/lib/commands/refusal"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function createBid(input: BidCreation) {
  const parsed = BidCreation.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

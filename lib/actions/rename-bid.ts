// A person names a bid.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { renameBid as act, BidRenaming } from "@/lib/commands/rename-bid"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function renameBid(input: BidRenaming) {
  const parsed = BidRenaming.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

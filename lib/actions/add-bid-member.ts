// A manager makes a person a member of a bid. Decides nothing itself.
"use server"

import { addBidMember as act } from "@/lib/commands/add-bid-member"
import { Membership } from "@/lib/commands/bid-membership"
import { refuseInvalid } from "@/lib/commands/refusal"
import { memberPorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same again changes nothing, so the mutation id is not kept. Throws NotSignedIn. */
export async function addBidMember(input: Membership) {
  const parsed = Membership.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(memberPorts(), await requireViewer(), parsed.data)
}

// A manager ends a person's membership of a bid. Decides nothing itself.
"use server"

import { Membership } from "@/lib/commands/bid-membership"
import { refuseInvalid } from "@/lib/commands/refusal"
import { removeBidMember as act } from "@/lib/commands/remove-bid-member"
import { memberPorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same again changes nothing, so the mutation id is not kept. Throws NotSignedIn. */
export async function removeBidMember(input: Membership) {
  const parsed = Membership.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(memberPorts(), await requireViewer(), parsed.data)
}

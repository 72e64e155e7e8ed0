// Ends a person's membership of a bid: they no longer see it. What they did in it stays under their name.
import type { Viewer } from "@/lib/core/permissions"
import { type MemberPorts, type Membership, membershipRefusal } from "./bid-membership"
import type { Refusal } from "./refusal"

/** Safe to repeat. */
export async function removeBidMember(
  ports: MemberPorts,
  viewer: Viewer,
  { bid, person }: Membership,
): Promise<{ done: true } | Refusal> {
  const refusal = await membershipRefusal(ports, viewer, bid)
  if (refusal) return refusal
  await ports.members.remove(bid, person)
  return { done: true }
}

// Makes a person a member of a bid: they see it with all below it from their next click on. Changes nobody's role.
import type { Viewer } from "@/lib/core/permissions"
import { type MemberPorts, type Membership, membershipRefusal } from "./bid-membership"
import { type Refusal, refuse } from "./refusal"

/** Safe to repeat. */
export async function addBidMember(
  ports: MemberPorts,
  viewer: Viewer,
  { bid, person }: Membership,
): Promise<{ done: true } | Refusal> {
  const refusal = await membershipRefusal(ports, viewer, bid)
  if (refusal) return refusal
  const isHere = (await ports.people.list()).some(({ id, closedAt }) => id === person && closedAt === null)
  if (!isHere) return refuse("not found", "There is no such open account.")
  await ports.members.add(bid, person)
  return { done: true }
}

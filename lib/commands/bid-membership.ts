// What changing a bid's members needs, and whether a viewer may. Changes none itself.
import { z } from "zod"
import { may, type Viewer } from "@/lib/core/permissions"
import type { BidMembers } from "@/lib/core/ports/bid-members"
import type { Person } from "@/lib/core/ports/people"
import type { Rows } from "@/lib/core/ports/rows"
import { GivenId } from "./given-id"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

export const Membership = z.object({ mutationId: z.uuid(), bid: GivenId, person: GivenId })
export type Membership = z.infer<typeof Membership>

export type MemberPorts = {
  rows: Pick<Rows, "bid" | "bidMembers">
  members: BidMembers
  people: { list(): Promise<Person[]> }
}

export async function membershipRefusal({ rows }: MemberPorts, viewer: Viewer, bid: string): Promise<Refusal | null> {
  const found = await rows.bid(bid)
  const place = { ownerId: null, bidMembers: found ? await rows.bidMembers(bid) : [] }
  if (!found || !may(viewer, "see", place)) return refuseUnseen("bid")
  if (may(viewer, "choose bid members", place)) return null
  return refuse("not allowed", "Only managers and administrators choose a bid's members.")
}

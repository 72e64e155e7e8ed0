// Opens a bid with whoever makes it as its first member. It starts no conversation and reads no document.
import { z } from "zod"
import type { LedgerEvent } from "@/lib/core/events/event"
import { may, type Viewer } from "@/lib/core/permissions"
import type { BidMembers } from "@/lib/core/ports/bid-members"
import type { Store } from "@/lib/core/ports/store"
import type { Ids } from "@/lib/core/ports/world"
import { commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { type Refusal, refuse } from "./refusal"

export const BidName = z.string().trim().min(1, "Give the bid a name.").max(200, "A name has at most 200 characters.")

export const BidCreation = z.object({ mutationId: z.uuid(), name: BidName })
export type BidCreation = z.infer<typeof BidCreation>

const Created = z.object({ done: z.literal(true), bid: z.string() })
export type CreatedBid = z.infer<typeof Created>

export type CreateBidPorts = { store: Pick<Store, "commit" | "mutationOutcome">; members: BidMembers; ids: Ids }

/** The same mutation id again returns the first bid. */
export async function createBid(
  { store, members, ids }: CreateBidPorts,
  viewer: Viewer,
  { mutationId, name }: BidCreation,
): Promise<CreatedBid | Refusal> {
  return commitOnce(store, { id: mutationId, person: viewer.id, outcome: Created }, async () => {
    if (!may(viewer, "start bid", "workspace")) return refuse("not allowed", "You may not start bids.")
    const bid = ids.next("lg")
    // Before the bid: a crash in between leaves a member of nothing, never a bid its maker cannot see.
    await members.add(bid, viewer.id)
    const opened: LedgerEvent = { type: "ledger-opened", version: 1, scope: "bid", name, by: personRef(viewer) }
    return { parts: [{ as: "opening", stream: bid, events: [opened], after: "leave" }], outcome: { done: true, bid } }
  })
}

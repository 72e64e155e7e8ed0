// Gives a bid the name a person chose. The latest name counts; drafts keep the name they were put up with.
import { z } from "zod"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import { type Act, commitOnce } from "./commit-once"
import { BidName } from "./create-bid"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuseUnseen } from "./refusal"

export const BidRenaming = z.object({ mutationId: z.uuid(), bid: GivenId, name: BidName })
export type BidRenaming = z.infer<typeof BidRenaming>

const Renamed = z.object({ done: z.literal(true), name: z.string() })
export type BidRenamed = z.infer<typeof Renamed>

export type RenameBidPorts = {
  store: Pick<Store, "commit" | "mutationOutcome">
  rows: Pick<Rows, "bid" | "bidMembers">
}

/** Whoever takes part in a bid may name it. The same mutation id again returns the first outcome. */
export async function renameBid(
  { store, rows }: RenameBidPorts,
  viewer: Viewer,
  { mutationId, bid, name }: BidRenaming,
): Promise<BidRenamed | Refusal> {
  return commitOnce(
    store,
    { id: mutationId, person: viewer.id, outcome: Renamed },
    async (): Promise<Act<BidRenamed> | Refusal> => {
      const found = await rows.bid(bid)
      const place = { ownerId: null, bidMembers: found ? await rows.bidMembers(bid) : [] }
      if (!found || !may(viewer, "take part", place)) return refuseUnseen("bid")
      return {
        parts: [
          {
            as: "ledger",
            stream: bid,
            guard: "none",
            events: [{ type: "ledger-renamed", version: 1, name, by: personRef(viewer) }],
          },
        ],
        outcome: { done: true, name },
      }
    },
  )
}

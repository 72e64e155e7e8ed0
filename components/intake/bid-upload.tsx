// Where the files of one bid are dropped. Shows no list of its documents.
"use client"

import { useQuery } from "@tanstack/react-query"
import { Skeleton } from "@/components/ui/skeleton"
import { bidQuery } from "@/lib/queries/bids"
import { UploadPanel } from "./upload-panel"

/** Whoever decides on the bid may also file a dropped price list, profile or mail as the company's. */
export function BidUpload({ bid }: { bid: string }) {
  const header = useQuery(bidQuery(bid))
  // What a file may be filed as must be known before the first one is dropped.
  if (header.isPending) return <Skeleton shape="text" count={3} />
  const records = header.data?.mayDecide ? "may change" : "may not change"
  return <UploadPanel place={{ ledger: bid, is: "bid", records }} />
}

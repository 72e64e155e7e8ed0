// The list of bids the viewer sees.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { BidsScreen } from "@/components/bids/bids-screen"
import { NewBidButton } from "@/components/bids/new-bid-button"
import { bidsQuery } from "@/lib/queries/bids"
import { readBids } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { pageViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "Bids" }

export default async function BidsPage() {
  const viewer = await pageViewer("/bids")
  const client = new QueryClient()
  client.setQueryData(bidsQuery.queryKey, await readBids(deskPorts(), viewer))
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BidsScreen start={<NewBidButton />} />
    </HydrationBoundary>
  )
}

// What stands around every tab of one bid. To whoever may not see the bid there is no such page.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import { notFound } from "next/navigation"
import type { ReactNode } from "react"
import { BidFrame } from "@/components/bids/bid-frame"
import { bidQuery } from "@/lib/queries/bids"
import { readBidHeader } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { pagePart } from "@/lib/server/page-part"
import { pageViewer } from "@/lib/server/viewer"
import { bidHref } from "@/lib/views/ledger-links"

type BidLayoutProps = { params: Promise<{ bid: string }>; children: ReactNode }

export default async function BidLayout({ params, children }: BidLayoutProps) {
  const bid = pagePart((await params).bid)
  const viewer = await pageViewer(bidHref(bid))
  const header = await readBidHeader(deskPorts(), viewer, bid)
  if (!header) notFound()
  const client = new QueryClient()
  client.setQueryData(bidQuery(bid).queryKey, header)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BidFrame key={bid} bid={bid}>
        {children}
      </BidFrame>
    </HydrationBoundary>
  )
}

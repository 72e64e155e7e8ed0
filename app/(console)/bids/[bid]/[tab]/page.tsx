// One tab of a bid, read on the server.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { BidTabScreen } from "@/components/bids/bid-tab-screen"
import { partQueries } from "@/lib/queries/bids"
import { readBidHeader, readBidPart } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { pagePart } from "@/lib/server/page-part"
import { currentViewer, pageViewer } from "@/lib/server/viewer"
import { bidTabs } from "@/lib/views/bid-header"
import { bidHref } from "@/lib/views/ledger-links"

type TabProps = { params: Promise<{ bid: string; tab: string }> }

export async function generateMetadata({ params }: TabProps): Promise<Metadata> {
  const { bid, tab } = await params
  const viewer = await currentViewer()
  const header = viewer ? await readBidHeader(deskPorts(), viewer, pagePart(bid)) : null
  const label = bidTabs.find(({ id }) => id === tab)?.label
  return header && label ? { title: `${label} · ${header.name}` } : { title: "Bid" }
}

export default async function TabPage({ params }: TabProps) {
  const { bid: encoded, tab } = await params
  const bid = pagePart(encoded)
  const known = bidTabs.find(({ id }) => id === tab)
  const viewer = await pageViewer(bidHref(bid, tab))
  if (!known) notFound()
  const view = await readBidPart(deskPorts(), viewer, { bid, part: known.id })
  if (!view) notFound()
  const client = new QueryClient()
  client.setQueryData<unknown>(partQueries[known.id](bid).queryKey, view)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BidTabScreen bid={bid} tab={known.id} />
    </HydrationBoundary>
  )
}

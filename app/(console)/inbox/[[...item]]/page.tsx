// The Inbox, with the item its address names opened.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { InboxScreen } from "@/components/inbox/inbox-screen"
import { inboxItemQuery, inboxQuery } from "@/lib/queries/inbox"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readInbox, readInboxItem } from "@/lib/server/inbox-reads"
import { pagePart } from "@/lib/server/page-part"
import { pageViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "Inbox" }

export default async function InboxPage({ params }: { params: Promise<{ item?: string[] }> }) {
  const { item: parts = [] } = await params
  if (parts.length > 1) notFound()
  const id = parts[0] === undefined ? null : pagePart(parts[0])
  const viewer = await pageViewer(id === null ? "/inbox" : `/inbox/${encodeURIComponent(id)}`)
  const client = new QueryClient()
  const [list, item] = await Promise.all([
    readInbox(deskPorts(), viewer),
    id === null ? null : readInboxItem(deskPorts(), viewer, id),
  ])
  if (id !== null && item === null) notFound()
  client.setQueryData(inboxQuery.queryKey, list)
  if (id !== null && item !== null) client.setQueryData(inboxItemQuery(id).queryKey, item)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <InboxScreen />
    </HydrationBoundary>
  )
}

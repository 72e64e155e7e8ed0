// One conversation, read on the server so that it stands there at once. What is not the viewer's to see is not found.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { cache } from "react"
import { ConversationScreen } from "@/components/conversation/conversation-screen"
import { treeQuery } from "@/lib/queries/conversations"
import { logQuery } from "@/lib/queries/exchanges"
import { readTree, sceneViewer } from "@/lib/server/conversation-reads"
import { readLog } from "@/lib/server/exchange-reads"
import { pagePart } from "@/lib/server/page-part"
import { runtime } from "@/lib/server/runtime"
import { pageViewer } from "@/lib/server/viewer"

type Place = { params: Promise<{ id: string }> }

/** Asked for the title and for the page: read once. */
const treeOf = cache(async (id: string) => {
  const viewer = await pageViewer(`/conversations/${encodeURIComponent(id)}`)
  return { viewer, tree: await readTree(runtime(), viewer, id) }
})

export async function generateMetadata({ params }: Place): Promise<Metadata> {
  const { tree } = await treeOf(pagePart((await params).id))
  return { title: tree?.title ?? "Not found" }
}

export default async function ConversationPage({ params }: Place) {
  const id = pagePart((await params).id)
  const { viewer, tree } = await treeOf(id)
  if (!tree) notFound()
  const client = new QueryClient()
  client.setQueryData(treeQuery(id).queryKey, tree)
  const log = await readLog(runtime(), viewer, { exchange: id, before: null })
  if (log) client.setQueryData(logQuery(id).queryKey, { pages: [log], pageParams: [null] })
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <ConversationScreen key={id} conversation={id} viewer={sceneViewer(viewer)} />
    </HydrationBoundary>
  )
}

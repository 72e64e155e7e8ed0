// The conversations of the viewer, as a page of its own. Opens none.
import type { Metadata } from "next"
import { ConversationsScreen } from "@/components/conversation/conversations-screen"
import { pageViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "Conversations" }

export default async function ConversationsPage() {
  await pageViewer("/conversations")
  return <ConversationsScreen />
}

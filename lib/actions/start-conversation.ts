// A person opens a conversation.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { startConversation as act, ConversationStart } from "@/lib/commands/start-conversation"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function startConversation(input: ConversationStart) {
  const parsed = ConversationStart.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

// A person names a conversation.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { renameConversation as act, ConversationName } from "@/lib/commands/rename-conversation"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function renameConversation(input: ConversationName) {
  const parsed = ConversationName.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

// A person sends a message; it is accepted at once and read by the runner's loop.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { sendMessage as act, MessageSent } from "@/lib/commands/send-message"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function sendMessage(input: MessageSent) {
  const parsed = MessageSent.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

// A person takes back words that nobody read yet.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { takeBackMessage as act, MessageTakenBack } from "@/lib/commands/take-back-message"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function takeBackMessage(input: MessageTakenBack) {
  const parsed = MessageTakenBack.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

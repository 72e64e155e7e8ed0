// A person says something to an exchange at work.
"use server"

import { interject as act, Interjection } from "@/lib/commands/interject"
import { refuseInvalid } from "@/lib/commands/refusal"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function interject(input: Interjection) {
  const parsed = Interjection.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

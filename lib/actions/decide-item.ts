// A manager decides what waits in the Inbox. Returns once it is recorded; what it wakes goes on by itself.
"use server"

import { decideItem as decide, type ItemDecided, ItemDecisionInput } from "@/lib/commands/decide-item"
import { decidePorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function decideItem(input: ItemDecisionInput): Promise<ItemDecided> {
  const parsed = ItemDecisionInput.safeParse(input)
  if (!parsed.success) {
    return { done: false, reason: "invalid", sentence: parsed.error.issues[0]?.message ?? "That cannot be read." }
  }
  return decide(decidePorts(), await requireViewer(), parsed.data)
}

// A manager decides what waits in the Inbox. Returns once it is recorded; what it wakes goes on by itself.
"use server"

import { decideItem as decide, ItemDecisionInput } from "@/lib/commands/decide-item"
import { refuseInvalid } from "@/lib/commands/refusal"
import { decidePorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function decideItem(input: ItemDecisionInput) {
  const parsed = ItemDecisionInput.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return decide(decidePorts(), await requireViewer(), parsed.data)
}

// A person records a fact by marking words on a page or typing a value with its reason. Decides nothing itself.
"use server"

import { FactInput, recordFact as record } from "@/lib/commands/record-fact"
import { refuseInvalid } from "@/lib/commands/refusal"
import { recordPorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function recordFact(input: FactInput) {
  const parsed = FactInput.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return record(recordPorts(), await requireViewer(), parsed.data)
}

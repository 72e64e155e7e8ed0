// A person records a fact by marking words on a page or typing a value with its reason. Decides nothing itself.
"use server"

import { FactInput, type FactOutcome, recordFact as record } from "@/lib/commands/record-fact"
import { recordPorts } from "@/lib/server/desk-runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function recordFact(input: FactInput): Promise<FactOutcome> {
  const parsed = FactInput.safeParse(input)
  if (!parsed.success) {
    return { done: false, reason: "invalid", sentence: parsed.error.issues[0]?.message ?? "That cannot be read." }
  }
  return record(recordPorts(), await requireViewer(), parsed.data)
}

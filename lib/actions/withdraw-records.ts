// A manager takes an import of the company's records out of force.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { withdrawRecords as act, RecordsWithdrawal } from "@/lib/commands/withdraw-records"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function withdrawRecords(input: RecordsWithdrawal) {
  const parsed = RecordsWithdrawal.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

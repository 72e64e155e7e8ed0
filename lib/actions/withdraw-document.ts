// A person withdraws a document that does not belong.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { withdrawDocument as act, DocumentWithdrawal } from "@/lib/commands/withdraw-document"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function withdrawDocument(input: DocumentWithdrawal) {
  const parsed = DocumentWithdrawal.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

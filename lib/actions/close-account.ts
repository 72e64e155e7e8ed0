// An administrator closes an account. Deletes nothing.
"use server"

import { AccountClosing, closeAccount as close } from "@/lib/commands/close-account"
import { refuseInput } from "@/lib/core/account-refusal"
import { peoplePorts } from "@/lib/server/auth"
import { requireViewer } from "@/lib/server/viewer"

/** A closed account stays closed, so the mutation id is not kept. Throws NotSignedIn. */
export async function closeAccount(input: AccountClosing) {
  const parsed = AccountClosing.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return close(peoplePorts(), await requireViewer(), parsed.data)
}

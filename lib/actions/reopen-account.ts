// An administrator reopens an account. Brings no sign-in back.
"use server"

import { AccountReopening, reopenAccount as reopen } from "@/lib/commands/reopen-account"
import { refuseInput } from "@/lib/core/account-refusal"
import { peoplePorts } from "@/lib/server/auth"
import { requireViewer } from "@/lib/server/viewer"

/** An open account stays open, so the mutation id is not kept. Throws NotSignedIn. */
export async function reopenAccount(input: AccountReopening) {
  const parsed = AccountReopening.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return reopen(peoplePorts(), await requireViewer(), parsed.data)
}

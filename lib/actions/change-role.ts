// An administrator changes a person's role. Never the last administrator's.
"use server"

import { changeRole as change, RoleChange } from "@/lib/commands/change-role"
import { refuseInput } from "@/lib/core/account-refusal"
import { peoplePorts } from "@/lib/server/auth"
import { requireViewer } from "@/lib/server/viewer"

/** The same change again changes nothing, so the mutation id is not kept. Throws NotSignedIn. */
export async function changeRole(input: RoleChange) {
  const parsed = RoleChange.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return change(peoplePorts(), await requireViewer(), parsed.data)
}

// An administrator makes a link to join. Makes no account itself.
"use server"

import { Invitation, invitePerson as invite } from "@/lib/commands/invite-person"
import { refuseInput } from "@/lib/core/account-refusal"
import { peoplePorts } from "@/lib/server/auth"
import { requireViewer } from "@/lib/server/viewer"

/** The mutation id becomes the link's id: sent again, it returns the same link. Throws NotSignedIn. */
export async function invitePerson(input: Invitation) {
  const parsed = Invitation.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return invite(peoplePorts(), await requireViewer(), parsed.data)
}

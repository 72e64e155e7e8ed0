// An administrator makes a link to set a new password. Never sees or sets a password.
"use server"

import { makePasswordLink as makeLink, PasswordLinkRequest } from "@/lib/commands/make-password-link"
import { refuseInput } from "@/lib/core/account-refusal"
import { peoplePorts } from "@/lib/server/auth"
import { requireViewer } from "@/lib/server/viewer"

/** The mutation id becomes the link's id: sent again, it returns the same link. Throws NotSignedIn. */
export async function makePasswordLink(input: PasswordLinkRequest) {
  const parsed = PasswordLinkRequest.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  return makeLink(peoplePorts(), await requireViewer(), parsed.data)
}

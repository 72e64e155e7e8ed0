// Whoever holds a one-time link joins by it, or sets a new password, and is signed in. Asks for no viewer: the link is the proof.
"use server"

import { headers } from "next/headers"
import { LinkRedemption, redeemLink as redeem } from "@/lib/commands/redeem-link"
import { type AccountRefusal, refuseInput } from "@/lib/core/account-refusal"
import { accounts, peoplePorts } from "@/lib/server/auth"

/** Sent again it finds the link used and refuses: no mutation id is kept. */
export async function redeemLink(input: LinkRedemption): Promise<{ done: true } | AccountRefusal> {
  const parsed = LinkRedemption.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  const used = await redeem(peoplePorts(), parsed.data)
  if (!used.done) return used
  await accounts().signIn({ email: used.email, password: parsed.data.password }, await headers())
  return { done: true }
}

// The first visitor makes the administrator's account and is signed in. Asks for no viewer: there is nobody yet.
"use server"

import { headers } from "next/headers"
import { createFirstAccount as create, FirstAccount } from "@/lib/commands/create-first-account"
import { type AccountRefusal, refuseInput } from "@/lib/core/account-refusal"
import { afterFirstAccount } from "@/lib/server/after-first-account"
import { accounts, peoplePorts } from "@/lib/server/auth"

/** `after`: what was hung in after the first account went through, failed (the account stays), or is not there. */
export type FirstVisit = { done: true; after: "went through" | "failed" | "nothing to do" }

/** Sent again it finds an account and refuses: no mutation id is kept. */
export async function createFirstAccount(input: FirstAccount): Promise<FirstVisit | AccountRefusal> {
  const parsed = FirstAccount.safeParse(input)
  if (!parsed.success) return refuseInput(parsed.error)
  const created = await create(peoplePorts(), parsed.data)
  if (!created.done) return created
  const { email, password, loadSample } = parsed.data
  await accounts().signIn({ email, password }, await headers())
  if (!afterFirstAccount) return { done: true, after: "nothing to do" }
  const after = await afterFirstAccount({ viewer: created.viewer, loadSample }).then(
    () => "went through" as const,
    (error: unknown) => {
      console.error("The first account was made, but what follows it failed:", error)
      return "failed" as const
    },
  )
  return { done: true, after }
}

// Makes the first account, an administrator's. It never makes a second one: every further account needs a one-time link.
import { z } from "zod"
import { AccountEmail, AccountName, AccountPassword } from "@/lib/core/account-fields"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import type { Viewer } from "@/lib/core/permissions"
import type { People } from "@/lib/core/ports/people"
import type { Clock } from "@/lib/core/ports/world"

export const FirstAccount = z.object({
  name: AccountName,
  email: AccountEmail,
  password: AccountPassword,
  loadSample: z.boolean(),
})
export type FirstAccount = z.infer<typeof FirstAccount>

/** What is done once for a new installation after its first account exists; it may throw, and the account stays. */
export type AfterFirstAccount = (choice: { viewer: Viewer; loadSample: boolean }) => Promise<void>

export type FirstAccountOutcome = { done: true; viewer: Viewer } | AccountRefusal

/** Safe to repeat: of several first visitors, or several tries of one, exactly one makes the account. */
export async function createFirstAccount(
  { people, clock }: { people: People; clock: Clock },
  input: FirstAccount,
): Promise<FirstAccountOutcome> {
  // Asked before the slow hash too, so that strangers cannot keep a settled installation busy.
  if (await people.anyone()) return refuseAccount("accounts exist")
  const passwordHash = await people.hashPassword(input.password)
  return people.alone(async (accounts): Promise<FirstAccountOutcome> => {
    if ((await accounts.list()).length > 0) return refuseAccount("accounts exist")
    const { name, email } = input
    const at = new Date(clock.now()).toISOString()
    const { id, role } = await accounts.add({ name, email, role: "administrator", passwordHash, at })
    return { done: true, viewer: { id, name, email, role } }
  })
}

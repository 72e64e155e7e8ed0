// Uses up a one-time link: makes the account it invites to, or sets the password it is for. Holding the link is the permission.
import { z } from "zod"
import { AccountEmail, AccountName, AccountPassword } from "@/lib/core/account-fields"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { assertNever } from "@/lib/core/assert-never"
import { type LinkStanding, linkStanding } from "@/lib/core/one-time-link"
import type { LockedPeople, OneTimeLink, People, Person } from "@/lib/core/ports/people"
import type { Clock, Hash } from "@/lib/core/ports/world"

/** `token` is the last part of the link's path. */
const Token = z.string().max(200)
export const LinkRedemption = z.discriminatedUnion("purpose", [
  z.object({
    purpose: z.literal("join"),
    token: Token,
    name: AccountName,
    email: AccountEmail,
    password: AccountPassword,
  }),
  z.object({ purpose: z.literal("password"), token: Token, password: AccountPassword }),
])
export type LinkRedemption = z.infer<typeof LinkRedemption>

export type LinkOutcome = { done: true; email: string } | AccountRefusal

/** Safe to repeat: a link opens once, and the second try is told so. Every earlier sign-in ends with a new password. */
export async function redeemLink(
  { people, clock, hash }: { people: People; clock: Clock; hash: Hash },
  input: LinkRedemption,
): Promise<LinkOutcome> {
  const tokenHash = hash(input.token)
  // Asked before the slow hash too, so that made-up links cost next to nothing.
  const early = whyShut(await people.findLink(tokenHash), await people.list(), clock.now())
  if (early) return refuseAccount(early)
  const passwordHash = await people.hashPassword(input.password)
  return people.alone(async (accounts): Promise<LinkOutcome> => {
    const everyone = await accounts.list()
    const link = await accounts.findLink({ tokenHash })
    const late = whyShut(link, everyone, clock.now())
    if (!link || late) return refuseAccount(late ?? "link unknown")
    const at = new Date(clock.now()).toISOString()
    return applyLink({ accounts, link, everyone, input, passwordHash, at })
  })
}

function whyShut(link: OneTimeLink | null, everyone: Person[], now: number): ShutLink | null {
  if (!link) return "link unknown"
  const standing = linkStanding(link, everyone, now)
  return standing === "open" ? null : standing
}

type ShutLink = Exclude<LinkStanding, "open"> | "link unknown"

type Use = {
  accounts: LockedPeople
  link: OneTimeLink
  everyone: Person[]
  input: LinkRedemption
  passwordHash: string
  at: string
}

async function applyLink({ accounts, link, everyone, input, passwordHash, at }: Use): Promise<LinkOutcome> {
  switch (link.purpose) {
    case "join": {
      if (input.purpose !== "join") return refuseAccount("link unknown")
      const { name, email } = input
      if (everyone.some((person) => person.email === email)) return refuseAccount("email taken")
      if (!(await accounts.redeemLink(link.id, at))) return refuseAccount("link used")
      await accounts.add({ name, email, role: link.role, passwordHash, at })
      return { done: true, email }
    }
    case "password": {
      if (input.purpose !== "password") return refuseAccount("link unknown")
      const person = everyone.find(({ id }) => id === link.personId)
      if (!person) return refuseAccount("not found")
      if (!(await accounts.redeemLink(link.id, at))) return refuseAccount("link used")
      await accounts.setPassword(person.id, passwordHash)
      return { done: true, email: person.email }
    }
    default:
      return assertNever(link)
  }
}

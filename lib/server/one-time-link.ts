// What the page of a one-time link shows before it is used. Reading it uses nothing up.

import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { assertNever } from "@/lib/core/assert-never"
import { linkStanding } from "@/lib/core/one-time-link"
import type { Role } from "@/lib/core/permissions"
import { peoplePorts } from "./auth"

export type ShownLink =
  | { done: true; purpose: "join"; name: string; role: Role }
  | { done: true; purpose: "password"; name: string; email: string }

/** `token` is the last part of the link's path. */
export async function showLink(token: string): Promise<ShownLink | AccountRefusal> {
  const { people, clock, hash } = peoplePorts()
  const link = await people.findLink(hash(token))
  if (!link) return refuseAccount("link unknown")
  const everyone = await people.list()
  const standing = linkStanding(link, everyone, clock.now())
  if (standing !== "open") return refuseAccount(standing)
  switch (link.purpose) {
    case "join":
      return { done: true, purpose: "join", name: link.name, role: link.role }
    case "password": {
      const person = everyone.find(({ id }) => id === link.personId)
      if (!person) return refuseAccount("link void")
      return { done: true, purpose: "password", name: person.name, email: person.email }
    }
    default:
      return assertNever(link)
  }
}

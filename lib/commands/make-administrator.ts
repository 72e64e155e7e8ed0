// For the person at the machine itself when no administrator can sign in: raises, reopens and lets in one existing account.
import { AccountEmail } from "@/lib/core/account-fields"
import { type AccountRefusal, refuseAccount, refuseInput } from "@/lib/core/account-refusal"
import { atConsole } from "@/lib/core/one-time-link"
import type { Person } from "@/lib/core/ports/people"
import { addOneTimeLink, type LinkPorts, type MadeLink } from "./add-one-time-link"

export type Administrator = MadeLink & { person: Person }

/** Whoever may run commands on the machine may do this; no viewer is asked. Each call makes another link, under `linkId`. */
export async function makeAdministrator(
  ports: LinkPorts,
  input: { email: string; linkId: string },
): Promise<Administrator | AccountRefusal> {
  const email = AccountEmail.safeParse(input.email)
  if (!email.success) return refuseInput(email.error)
  return ports.people.alone(async (accounts): Promise<Administrator | AccountRefusal> => {
    const person = (await accounts.list()).find((each) => each.email === email.data)
    if (!person) return refuseAccount("not found")
    await accounts.reopen(person.id)
    await accounts.setRole(person.id, "administrator")
    await accounts.expirePasswordLinks(person.id, new Date(ports.clock.now()).toISOString())
    const link = await addOneTimeLink(ports, accounts, {
      id: input.linkId,
      createdBy: atConsole,
      purpose: "password",
      personId: person.id,
    })
    if (!link.done) return link
    return { ...link, person: { ...person, role: "administrator", closedAt: null } }
  })
}

// Makes a one-time link by which a person sets a new password. The old password holds until the link is used.
import { z } from "zod"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { may, type Viewer } from "@/lib/core/permissions"
import { addOneTimeLink, type LinkPorts, type MadeLink } from "./add-one-time-link"
import { GivenId } from "./given-id"

export const PasswordLinkRequest = z.object({ mutationId: z.uuid(), personId: GivenId })
export type PasswordLinkRequest = z.infer<typeof PasswordLinkRequest>

/** Earlier unused links of the same person expire. Safe to repeat: the same mutation id gives the same link. */
export async function makePasswordLink(
  ports: LinkPorts,
  viewer: Viewer,
  { mutationId, personId }: PasswordLinkRequest,
): Promise<MadeLink | AccountRefusal> {
  if (!may(viewer, "manage people", "workspace")) return refuseAccount("not allowed")
  return ports.people.alone(async (accounts) => {
    const person = (await accounts.list()).find(({ id }) => id === personId)
    if (!person) return refuseAccount("not found")
    if (person.closedAt !== null) return refuseAccount("account closed")
    const repeated = await accounts.findLink({ id: mutationId })
    if (!repeated) await accounts.expirePasswordLinks(personId, new Date(ports.clock.now()).toISOString())
    return addOneTimeLink(ports, accounts, { id: mutationId, createdBy: viewer.id, purpose: "password", personId })
  })
}

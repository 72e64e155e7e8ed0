// Makes a one-time link by which one person joins with a role. The account comes to be when the link is used, not here.
import { z } from "zod"
import { AccountName } from "@/lib/core/account-fields"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { may, Role, type Viewer } from "@/lib/core/permissions"
import { addOneTimeLink, type LinkPorts, type MadeLink } from "./add-one-time-link"

export const Invitation = z.object({ mutationId: z.uuid(), name: AccountName, role: Role })
export type Invitation = z.infer<typeof Invitation>

/** Safe to repeat: the same mutation id gives the same link. */
export async function invitePerson(
  ports: LinkPorts,
  viewer: Viewer,
  { mutationId, name, role }: Invitation,
): Promise<MadeLink | AccountRefusal> {
  if (!may(viewer, "manage people", "workspace")) return refuseAccount("not allowed")
  return ports.people.alone((accounts) =>
    addOneTimeLink(ports, accounts, { id: mutationId, createdBy: viewer.id, purpose: "join", name, role }),
  )
}

// Gives a person another role. The last administrator keeps theirs.
import { z } from "zod"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { isLastAdministrator } from "@/lib/core/administrators"
import { may, Role, type Viewer } from "@/lib/core/permissions"
import type { People } from "@/lib/core/ports/people"
import { GivenId } from "./given-id"

export const RoleChange = z.object({ mutationId: z.uuid(), personId: GivenId, role: Role })
export type RoleChange = z.infer<typeof RoleChange>

/** Takes effect at the person's next click. Safe to repeat: a role one has already is given again without a change. */
export async function changeRole(
  { people }: { people: People },
  viewer: Viewer,
  { personId, role }: RoleChange,
): Promise<{ done: true } | AccountRefusal> {
  if (!may(viewer, "manage people", "workspace")) return refuseAccount("not allowed")
  return people.alone(async (accounts): Promise<{ done: true } | AccountRefusal> => {
    const everyone = await accounts.list()
    if (!everyone.some(({ id }) => id === personId)) return refuseAccount("not found")
    if (role !== "administrator" && isLastAdministrator(everyone, personId)) return refuseAccount("last administrator")
    await accounts.setRole(personId, role)
    return { done: true }
  })
}

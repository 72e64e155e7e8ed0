// Reopens a closed account with the role it had. The person signs in anew; no earlier sign-in comes back.
import { z } from "zod"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { may, type Viewer } from "@/lib/core/permissions"
import type { People } from "@/lib/core/ports/people"
import { GivenId } from "./given-id"

export const AccountReopening = z.object({ mutationId: z.uuid(), personId: GivenId })
export type AccountReopening = z.infer<typeof AccountReopening>

/** Safe to repeat: an open account stays as it is. */
export async function reopenAccount(
  { people }: { people: People },
  viewer: Viewer,
  { personId }: AccountReopening,
): Promise<{ done: true } | AccountRefusal> {
  if (!may(viewer, "manage people", "workspace")) return refuseAccount("not allowed")
  return people.alone(async (accounts): Promise<{ done: true } | AccountRefusal> => {
    if (!(await accounts.list()).some(({ id }) => id === personId)) return refuseAccount("not found")
    await accounts.reopen(personId)
    return { done: true }
  })
}

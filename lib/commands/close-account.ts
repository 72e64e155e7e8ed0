// Closes an account and ends its sign-ins; what the person did stays in the record under their name. Nothing is deleted.
import { z } from "zod"
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { isLastAdministrator } from "@/lib/core/administrators"
import { may, type Viewer } from "@/lib/core/permissions"
import type { People } from "@/lib/core/ports/people"
import type { Clock } from "@/lib/core/ports/world"
import { GivenId } from "./given-id"

export const AccountClosing = z.object({ mutationId: z.uuid(), personId: GivenId })
export type AccountClosing = z.infer<typeof AccountClosing>

/** Safe to repeat: a closed account stays closed since its first closing. */
export async function closeAccount(
  { people, clock }: { people: People; clock: Clock },
  viewer: Viewer,
  { personId }: AccountClosing,
): Promise<{ done: true } | AccountRefusal> {
  if (!may(viewer, "manage people", "workspace")) return refuseAccount("not allowed")
  return people.alone(async (accounts): Promise<{ done: true } | AccountRefusal> => {
    const everyone = await accounts.list()
    const person = everyone.find(({ id }) => id === personId)
    if (!person) return refuseAccount("not found")
    if (person.closedAt !== null) return { done: true }
    if (isLastAdministrator(everyone, personId)) return refuseAccount("last administrator")
    await accounts.close(personId, new Date(clock.now()).toISOString())
    return { done: true }
  })
}

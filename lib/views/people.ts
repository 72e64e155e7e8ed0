// The people of the workspace as the browser shows them. Holds no secret and no hash.
import { z } from "zod"
import { Role } from "@/lib/core/permissions"

/** Instants are ISO 8601 UTC; `closedAt` null means open. */
export const PersonView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  joinedAt: z.string(),
  closedAt: z.string().nullable(),
})
export type PersonView = z.infer<typeof PersonView>

export const PeopleView = z.object({ people: z.array(PersonView) })
export type PeopleView = z.infer<typeof PeopleView>

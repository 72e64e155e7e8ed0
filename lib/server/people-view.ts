// Reads the people of the workspace for those who manage them; to anybody else there is no such page.
import { may, type Viewer } from "@/lib/core/permissions"
import { PeopleView } from "@/lib/views/people"
import { accounts } from "./auth"

export const managesPeople = (viewer: Viewer): boolean => may(viewer, "manage people", "workspace")

/** Null means "not found". */
export async function readPeople(viewer: Viewer): Promise<PeopleView | null> {
  if (!managesPeople(viewer)) return null
  return PeopleView.parse({ people: await accounts().people.list() })
}

// Says how much of the workspace a viewer's reads may return. Decides no act: `may` does.
import { may, type Viewer } from "@/lib/core/permissions"
import type { Onlooker } from "@/lib/core/ports/rows"

export function onlookerOf(viewer: Viewer): Onlooker {
  const nobodys = { ownerId: null, bidMembers: null }
  return { person: viewer.id, sees: may(viewer, "see", nobodys) ? "everything" : "own" }
}

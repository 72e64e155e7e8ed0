// Answers a GET with what a viewer may see of it, or "not found". Every read route goes through here, so that none forgets to ask.
import type { Viewer } from "@/lib/core/permissions"
import { isStorableAddress } from "./address-part"
import { currentViewer } from "./viewer"

/**
 * `read` returns null for what is not there and for what this viewer may not see: nobody can tell the two apart. What it
 * returns as a response of its own goes out as it is. An address that no record could hold is not found, unread.
 */
export async function readResponse(
  request: Request,
  read: (viewer: Viewer) => Promise<object | null>,
): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const found = isStorableAddress(request.url) ? await read(viewer) : null
  if (!found) return Response.json({ error: "not found" }, { status: 404 })
  if (found instanceof Response) return found
  return Response.json(found, { headers: { "cache-control": "no-store" } })
}

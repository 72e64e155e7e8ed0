// Answers a GET with what a viewer may see of it, or "not found". Every read route goes through here, so that none forgets to ask.
import type { Viewer } from "@/lib/core/permissions"
import { currentViewer } from "./viewer"

/** `read` returns null for what is not there and for what this viewer may not see: nobody can tell the two apart. */
export async function readResponse(read: (viewer: Viewer) => Promise<object | null>): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const found = await read(viewer)
  if (!found) return Response.json({ error: "not found" }, { status: 404 })
  return Response.json(found, { headers: { "cache-control": "no-store" } })
}

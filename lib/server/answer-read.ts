// Answers a GET of a view: 401 for a stranger, 404 where the reader found nothing for this viewer, else the view. Reads nothing itself.
import type { Viewer } from "@/lib/core/permissions"
import { currentViewer } from "./viewer"

/** `read` returns null for "not found". */
export async function answerRead(read: (viewer: Viewer) => Promise<unknown>): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const view = await read(viewer)
  if (view === null) return Response.json({ error: "not found" }, { status: 404 })
  return Response.json(view, { headers: { "cache-control": "no-store" } })
}

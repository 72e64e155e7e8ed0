// GET: the people of the workspace, for administrators. Changes nothing.
import { readPeople } from "@/lib/server/people-view"
import { currentViewer } from "@/lib/server/viewer"

export async function GET(): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const people = await readPeople(viewer)
  if (!people) return Response.json({ error: "not found" }, { status: 404 })
  return Response.json(people, { headers: { "cache-control": "no-store" } })
}

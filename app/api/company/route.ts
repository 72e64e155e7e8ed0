// GET: the company's profile, rates and messages in force, with their imports. Changes nothing.
import { readCompany } from "@/lib/server/company-reads"
import { runtime } from "@/lib/server/runtime"
import { currentViewer } from "@/lib/server/viewer"

export async function GET(): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const company = await readCompany(runtime(), viewer)
  if (!company) return Response.json({ error: "not found" }, { status: 404 })
  return Response.json(company, { headers: { "cache-control": "no-store" } })
}

// GET: a draft's Word file exactly as it was hashed, to whoever sees its bid.
import { draftFile } from "@/lib/server/file-answer"
import { runtime } from "@/lib/server/runtime"
import { currentViewer } from "@/lib/server/viewer"

type Context = { params: Promise<{ ledger: string; draft: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const { ledger, draft } = await params
  const ifNoneMatch = request.headers.get("if-none-match")
  const file = await draftFile(runtime(), viewer, { ledger, id: draft, ifNoneMatch })
  return file ?? Response.json({ error: "not found" }, { status: 404 })
}

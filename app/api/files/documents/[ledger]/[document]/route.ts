// GET: a document's bytes as they were uploaded, to whoever sees its ledger.
import { documentFile } from "@/lib/server/file-answer"
import { runtime } from "@/lib/server/runtime"
import { currentViewer } from "@/lib/server/viewer"

type Context = { params: Promise<{ ledger: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  const { ledger, document } = await params
  const ifNoneMatch = request.headers.get("if-none-match")
  const file = await documentFile(runtime(), viewer, { ledger, id: document, ifNoneMatch })
  return file ?? Response.json({ error: "not found" }, { status: 404 })
}

// GET: a document's bytes as they were uploaded, to whoever sees its ledger.
import { documentFile } from "@/lib/server/file-answer"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Context = { params: Promise<{ ledger: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ledger, document } = await params
  const wanted = { ledger, id: document, ifNoneMatch: request.headers.get("if-none-match") }
  return readResponse(request, (viewer) => documentFile(runtime(), viewer, wanted))
}

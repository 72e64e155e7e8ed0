// GET: a draft's Word file exactly as it was hashed, to whoever sees its bid.
import { draftFile } from "@/lib/server/file-answer"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Context = { params: Promise<{ ledger: string; draft: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { ledger, draft } = await params
  const wanted = { ledger, id: draft, ifNoneMatch: request.headers.get("if-none-match") }
  return readResponse(request, (viewer) => draftFile(runtime(), viewer, wanted))
}

// GET: one page of a document with the facts marked on it. `page` counts from 1; `quote` asks for a place on it.
import { readDocumentPage } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readResponse } from "@/lib/server/read-response"

type Context = { params: Promise<{ bid: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bid, document } = await params
  const query = new URL(request.url).searchParams
  const page = Number(query.get("page") ?? "1")
  if (!Number.isInteger(page) || page < 1) return Response.json({ error: "not found" }, { status: 404 })
  return readResponse(request, (viewer) =>
    readDocumentPage(deskPorts(), viewer, { bid, document, page, quote: query.get("quote") }),
  )
}

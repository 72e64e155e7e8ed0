// GET: pages of one document that hold the words of `query`.
import { searchDocument } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readResponse } from "@/lib/server/read-response"
import { searchText } from "@/lib/server/search-text"

type Context = { params: Promise<{ bid: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bid, document } = await params
  const query = searchText(request, "query")
  return readResponse(request, (viewer) => searchDocument(deskPorts(), viewer, { bid, document, query }))
}

// GET: pages of one document that hold the words of `query`.
import { answerRead } from "@/lib/server/answer-read"
import { searchDocument } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"

type Context = { params: Promise<{ bid: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bid, document } = await params
  const query = (new URL(request.url).searchParams.get("query") ?? "").slice(0, 200)
  return answerRead((viewer) => searchDocument(deskPorts(), viewer, { bid, document, query }))
}

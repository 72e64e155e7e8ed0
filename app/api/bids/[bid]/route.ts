// GET: one bid's header.
import { answerRead } from "@/lib/server/answer-read"
import { readBidHeader } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"

export async function GET(_request: Request, { params }: { params: Promise<{ bid: string }> }): Promise<Response> {
  const { bid } = await params
  return answerRead((viewer) => readBidHeader(deskPorts(), viewer, bid))
}

// GET: what one tab of a bid shows.
import { answerRead } from "@/lib/server/answer-read"
import { isBidPart, readBidPart } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"

type Context = { params: Promise<{ bid: string; part: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { bid, part } = await params
  return answerRead(async (viewer) => (isBidPart(part) ? readBidPart(deskPorts(), viewer, { bid, part }) : null))
}

// GET: what one tab of a bid shows.
import { isBidPart, readBidPart } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readResponse } from "@/lib/server/read-response"

type Context = { params: Promise<{ bid: string; part: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bid, part } = await params
  return readResponse(request, async (viewer) =>
    isBidPart(part) ? readBidPart(deskPorts(), viewer, { bid, part }) : null,
  )
}

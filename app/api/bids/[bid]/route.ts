// GET: one bid's header.
import { readBidHeader } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readResponse } from "@/lib/server/read-response"

export async function GET(request: Request, { params }: { params: Promise<{ bid: string }> }): Promise<Response> {
  const { bid } = await params
  return readResponse(request, (viewer) => readBidHeader(deskPorts(), viewer, bid))
}

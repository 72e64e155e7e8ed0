// GET: the bids the viewer sees, latest change first.
import { readBids } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readResponse } from "@/lib/server/read-response"

export function GET(request: Request): Promise<Response> {
  return readResponse(request, (viewer) => readBids(deskPorts(), viewer))
}

// GET: the bids the viewer sees, latest change first.
import { answerRead } from "@/lib/server/answer-read"
import { readBids } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"

export function GET(): Promise<Response> {
  return answerRead((viewer) => readBids(deskPorts(), viewer))
}

// GET: what waits for the viewer, oldest first.
import { deskPorts } from "@/lib/server/desk-runtime"
import { readInbox } from "@/lib/server/inbox-reads"
import { readResponse } from "@/lib/server/read-response"

export function GET(request: Request): Promise<Response> {
  return readResponse(request, (viewer) => readInbox(deskPorts(), viewer))
}

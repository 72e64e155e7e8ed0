// GET: one item or question with what it hangs on.
import { deskPorts } from "@/lib/server/desk-runtime"
import { readInboxItem } from "@/lib/server/inbox-reads"
import { readResponse } from "@/lib/server/read-response"

export async function GET(request: Request, { params }: { params: Promise<{ item: string }> }): Promise<Response> {
  const { item } = await params
  return readResponse(request, (viewer) => readInboxItem(deskPorts(), viewer, item))
}

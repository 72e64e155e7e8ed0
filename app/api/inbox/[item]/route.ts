// GET: one item or question with what it hangs on.
import { answerRead } from "@/lib/server/answer-read"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readInboxItem } from "@/lib/server/inbox-reads"

export async function GET(_request: Request, { params }: { params: Promise<{ item: string }> }): Promise<Response> {
  const { item } = await params
  return answerRead((viewer) => readInboxItem(deskPorts(), viewer, item))
}

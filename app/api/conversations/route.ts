// GET: conversations the viewer sees, latest change first, a page at a time. Changes nothing.
import { readConversations } from "@/lib/server/conversation-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const asked = { search: (query.get("search") ?? "").slice(0, 200), before: query.get("before") }
  return readResponse((viewer) => readConversations(runtime(), viewer, asked))
}

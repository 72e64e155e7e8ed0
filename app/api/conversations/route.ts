// GET: conversations the viewer sees, latest change first, a page at a time. Changes nothing.
import { readConversations } from "@/lib/server/conversation-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"
import { searchText } from "@/lib/server/search-text"

export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const asked = { search: searchText(request, "search"), before: query.get("before") }
  return readResponse(request, (viewer) => readConversations(runtime(), viewer, asked))
}

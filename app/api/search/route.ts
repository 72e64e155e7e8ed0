// GET: conversations and bids whose name holds what was typed. Changes nothing.
import { findByName } from "@/lib/server/frame-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"
import { searchText } from "@/lib/server/search-text"

export async function GET(request: Request): Promise<Response> {
  const typed = searchText(request, "typed")
  return readResponse(request, (viewer) => findByName(runtime(), viewer, typed))
}

// GET: conversations and bids whose name holds what was typed. Changes nothing.
import { findByName } from "@/lib/server/frame-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

export async function GET(request: Request): Promise<Response> {
  const typed = (new URL(request.url).searchParams.get("typed") ?? "").slice(0, 200)
  return readResponse((viewer) => findByName(runtime(), viewer, typed))
}

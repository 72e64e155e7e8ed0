// GET: how many things wait for the viewer. Changes nothing.
import { readWaiting } from "@/lib/server/frame-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

export async function GET(request: Request): Promise<Response> {
  return readResponse(request, (viewer) => readWaiting(runtime(), viewer))
}

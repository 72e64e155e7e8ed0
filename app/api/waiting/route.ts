// GET: how many things wait for the viewer. Changes nothing.
import { readWaiting } from "@/lib/server/frame-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

export async function GET(): Promise<Response> {
  return readResponse((viewer) => readWaiting(runtime(), viewer))
}

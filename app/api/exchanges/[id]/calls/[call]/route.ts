// GET: the whole arguments and result of one call, which its line in the log cuts. Changes nothing.
import { readCall } from "@/lib/server/exchange-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string; call: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id, call } = await params
  return readResponse(request, (viewer) => readCall(runtime(), viewer, { exchange: id, call }))
}

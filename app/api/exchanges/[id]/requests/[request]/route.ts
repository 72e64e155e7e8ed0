// GET: one model request as it was sent, rebuilt from the record. Changes nothing.
import { readResponse } from "@/lib/server/read-response"
import { readRequest } from "@/lib/server/request-reads"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string; request: string }> }

export async function GET(asked: Request, { params }: Place): Promise<Response> {
  const { id, request } = await params
  return readResponse(asked, (viewer) => readRequest(runtime(), viewer, { exchange: id, request: Number(request) }))
}

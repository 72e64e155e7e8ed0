// GET: the model requests of an exchange, one line each. Changes nothing.
import { readResponse } from "@/lib/server/read-response"
import { readRequests } from "@/lib/server/request-reads"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id } = await params
  return readResponse(request, (viewer) => readRequests(runtime(), viewer, id))
}

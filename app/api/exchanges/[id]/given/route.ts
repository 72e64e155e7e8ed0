// GET: what an exchange was given: carrier, layers, pinned block. Changes nothing.
import { readResponse } from "@/lib/server/read-response"
import { readGiven } from "@/lib/server/request-reads"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id } = await params
  return readResponse(request, (viewer) => readGiven(runtime(), viewer, id))
}

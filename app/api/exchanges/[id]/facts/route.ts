// GET: the facts an exchange recorded. Changes nothing.
import { readExchangeFacts } from "@/lib/server/exchange-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id } = await params
  return readResponse(request, (viewer) => readExchangeFacts(runtime(), viewer, id))
}

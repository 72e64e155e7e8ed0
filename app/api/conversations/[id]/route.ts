// GET: one conversation with the exchanges of its tree, its questions and its pinned instructions. Changes nothing.
import { readTree } from "@/lib/server/conversation-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id } = await params
  return readResponse(request, (viewer) => readTree(runtime(), viewer, id))
}

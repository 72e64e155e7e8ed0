// GET: a page of an exchange's log, its end unless `before` names a sequence. Changes nothing.
import { readLog } from "@/lib/server/exchange-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

type Place = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { id } = await params
  const before = /^\d{1,9}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0]
  const page = { exchange: id, before: before === undefined ? null : Number(before) }
  return readResponse(request, (viewer) => readLog(runtime(), viewer, page))
}

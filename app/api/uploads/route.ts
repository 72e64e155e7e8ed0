// PUT: one file, raw, into ?ledger= under ?name=; answers in lines of JSON. Reads no form and buffers no body.
import { notSignedInSentence } from "@/lib/queries/not-signed-in"
import { intakePorts } from "@/lib/server/intake"
import { isForeignOrigin } from "@/lib/server/request-origin"
import { answerUpload } from "@/lib/server/upload-answer"
import { currentViewer } from "@/lib/server/viewer"

export async function PUT(request: Request): Promise<Response> {
  if (isForeignOrigin(request)) return refusal(403, "not allowed", "Files are taken from this site's own pages alone.")
  const viewer = await currentViewer()
  if (!viewer) return refusal(401, "not signed in", notSignedInSentence)
  return answerUpload(intakePorts(), viewer, request)
}

function refusal(status: number, reason: string, sentence: string): Response {
  return Response.json({ outcome: "refused", reason, sentence }, { status })
}

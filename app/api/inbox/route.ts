// GET: what waits for the viewer, oldest first.
import { answerRead } from "@/lib/server/answer-read"
import { deskPorts } from "@/lib/server/desk-runtime"
import { readInbox } from "@/lib/server/inbox-reads"

export function GET(): Promise<Response> {
  return answerRead((viewer) => readInbox(deskPorts(), viewer))
}

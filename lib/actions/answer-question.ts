// A person answers an open question.
"use server"

import { answerQuestion as act, QuestionAnswer } from "@/lib/commands/answer-question"
import { refuseInvalid } from "@/lib/commands/refusal"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function answerQuestion(input: QuestionAnswer) {
  const parsed = QuestionAnswer.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

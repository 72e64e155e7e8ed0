// At a level that a climbing question passes: hands it on. Never answers for a person; a likely quote is no answer.
import { call, callNow, type Reply, say } from "./reply"
import { callsOf, offers, type RequestView } from "./request-view"

/** Applies where a question can be answered by a quote or passed on. */
export function answerSkill(view: RequestView): Reply | null {
  if (!offers(view, "pass_on")) return null
  return callsOf(view, "pass_on").length > 0 ? say("Passed on.") : callNow(call("pass_on", {}))
}

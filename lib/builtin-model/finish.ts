// Ends a task: hands over once, then says so in a short reply. Never ends a task that must hand over without trying to.
import type { JsonObject } from "./json"
import { call, callNow, type Reply, say } from "./reply"
import { callsOf, offers, type RequestView, reasonAgainst } from "./request-view"

export type Note = {
  goal: string
  done: string[]
  decisions: { decision: string; reason: string }[]
  openQuestions: string[]
  nextAction: string
}

/** The hand-over call, or after it the closing reply. */
export function finishWith(view: RequestView, note: Note): Reply {
  const made = callsOf(view, "hand_over").at(-1)
  if (made === undefined && offers(view, "hand_over")) return callNow(call("hand_over", wire(note)))
  const refusal = made === undefined ? "" : reasonAgainst(made)
  const lines = [...note.done, ...note.openQuestions.map((question) => `Open: ${question}`)]
  if (refusal !== "") lines.push(`The hand-over was refused: ${refusal}`)
  return say(lines.map((line) => `- ${line}`).join("\n"))
}

function wire(note: Note): JsonObject {
  return {
    goal: note.goal,
    done: note.done,
    decisions: note.decisions,
    open_questions: note.openQuestions,
    next_action: note.nextAction,
  }
}

/** The caller's own words as a goal, on one line, at most 300 characters. */
export function goalOf(view: RequestView, otherwise: string): string {
  const words = view.opening.text.replace(/\s+/g, " ").trim()
  return words === "" ? otherwise : words.slice(0, 300)
}

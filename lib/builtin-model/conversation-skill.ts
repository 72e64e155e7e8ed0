// The person's own conversation: pins what stays in force, starts work, asks lookups, reports what came back. Never answers from itself.
import { conversationReply } from "./conversation-reply"
import { chooseLookups } from "./lookup-choice"
import { messageParts } from "./message-parts"
import { call, callNow, notYetMade, type Reply, type WantedCall } from "./reply"
import { offers, type RequestView } from "./request-view"
import { taskAgent } from "./task-agents"
import { currentTurn } from "./turn"

/** Applies where work can be started and a person's words pinned or looked up. */
export function conversationSkill(view: RequestView): Reply | null {
  const isConversation =
    offers(view, "pin_instruction") || [...view.tools.keys()].some((name) => name.startsWith("look_up_"))
  if (!isConversation || !offers(view, "start_task")) return null
  const turn = currentTurn(view)
  const wanted = turn.said.flatMap(({ text }) => callsFor(view, text))
  const missing = notYetMade(turn.view, wanted)
  if (missing.length > 0) return callNow(...missing)
  return conversationReply(turn, wanted)
}

function callsFor(view: RequestView, text: string): WantedCall[] {
  const parts = messageParts(text)
  const pins = !offers(view, "pin_instruction")
    ? []
    : parts.instructions.flatMap(({ quote, mustNotMention }) =>
        mustNotMention.length === 0
          ? [call("pin_instruction", { quote })]
          : mustNotMention.map((words) => call("pin_instruction", { quote, must_not_mention: words })),
      )
  const lookups = parts.question === "" ? [] : chooseLookups(view.tools, parts.question)
  return [
    ...pins,
    ...lookups.map((tool) => call(tool, { request: parts.question })),
    ...(parts.startsWork === "yes"
      ? [call("start_task", { agent: taskAgent(view.tools.get("start_task"), text), request: text })]
      : []),
  ]
}

// The current turn of a conversation: what came in and which calls were made since the last reply that ended one. Never judges it.
import type { Block } from "./framed-text"
import type { OwnMessage, RequestView } from "./request-view"

/** `view` is the request with only this turn's messages. */
export type Turn = { said: { text: string; blocks: Block[] }[]; notices: OwnMessage[]; view: RequestView }

export function currentTurn(view: RequestView): Turn {
  const lastEnd = view.own.findLastIndex((message) => message.from === "agent" && message.calls.length === 0)
  const since = view.own.slice(lastEnd + 1)
  const persons = since.filter((message) => message.from === "person")
  return {
    said: lastEnd === -1 ? [view.opening, ...persons] : persons,
    notices: since.filter((message) => message.from === "runtime" && message.frame === "settlement notice"),
    view: { ...view, own: since },
  }
}

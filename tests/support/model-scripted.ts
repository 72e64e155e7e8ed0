// A model whose replies are written by a test: it fails on a missing and on a left-over reply, and records every model request.
import type { Model, ModelReply, ModelRequest } from "@/lib/core/ports/model"

export type ScriptedCall = { tool: string; arguments: unknown }
export type ScriptedReply =
  | { text?: string; calls?: ScriptedCall[]; finishReason?: string }
  | ((request: ModelRequest) => ScriptedReply)

export type ScriptedModel = Model & {
  /** Every model request met, in order, as sent. */
  readonly requests: ModelRequest[]
  /** Throws unless every reply was used and none was missing. */
  finish(): void
}

/** Replies by agent: the script whose name stands in the request's first system message, in order. */
export function scriptedModel(scripts: Record<string, ScriptedReply[]>): ScriptedModel {
  const left = new Map(Object.entries(scripts).map(([name, replies]) => [name, [...replies]]))
  const missing: string[] = []
  const requests: ModelRequest[] = []
  return {
    name: "scripted",
    window: 100_000,
    requests,
    async request(request, { signal, onText }) {
      requests.push(structuredClone(request))
      const name = [...left.keys()].find((it) => request.messages[0]?.content.includes(`You are ${it}.`)) ?? "nobody"
      const next = left.get(name)?.shift()
      if (!next) {
        missing.push(name)
        throw new Error(`The script of ${name} has no reply left`)
      }
      signal.throwIfAborted()
      const reply = scriptedReply(typeof next === "function" ? next(request) : next)
      if (reply.text) onText(reply.text)
      return reply
    },
    finish() {
      const leftOver = [...left].flatMap(([name, replies]) => replies.map(() => name))
      if (missing.length + leftOver.length > 0) {
        throw new Error(
          `Replies missing for: ${missing.join(", ") || "none"}; left over: ${leftOver.join(", ") || "none"}`,
        )
      }
    },
  }
}

function scriptedReply(reply: ScriptedReply): ModelReply {
  if (typeof reply === "function") throw new Error("A scripted reply may not return another function")
  const calls = (reply.calls ?? []).map(({ tool, arguments: args }, index) => ({
    providerId: `p${index}`,
    tool,
    arguments: typeof args === "string" ? args : JSON.stringify(args),
  }))
  return {
    text: reply.text ?? "",
    calls,
    finishReason: reply.finishReason ?? (calls.length > 0 ? "tool_calls" : "stop"),
    usage: null,
  }
}

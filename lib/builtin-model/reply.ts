// What a skill decides: words, calls, or both; and which of the calls it wants have not been made yet. Never sends anything.
import type { JsonObject } from "./json"
import { type Call, callsIn, type RequestView } from "./request-view"

export type WantedCall = { tool: string; arguments: JsonObject }

/** A reply without calls ends the turn. */
export type Reply = { text: string; calls: WantedCall[] }

/** One behaviour: a reply, or null when the request is not for it. */
export type Skill = (view: RequestView) => Reply | null

export function say(text: string): Reply {
  return { text, calls: [] }
}

export function call(tool: string, input: JsonObject): WantedCall {
  return { tool, arguments: input }
}

export function callNow(...calls: WantedCall[]): Reply {
  return { text: "", calls }
}

/** The earlier call with the same tool and the same arguments, or null. */
export function madeCall(view: RequestView, wanted: WantedCall): Call | null {
  const key = stableText(wanted.arguments)
  return callsIn(view).find((made) => made.tool === wanted.tool && stableText(made.arguments) === key) ?? null
}

/** Those of the wanted calls that have not been made, each once. */
export function notYetMade(view: RequestView, wanted: readonly WantedCall[]): WantedCall[] {
  const seen = new Set(callsIn(view).map((made) => `${made.tool} ${stableText(made.arguments)}`))
  return wanted.filter((one) => {
    const key = `${one.tool} ${stableText(one.arguments)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const fields = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${fields.map(([field, inner]) => `${field}:${stableText(inner)}`).join(",")}}`
}

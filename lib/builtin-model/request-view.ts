// A Chat Completions body taken apart: tools, pins, carried layers, opening request, own messages. Never decides anything.
import { type Block, jsonLines, splitAttached, splitFrame } from "./framed-text"
import { asObject, type JsonObject, objectIn, objectsIn, parseObject, textIn } from "./json"

export type Tool = { name: string; description: string; parameters: JsonObject }

/** A call of our own with its result; `result` is null while none has come. A result that is no JSON object is `{text}`. */
export type Call = { id: string; tool: string; arguments: JsonObject; result: JsonObject | null }

export type OwnMessage =
  | { from: "agent"; text: string; calls: Call[] }
  | { from: "person"; text: string; blocks: Block[] }
  | { from: "runtime"; frame: string; lines: JsonObject[] }

export type CarriedMessage = { layer: string; origin: string; text: string; starts: boolean }

export type RequestView = {
  /** Null where the body names no model. */
  model: string | null
  tools: ReadonlyMap<string, Tool>
  /** Pinned facts and instructions as they stand now: late pins added, superseded keys gone. */
  pinnedFacts: JsonObject[]
  pinnedInstructions: JsonObject[]
  carried: CarriedMessage[]
  opening: { text: string; blocks: Block[] }
  own: OwnMessage[]
}

const pinnedTitle = "# Pinned facts and standing instructions"
const carriedTitle = "# Broader context"

/** The view, or a sentence saying what is wrong with the body. */
export function readRequest(body: JsonObject): RequestView | { malformed: string } {
  if (!Array.isArray(body.messages)) return { malformed: "The body has no list of messages." }
  const messages = body.messages.map(asObject)
  if (messages.some((message) => message === null || textIn(message, "role") === "")) {
    return { malformed: "Every message must be an object with a role." }
  }
  const present = messages.filter((message) => message !== null)
  const spoken = present.filter((message) => textIn(message, "role") !== "system" && !isStatus(message))
  const [first, ...rest] = spoken
  if (first === undefined || textIn(first, "role") !== "user") {
    return { malformed: "The first message after the system messages must be the opening request, role user." }
  }
  const heads = present.filter((message) => textIn(message, "role") === "system").map(contentOf)
  const own = ownMessages(rest)
  const pins = [...heads.filter((text) => !text.startsWith(carriedTitle)).flatMap(pinsIn), ...latePins(own)]
  return {
    model: textIn(body, "model") || null,
    tools: toolsIn(body),
    pinnedFacts: standingFacts(pins),
    pinnedInstructions: pins.filter((line) => "instruction" in line),
    carried: heads.filter((text) => text.startsWith(carriedTitle)).flatMap(carriedIn),
    opening: splitAttached(contentOf(first)),
    own,
  }
}

/** Every call of our own, in order. */
export function callsIn(view: RequestView): Call[] {
  return view.own.flatMap((message) => (message.from === "agent" ? message.calls : []))
}

export function callsOf(view: RequestView, tool: string): Call[] {
  return callsIn(view).filter((call) => call.tool === tool)
}

/** The newest result of a tool that is neither a refusal nor an error; null when there is none. */
export function lastResult(view: RequestView, tool: string): JsonObject | null {
  return (
    callsOf(view, tool)
      .filter((call) => call.result !== null && reasonAgainst(call) === "")
      .at(-1)?.result ?? null
  )
}

/** Why a call gave nothing (refused, an error, stopped), or "" when it gave something. */
export function reasonAgainst(call: Call): string {
  return textIn(call.result, "refused") || textIn(call.result, "error") || textIn(call.result, "stopped")
}

export function offers(view: RequestView, ...tools: string[]): boolean {
  return tools.every((tool) => view.tools.has(tool))
}

function isStatus(message: JsonObject): boolean {
  return textIn(message, "role") === "user" && contentOf(message).startsWith("[status]")
}

function contentOf(message: JsonObject): string {
  if (typeof message.content === "string") return message.content
  return objectsIn(message, "content")
    .map((part) => textIn(part, "text"))
    .join("")
}

function toolsIn(body: JsonObject): ReadonlyMap<string, Tool> {
  const tools = objectsIn(body, "tools").map((tool) => {
    const offered = objectIn(tool, "function")
    const name = textIn(offered, "name")
    return { name, description: textIn(offered, "description"), parameters: objectIn(offered, "parameters") ?? {} }
  })
  return new Map(tools.map((tool) => [tool.name, tool]))
}

function pinsIn(systemText: string): JsonObject[] {
  const at = systemText.indexOf(`${pinnedTitle}\n`)
  return at === -1 ? [] : jsonLines(systemText.slice(at + pinnedTitle.length))
}

// A superseded key opens a new session whose head holds every pin that stands: only what came later adds to that head.
function latePins(own: readonly OwnMessage[]): JsonObject[] {
  const isFrame = (message: OwnMessage, frame: string) => message.from === "runtime" && message.frame === frame
  const head = own.findLastIndex((message) => isFrame(message, "superseded"))
  return own
    .slice(head + 1)
    .flatMap((message) => (message.from === "runtime" && message.frame === "late pin" ? message.lines : []))
}

/** One line for each key with its condition and anchor; the later line wins. */
function standingFacts(lines: readonly JsonObject[]): JsonObject[] {
  const facts = new Map<string, JsonObject>()
  for (const line of lines) {
    const parts = ["key", "condition", "anchor"].map((part) => textIn(line, part))
    if (parts[0] !== "") facts.set(JSON.stringify(parts), line)
  }
  return [...facts.values()]
}

function carriedIn(systemText: string): CarriedMessage[] {
  const messages: CarriedMessage[] = []
  let layer = ""
  for (const line of systemText.split("\n")) {
    if (line.startsWith("## ")) layer = line.slice(3).trim()
    const said = line.startsWith("{") ? parseObject(line) : null
    if (said === null) continue
    messages.push({ layer, origin: textIn(said, "origin"), text: textIn(said, "text"), starts: said.starts === true })
  }
  return messages
}

function ownMessages(messages: readonly JsonObject[]): OwnMessage[] {
  const own: OwnMessage[] = []
  let open: Call[] = []
  for (const message of messages) {
    const role = textIn(message, "role")
    const content = contentOf(message)
    if (role === "assistant") {
      open = objectsIn(message, "tool_calls").map(callOf)
      own.push({ from: "agent", text: content, calls: open })
    } else if (role === "tool") {
      const asked = open.find((call) => call.id === textIn(message, "tool_call_id"))
      if (asked !== undefined) asked.result = parseObject(content) ?? { text: content }
    } else if (role === "user") {
      own.push(userMessage(content))
    }
  }
  return own
}

function callOf(toolCall: JsonObject): Call {
  const asked = objectIn(toolCall, "function")
  const input = parseObject(textIn(asked, "arguments")) ?? {}
  return { id: textIn(toolCall, "id"), tool: textIn(asked, "name"), arguments: input, result: null }
}

function userMessage(content: string): OwnMessage {
  const framed = splitFrame(content)
  if (framed?.by === "runtime") return { from: "runtime", frame: framed.frame, lines: jsonLines(framed.text) }
  return { from: "person", ...splitAttached(framed?.text ?? content) }
}

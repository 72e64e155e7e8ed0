// Speaks to the built-in model through the real client with hand-written bodies, and runs its calls against a scripted world.
import OpenAI from "openai"
import type {
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions"
import { builtInFetch } from "@/lib/builtin-model/built-in-model"

export const client = new OpenAI({
  fetch: builtInFetch,
  apiKey: "none",
  baseURL: "http://built-in.invalid/v1",
  maxRetries: 0,
})

export type Made = { tool: string; input: Record<string, unknown> }
export type World = (made: Made) => object
export type Message = ChatCompletionMessageParam

export type OfferedTool = { name: string; description?: string; parameters?: Record<string, unknown> }

export function tools(...offered: (string | OfferedTool)[]) {
  return offered.map((tool) => {
    const {
      name,
      description = "",
      parameters = { type: "object", properties: {} },
    } = typeof tool === "string" ? { name: tool } : tool
    return { type: "function" as const, function: { name, description, parameters } }
  })
}

export type Offered = ReturnType<typeof tools>

/** One reply, streamed: its text and calls. */
export async function reply(messages: Message[], offered: Offered) {
  const stream = client.chat.completions.stream({ model: "built-in", messages, tools: offered })
  const { message, finish_reason } = (await stream.finalChatCompletion()).choices[0] ?? {}
  const calls = (message?.tool_calls ?? []).filter(
    (call): call is ChatCompletionMessageFunctionToolCall => call.type === "function",
  )
  return {
    text: message?.content ?? "",
    finish: finish_reason,
    calls,
    made: calls.map((call): Made => ({ tool: call.function.name, input: JSON.parse(call.function.arguments) })),
  }
}

/** Goes on until a reply without calls; throws after 40 steps. Messages grow in place. */
export async function run(messages: Message[], offered: Offered, world: World) {
  const made: Made[] = []
  for (let step = 0; step < 40; step += 1) {
    const one = await reply(messages, offered)
    if (one.calls.length === 0) {
      messages.push({ role: "assistant", content: one.text })
      return { text: one.text, made, steps: step + 1 }
    }
    messages.push({ role: "assistant", content: one.text, tool_calls: one.calls })
    for (const [at, call] of one.calls.entries()) {
      const asked = one.made[at] ?? { tool: "", input: {} }
      made.push(asked)
      messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(world(asked)) })
    }
  }
  throw new Error("No reply without calls after 40 steps")
}

export const user = (content: string): Message => ({ role: "user", content })
export const system = (content: string): Message => ({ role: "system", content })
export const attached = (label: string, data: unknown) => `[attached by the runtime: ${label}]\n${JSON.stringify(data)}`

// Writes a reply as a Chat Completions answer, streamed or whole. Never decides what the reply says.
import type { Reply } from "./reply"

/** `identity` seeds the ids, so that the same body gets the same ids; `promptLength` is the body's length in characters. */
export type Delivery = { identity: string; model: string; promptLength: number; signal: AbortSignal | null }

// A person sees the text grow; the whole of a reply's waiting stays below a third of a second.
const pauseMs = 4
const longestPauseMs = 300
const charactersAPiece = 24

export function streamedResponse(reply: Reply, delivery: Delivery, usage: "with usage" | "without usage"): Response {
  const chunks = chunksOf(reply, delivery, usage)
  const pause = Math.min(pauseMs, longestPauseMs / chunks.length)
  const encoder = new TextEncoder()
  let next = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next > 0) await wait(pause)
      if (delivery.signal?.aborted === true) {
        controller.error(delivery.signal.reason)
        return
      }
      const chunk = chunks[next]
      next += 1
      controller.enqueue(encoder.encode(`data: ${chunk === undefined ? "[DONE]" : JSON.stringify(chunk)}\n\n`))
      if (chunk === undefined) controller.close()
    },
  })
  return new Response(stream, {
    status: 200,
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache" },
  })
}

export function wholeResponse(reply: Reply, delivery: Delivery): Response {
  const message = {
    role: "assistant",
    content: reply.text,
    ...(reply.calls.length > 0 ? { tool_calls: toolCalls(reply, delivery) } : {}),
  }
  const choices = [{ index: 0, message, finish_reason: finishReason(reply), logprobs: null }]
  return Response.json({ ...envelope(delivery), object: "chat.completion", choices, usage: usageOf(reply, delivery) })
}

function chunksOf(reply: Reply, delivery: Delivery, usage: "with usage" | "without usage"): object[] {
  const chunk = (choices: object[], rest: object = {}) => ({
    ...envelope(delivery),
    object: "chat.completion.chunk",
    choices,
    ...rest,
  })
  const delta = (change: object) => chunk([{ index: 0, delta: change, finish_reason: null }])
  return [
    delta({ role: "assistant", content: "" }),
    ...piecesOf(reply.text).map((content) => delta({ content })),
    ...toolCalls(reply, delivery).map((call, index) => delta({ tool_calls: [{ index, ...call }] })),
    chunk([{ index: 0, delta: {}, finish_reason: finishReason(reply) }]),
    ...(usage === "with usage" ? [chunk([], { usage: usageOf(reply, delivery) })] : []),
  ]
}

function envelope(delivery: Delivery): object {
  return { id: `chatcmpl-${fingerprint(delivery.identity)}`, created: 0, model: delivery.model }
}

function toolCalls(reply: Reply, delivery: Delivery): object[] {
  return reply.calls.map((call, index) => {
    const text = JSON.stringify(call.arguments)
    const id = `call_${fingerprint(`${delivery.identity}\n${index}\n${call.tool}\n${text}`)}_${index}`
    return { id, type: "function", function: { name: call.tool, arguments: text } }
  })
}

function finishReason(reply: Reply): string {
  return reply.calls.length > 0 ? "tool_calls" : "stop"
}

/** Estimates, four characters a token: this model counts none. */
function usageOf(reply: Reply, delivery: Delivery): object {
  const written = reply.text.length + reply.calls.reduce((sum, call) => sum + JSON.stringify(call).length, 0)
  const prompt = Math.ceil(delivery.promptLength / 4)
  const completion = Math.ceil(written / 4)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

/** Pieces that end at a space where they can; joined they are the text again. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ""
  for (const part of text.split(/(?<=\s)/u)) {
    piece += part
    if (piece.length < charactersAPiece) continue
    pieces.push(piece)
    piece = ""
  }
  return piece === "" ? pieces : [...pieces, piece]
}

/** Two FNV-1a hashes over the text, 16 hex digits. */
function fingerprint(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01234567
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000197)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("")
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

// The built-in model: a Chat Completions request in, the reply's event stream out. No network, no clock, no randomness, no state.
import { type Delivery, streamedResponse, wholeResponse } from "./event-stream"
import { objectIn, parseObject } from "./json"
import { readRequest } from "./request-view"
import { decideReply } from "./skills"

const modelName = "built-in"

/**
 * Stands in for `fetch` in an OpenAI client: `new OpenAI({ fetch: builtInFetch, apiKey: "none", baseURL: "http://built-in.invalid/v1" })`.
 * The same body gets the same reply, ids included. A malformed body gets status 400 with a sentence, another address 404.
 * Rejects with the signal's reason when aborted before the reply; a stream aborted midway ends with that reason.
 */
export async function builtInFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
  signal?.throwIfAborted()
  const path = new URL(input instanceof Request ? input.url : input).pathname
  if (path.endsWith("/models")) return Response.json({ object: "list", data: [{ id: modelName, object: "model" }] })
  if (!path.endsWith("/chat/completions")) return failure(404, "The built-in model answers chat completions only.")
  return answer(await bodyText(input, init), signal)
}

function answer(text: string, signal: AbortSignal | null): Response {
  const body = parseObject(text)
  if (body === null) return failure(400, "The body is not a JSON object.")
  const view = readRequest(body)
  if ("malformed" in view) return failure(400, view.malformed)
  const delivery: Delivery = { identity: text, model: view.model ?? modelName, promptLength: text.length, signal }
  const reply = decideReply(view)
  if (body.stream !== true) return wholeResponse(reply, delivery)
  const isUsageAsked = objectIn(body, "stream_options")?.include_usage === true
  return streamedResponse(reply, delivery, isUsageAsked ? "with usage" : "without usage")
}

async function bodyText(input: string | URL | Request, init: RequestInit | undefined): Promise<string> {
  if (init?.body !== undefined && init.body !== null) return new Response(init.body).text()
  return input instanceof Request ? input.text() : ""
}

function failure(status: number, message: string): Response {
  return Response.json({ error: { message, type: "invalid_request_error", param: null, code: null } }, { status })
}

// The Model port over any Chat Completions server, through the openai package. Provider shapes end here.
import OpenAI from "openai"
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions"
import type { Usage } from "@/lib/core/events/step"
import {
  type Model,
  ModelFailure,
  type ModelReply,
  type ModelRequest,
  type RequestMessage,
} from "@/lib/core/ports/model"

export type OpenAIModelSettings = {
  /** The model's name at the provider. */
  model: string
  apiKey: string
  /** Undefined means OpenAI's own. */
  baseUrl: string | undefined
  /** Tokens one model request may hold. */
  window: number
  /** Stands in for the network, e.g. a model that answers within this process. */
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Tries after the first, for connections that fail, 408, 409, 429 and 5xx; a server's Retry-After is kept. */
  maxRetries?: number
}

export function openaiModel(settings: OpenAIModelSettings): Model {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: settings.maxRetries ?? 4,
    ...(settings.fetch && { fetch: settings.fetch }),
  })
  return {
    name: settings.model,
    window: settings.window,
    async request(request, { signal, onText }) {
      const body = requestBody(settings.model, request)
      try {
        const stream = await client.chat.completions.create(body, { signal })
        return await readReply(stream, { signal, onText })
      } catch (error) {
        throw failureOf(error, signal)
      }
    },
  }
}

export function requestBody(model: string, request: ModelRequest): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: request.messages.map(message),
    ...(request.tools.length > 0 && {
      tools: request.tools.map(({ name, description, parameters }) => ({
        type: "function" as const,
        function: { name, description, parameters: parameters as Record<string, unknown> },
      })),
    }),
    stream: true,
    stream_options: { include_usage: true },
  }
}

function message(from: RequestMessage): ChatCompletionMessageParam {
  switch (from.role) {
    case "system":
    case "user":
      return { role: from.role, content: from.content }
    case "tool":
      return { role: "tool", tool_call_id: from.call, content: from.content }
    case "assistant": {
      const calls = from.calls.map((call) => ({
        id: call.id,
        type: "function" as const,
        function: { name: call.tool, arguments: call.arguments },
      }))
      // Some servers refuse null content beside calls, and an empty list of calls: both are left out.
      return { role: "assistant", content: from.content, ...(calls.length > 0 && { tool_calls: calls }) }
    }
  }
}

type PartialCall = { index: number | undefined; id: string | null; name: string; arguments: string }

async function readReply(
  stream: AsyncIterable<ChatCompletionChunk>,
  { signal, onText }: { signal: AbortSignal; onText(text: string): void },
): Promise<ModelReply> {
  let text = ""
  let finishReason: string | null = null
  let usage: Usage | null = null
  const calls: PartialCall[] = []
  for await (const chunk of stream) {
    const choice = chunk.choices[0]
    if (choice?.delta?.content) {
      text += choice.delta.content
      onText(text)
    }
    for (const part of choice?.delta?.tool_calls ?? []) addCallPart(calls, part)
    if (choice?.finish_reason) finishReason = choice.finish_reason
    if (chunk.usage) usage = usageOf(chunk.usage)
  }
  // The package ends its loop quietly on an abort and on a stream that breaks off: both are told apart here.
  if (signal.aborted) throw new ModelFailure("aborted", "The model request was stopped.")
  if (finishReason === null) throw new ModelFailure("cut", "The model's reply broke off before it ended. Try again.")
  return {
    text,
    calls: calls.map(({ id, name, arguments: args }) => ({ providerId: id, tool: name, arguments: args })),
    finishReason,
    usage,
  }
}

/**
 * A part belongs to the latest call of its index; a new id at an index already used begins another call. Servers count from
 * wherever they like, some leave indices out, and some send arguments as the object that they should be the text of.
 */
function addCallPart(calls: PartialCall[], part: NonNullable<ChatCompletionChunk.Choice.Delta["tool_calls"]>[number]) {
  const at = calls.findLast(({ index }) => index === part.index)
  const another = at && part.id && at.id && part.id !== at.id
  const call = !at || another ? { index: part.index, id: null, name: "", arguments: "" } : at
  if (call !== at) calls.push(call)
  if (part.id) call.id = part.id
  if (part.function?.name) call.name += part.function.name
  const more: unknown = part.function?.arguments
  if (more) call.arguments += typeof more === "string" ? more : JSON.stringify(more)
}

function usageOf(usage: NonNullable<ChatCompletionChunk["usage"]>): Usage {
  return {
    input: usage.prompt_tokens,
    output: usage.completion_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? null,
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  const cause = { cause: error }
  if (signal.aborted) return new ModelFailure("aborted", "The model request was stopped.", cause)
  if (error instanceof OpenAI.AuthenticationError || error instanceof OpenAI.PermissionDeniedError) {
    return new ModelFailure("refused", "The model's server refused the key. Check OPENAI_API_KEY.", cause)
  }
  if (error instanceof OpenAI.RateLimitError) {
    return new ModelFailure("limited", "The model's server is at its limit and stayed so. Try again later.", cause)
  }
  if (error instanceof OpenAI.BadRequestError) {
    return error.code === "context_length_exceeded"
      ? new ModelFailure("too long", "The request is longer than the model can take.", cause)
      : new ModelFailure("refused", `The model's server refused the request: ${error.message}`, cause)
  }
  if (error instanceof OpenAI.NotFoundError) {
    return new ModelFailure(
      "refused",
      "The model's server does not know this model or address. Check READBACK_MODEL and OPENAI_BASE_URL.",
      cause,
    )
  }
  if (error instanceof OpenAI.InternalServerError) {
    return new ModelFailure("unreachable", "The model's server failed again and again. Try again later.", cause)
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return new ModelFailure(
      "unreachable",
      "The model's server cannot be reached. Check OPENAI_BASE_URL and the network.",
      cause,
    )
  }
  return new ModelFailure("cut", "The model's reply broke off before it ended. Try again.", cause)
}

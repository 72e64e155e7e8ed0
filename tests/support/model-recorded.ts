// Models that keep every body that goes over the wire, byte for byte. The replies are those of the server behind them.
import { openaiModel } from "@/lib/adapters/model-openai"
import { builtInFetch } from "@/lib/builtin-model/built-in-model"
import type { Model } from "@/lib/core/ports/model"

/** A body as sent. `text` are its very bytes, `body` what they say. */
export type SentBody = { text: string; body: WireBody }

export type WireMessage = {
  role: "system" | "user" | "assistant" | "tool"
  content: string
  tool_call_id?: string
  tool_calls?: { id: string; type: string; function: { name: string; arguments: string } }[]
}
export type WireTool = { type: string; function: { name: string; description: string; parameters: unknown } }
export type WireBody = { model: string; messages: WireMessage[]; tools?: WireTool[] }

export type RecordedModel = Model & { readonly sent: readonly SentBody[] }

export function builtInRecorded(): RecordedModel {
  return recorded({ model: "built-in model", baseUrl: "http://built-in.invalid/v1", behind: builtInFetch })
}

/** A Chat Completions server at an address of this machine, through the same client. */
export function serverRecorded(baseUrl: string): RecordedModel {
  return recorded({ model: "test model", baseUrl, behind: fetch })
}

type Behind = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

function recorded({ model, baseUrl, behind }: { model: string; baseUrl: string; behind: Behind }): RecordedModel {
  const sent: SentBody[] = []
  const inner = openaiModel({
    model,
    apiKey: "none",
    baseUrl,
    window: 128_000,
    maxRetries: 0,
    fetch(input, init) {
      if (typeof init?.body !== "string") throw new Error("A model request's body is not text")
      sent.push({ text: init.body, body: JSON.parse(init.body) })
      return behind(input, init)
    },
  })
  return { ...inner, sent }
}

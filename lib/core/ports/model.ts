// The model's port: one model request in, one reply out. Shapes are ours; a provider's never pass through here.
import type { Usage } from "../events/step"

export type RequestMessage =
  | { role: "system"; content: string }
  | { role: "user"; content: string }
  | { role: "assistant"; content: string; calls: { id: string; tool: string; arguments: string }[] }
  | { role: "tool"; call: string; content: string }

/** A tool as a model is told of it. `parameters` is JSON Schema (draft 7). */
export type ToolSpec = { name: string; description: string; parameters: unknown }

export type ModelRequest = { messages: RequestMessage[]; tools: ToolSpec[] }

export type ModelReply = {
  text: string
  calls: { providerId: string | null; tool: string; arguments: string }[]
  /** `stop`, `tool_calls`, `length`, or what the provider said. */
  finishReason: string
  usage: Usage | null
}

/** A model request that could not be brought to an end. `sentence` is for the person. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure"
  constructor(
    readonly code: "unreachable" | "refused" | "limited" | "cut" | "too long" | "aborted",
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${sentence}`, options)
  }
}

export interface Model {
  readonly name: string
  /** Tokens one model request may hold. */
  readonly window: number
  /** Throws ModelFailure only; retries what may be retried itself. `onText` gets the whole text so far, as it grows. */
  request(
    request: ModelRequest,
    options: { signal: AbortSignal; onText(textSoFar: string): void; onWait(waitMs: number, why: string): void },
  ): Promise<ModelReply>
}

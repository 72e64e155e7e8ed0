// Events of a step: the session it belongs to, the model request sent, its reply, its calls. Never what waits in the mailbox.
import { z } from "zod"

export const SessionStarted = z.object({
  type: z.literal("session-started"),
  version: z.literal(1),
  session: z.number().int().min(1),
  why: z.enum(["opened", "pins changed", "head changed"]),
  model: z.string(),
  /** Tokens the model can take in one model request. */
  window: z.number().int(),
  /** Content hash of the first system message (instructions, then pinned block). */
  systemHash: z.string(),
  /** Content hash of the tool list as sent, JSON. */
  toolsHash: z.string(),
  /** Content hash of the carried conversation as rendered, or null under `cold` and for a conversation. */
  carriedHash: z.string().nullable(),
  /** Content hash of the opening user message with what code attached to it; null for a conversation. */
  openingHash: z.string().nullable(),
  renderer: z.literal(1),
  /** Ledger position the pinned block was made at, and the facts and instructions it holds. */
  ledgerPosition: z.number().int(),
  pins: z.array(z.string()),
})
export type SessionStarted = z.infer<typeof SessionStarted>

/** A line the runtime adds to the exchange's own messages, sent with role user and framed by its origin. */
export const RuntimeLine = z.object({
  about: z.enum(["late-pin", "superseded"]),
  pins: z.array(z.string()),
  text: z.string(),
})
export type RuntimeLine = z.infer<typeof RuntimeLine>

export const ModelRequested = z.object({
  type: z.literal("model-requested"),
  version: z.literal(1),
  request: z.number().int().min(1),
  session: z.number().int().min(1),
  activation: z.number().int().min(1),
  /** Mail claimed by this model request, in the order it was accepted. */
  claims: z.array(z.string()),
  lines: z.array(RuntimeLine),
  tail: z.string().nullable(),
  ledgerPosition: z.number().int(),
  /** Hash chained over the bytes each model request of the session appends. */
  prefixHash: z.string(),
})
export type ModelRequested = z.infer<typeof ModelRequested>

export const RecordedCall = z.object({
  /** Ours, unique in the exchange; what every later event names. */
  call: z.string(),
  /** The provider's own id, kept beside ours. */
  providerId: z.string().nullable(),
  tool: z.string(),
  /** The arguments exactly as the model wrote them. */
  arguments: z.string(),
})
export type RecordedCall = z.infer<typeof RecordedCall>

export const Usage = z.object({
  input: z.number().int(),
  output: z.number().int(),
  cached: z.number().int().nullable(),
})
export type Usage = z.infer<typeof Usage>

export const ModelReplied = z.object({
  type: z.literal("model-replied"),
  version: z.literal(1),
  request: z.number().int().min(1),
  text: z.string(),
  calls: z.array(RecordedCall),
  finishReason: z.string(),
  /** Null means the provider did not say: shown as unknown, never as zero. */
  usage: Usage.nullable(),
  /** Milliseconds from sending to the end of the reply. */
  tookMs: z.number().int(),
})
export type ModelReplied = z.infer<typeof ModelReplied>

export const ModelFailed = z.object({
  type: z.literal("model-failed"),
  version: z.literal(1),
  request: z.number().int().min(1),
  code: z.string(),
  sentence: z.string(),
})

export const CallStarted = z.object({
  type: z.literal("call-started"),
  version: z.literal(1),
  call: z.string(),
  tool: z.string(),
  effect: z.enum(["read", "idempotent", "once", "open", "ask"]),
  /** Exchanges this call opened, in order. */
  children: z.array(
    z.object({ exchange: z.string(), agent: z.string(), kind: z.enum(["task", "lookup"]), request: z.string() }),
  ),
})
export type CallStarted = z.infer<typeof CallStarted>

/** A call that goes on waiting for a person's decision; its result is that decision. */
export const CallAwaiting = z.object({
  type: z.literal("call-awaiting"),
  version: z.literal(1),
  call: z.string(),
  item: z.string(),
})

export const CallOutcome = z.enum(["ok", "error", "refused", "stopped", "unknown"])
export type CallOutcome = z.infer<typeof CallOutcome>

export const CallFinished = z.object({
  type: z.literal("call-finished"),
  version: z.literal(1),
  call: z.string(),
  outcome: CallOutcome,
  /** What the model reads as the tool's result. */
  content: z.string(),
  /** Whose words the content holds: pages and mail are data, whatever they say. */
  origin: z.enum(["tool", "document", "person", "agent", "runtime"]),
})
export type CallFinished = z.infer<typeof CallFinished>

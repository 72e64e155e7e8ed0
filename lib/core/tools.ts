// What a tool is: its schema, its effect, and what it may do to the record. Never says how a model is told of the conversation.
import type { ZodType, z } from "zod"
import type { ItemRaised } from "./events/decision"
import type { LedgerEvent } from "./events/event"
import type { Question } from "./events/question"
import type { CallOutcome } from "./events/step"
import type { LedgerState } from "./ledger-state"

/** Where a call stands: who makes it, in which ledger. */
export type CallContext = {
  exchange: string
  agent: string
  root: string
  ledger: string
  call: string
  signal: AbortSignal
}

export type ToolResult = {
  outcome: Extract<CallOutcome, "ok" | "refused" | "error">
  /** JSON text the model reads. */
  content: string
  origin: "tool" | "document" | "runtime"
}

/** A child to open: the runtime adds who calls and, where the tool declares it, the carried conversation. */
export type ChildPlan = {
  agent: string
  request: string
  title: string
  notes: string[]
  attached: { label: string; text: string }[]
}

export type Opening = { open: ChildPlan[] } | { refused: string }

/** What a deciding tool makes of the ledger as it stands. Run again from the start if the ledger moved meanwhile. */
export type Decided =
  | { result: ToolResult; ledger: LedgerEvent[]; guard: string[] }
  /** The call stays open until a person decided the item. */
  | { awaits: ItemRaised; ledger: LedgerEvent[]; guard: string[] }

type Described<Input extends ZodType> = { name: string; description: string; input: Input }

/** Reads or acts outside the record. Parallel with its siblings. */
export type RunTool<Input extends ZodType = ZodType> = Described<Input> & {
  kind: "run"
  effect: "read" | "idempotent" | "once"
  run(input: z.output<Input>, context: CallContext): Promise<ToolResult>
}

/** Decides on the ledger: its events are committed with its result. In call order, each seeing what the one before decided. */
export type DecideTool<Input extends ZodType = ZodType> = Described<Input> & {
  kind: "decide"
  decide(input: z.output<Input>, context: CallContext & { state: LedgerState }): Promise<Decided>
}

/** Opens exchanges. A lookup's settlement is the call's result; a task's id is, and its settlement comes as a notice. */
export type OpenTool<Input extends ZodType = ZodType> = Described<Input> & {
  kind: "open"
  opens: "lookup" | "task"
  /** Declares that what it opens receives the caller's conversation. Filled in by the loop, unseen by the model. */
  receivesConversation: boolean
  open(input: z.output<Input>, context: CallContext & { state: LedgerState }): Promise<Opening>
}

/** Asks the caller; the answer is the call's result. */
export type AskTool<Input extends ZodType = ZodType> = Described<Input> & {
  kind: "ask"
  question(input: z.output<Input>): Omit<Question, "question" | "audience">
}

/** Restates a handoff note; the comparison itself is the runtime's. */
export type ReadBackTool<Input extends ZodType = ZodType> = Described<Input> & { kind: "read-back" }

export type Tool = RunTool | DecideTool | OpenTool | AskTool | ReadBackTool

/** One agent: who it is to the model, what it may call. */
export type Agent = {
  name: string
  instructions: string
  tools: readonly Tool[]
  /** A giver must hand over before it may finish; without a note its activation settles as failed. */
  mustHandOver: boolean
  maxSteps: number
}

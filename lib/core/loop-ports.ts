// What the loop is given: the record, models, agents, and the few rules a domain sets. Everything outside the loop comes in here.
import type { Carrier } from "./events/exchange"
import type { Question } from "./events/question"
import type { LedgerState } from "./ledger-state"
import type { Limits } from "./limits"
import type { MustCarry } from "./pins"
import type { Model, ToolSpec } from "./ports/model"
import type { Store } from "./ports/store"
import type { Clock, Hash, Ids } from "./ports/world"
import type { SameValue } from "./read-back"
import type { Agent, Tool } from "./tools"

/** A ledger's state as it stands; what is returned is never written to afterwards. Throws on a lost connection only. */
export interface Ledgers {
  now(ledger: string): Promise<LedgerState>
}

/** Takes the reply so far as it grows, for whoever watches. `written` resolves when nothing is being written any more. */
export type PartialWriter = { push(textSoFar: string): void; written(): Promise<void> }

export type LoopSettings = {
  /** How a caller's conversation travels to what it opens. Set by whoever builds the loop, never by a model. */
  carrier: Carrier
  maxDepth: number
  maxCalls: number
}

export type LoopPorts = {
  store: Store
  ledgers: Ledgers
  /** The model that drives an agent. */
  modelOf(agent: string): Model
  agents: Readonly<Record<string, Agent>>
  toolSpec(tool: Tool): ToolSpec
  clock: Clock
  ids: Ids
  hash: Hash
  mustCarry: MustCarry
  sameValue: SameValue
  /** Who may answer a question about a fact key. */
  audienceOf(factKey: string | null): Question["audience"]
  /** A writer for one model request's growing reply; what it writes may be lost. */
  partials(reply: { exchange: string; request: number }): PartialWriter
  settings: LoopSettings
}

export function limitsOf(agent: Agent, settings: LoopSettings): Limits {
  return { maxSteps: agent.maxSteps, maxDepth: settings.maxDepth, maxCalls: settings.maxCalls }
}

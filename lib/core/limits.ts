// The limits of a loop as plain numbers and predicates. Which limit ended an activation is said to model and person alike.
import type { ExchangeState } from "./exchange-state"

export type Limits = {
  /** Model requests in one activation. */
  maxSteps: number
  /** Exchanges from the conversation down, the conversation not counted. */
  maxDepth: number
  /** Calls one reply may make; the rest are refused. */
  maxCalls: number
}

export function stepLimit(state: ExchangeState, limits: Limits): string | null {
  if (state.steps < limits.maxSteps) return null
  return `The limit of ${limits.maxSteps} model requests in one activation was reached.`
}

/** Why no exchange may be opened below this one, or null. */
export function depthLimit(state: ExchangeState, limits: Limits): string | null {
  if (state.opened.depth < limits.maxDepth) return null
  return `The depth limit of ${limits.maxDepth} nested exchanges was reached; nothing more can be opened below this one. Do the work here, or say what is missing.`
}

// Decides what an exchange does next, from its state alone. Pure; the loop switches over its closed union.
//
// An activation goes: opening or mail -> model request -> reply -> calls -> … -> a reply without calls, which ends the turn.
// A turn's end settles the activation unless something is due, a task below still runs, or a draft is undecided.
import type { Mail } from "./events/mail"
import type { SettlementReason } from "./events/shared"
import type { Call, ExchangeState } from "./exchange-state"
import { type Limits, stepLimit } from "./limits"

export type NextStep =
  /** Nothing to do until mail comes. */
  | { step: "rest" }
  /** A model request was committed and has no reply: send the same bytes again. */
  | { step: "send again" }
  | { step: "run calls"; calls: Call[] }
  | { step: "ask model"; claims: string[] }
  | { step: "settle"; reason: SettlementReason; detail: string | null }

export type LoopRules = { limits: Limits; mustHandOver: boolean }

export function nextStep(state: ExchangeState, rules: LoopRules): NextStep {
  if (state.settled) return wake(state)
  if (state.stop) return { step: "settle", reason: "stopped", detail: "Stopped by a person." }
  if (state.unanswered) return { step: "send again" }
  if (state.failure) return { step: "settle", reason: "failed", detail: state.failure }
  const limit = stepLimit(state, rules.limits)

  const unfinished = state.lastCalls
    .map((id) => state.calls.get(id))
    .filter((call) => call !== undefined && !call.finished) as Call[]
  if (unfinished.length > 0) {
    const runnable = unfinished.filter((call) => !isWaiting(call))
    if (runnable.length > 0) return { step: "run calls", calls: runnable }
    const filled = new Set([...state.mailbox.values()].map(filledCall))
    if (!unfinished.every((call) => filled.has(call.call))) return { step: "rest" }
  }
  if (state.gate === "declined")
    return { step: "settle", reason: "declined", detail: "The handoff note was sent back to its giver." }
  if (state.lastCalls.length > 0) return limit ? limitReached(limit) : { step: "ask model", claims: dueNow(state) }
  return atTurnEnd(state, rules, limit)
}

/**
 * A settled conversation wakes for a person's words, and for notices if it had finished; after a stop or a failure notices
 * wait for the person. Any other exchange wakes only when a person asks it to try again.
 */
function wake(state: ExchangeState): NextStep {
  const kinds = new Set([...state.mailbox.values()].map((mail) => mail.kind))
  const conversation = state.opened.kind === "conversation"
  const woken =
    kinds.has("retry") ||
    (conversation &&
      (kinds.has("message") ||
        kinds.has("interjection") ||
        (kinds.has("notice") && state.settled?.reason === "finished")))
  return woken ? { step: "ask model", claims: turnClaims(state) } : { step: "rest" }
}

function atTurnEnd(state: ExchangeState, rules: LoopRules, limit: string | null): NextStep {
  const begun = state.opened.kind !== "conversation" || state.activation > 0
  const unopened = state.opened.kind !== "conversation" && state.steps === 0
  const claims = turnClaims(state)
  if (unopened || claims.some((id) => saysSomething(state, id)))
    return limit ? limitReached(limit) : { step: "ask model", claims }
  if (!begun) return { step: "rest" }
  if (state.opened.kind !== "conversation" && state.tasks.size > 0) return { step: "rest" }
  if (state.lastReply?.finishReason === "length") {
    return limitReached("The model's reply was cut off at its length limit: what stands here is not all of it.")
  }
  if (rules.mustHandOver && !state.note) {
    return { step: "settle", reason: "failed", detail: "It ended without handing over its work." }
  }
  if (state.lastText === null && !state.note) {
    return { step: "settle", reason: "failed", detail: "The model ended without a word. Try again." }
  }
  return { step: "settle", reason: "finished", detail: null }
}

const limitReached = (detail: string): NextStep => ({ step: "settle", reason: "limit reached", detail })

/** A call that goes on by mail: a lookup, a question, a decision. A call that only was started may be run (again). */
function isWaiting(call: Call): boolean {
  return call.awaiting !== null || call.question !== null || call.started?.effect === "open"
}

/** Mail due at the next step, in order. Ordinary messages wait for the next turn. */
function dueNow(state: ExchangeState): string[] {
  return [...state.mailbox.entries()].filter(([, mail]) => mail.kind !== "message").map(([id]) => id)
}

/** At a turn's beginning one ordinary message is claimed with all that is due anyway: each is a turn of its own. */
function turnClaims(state: ExchangeState): string[] {
  let messages = 0
  return [...state.mailbox.entries()]
    .filter(([, mail]) => mail.kind !== "message" || messages++ === 0)
    .map(([id]) => id)
}

/** At a turn's end no call is open: a result that comes for one that was closed meanwhile is nothing to ask a model about. */
function saysSomething(state: ExchangeState, id: string): boolean {
  const mail = state.mailbox.get(id)
  return mail !== undefined && filledCall(mail) === null
}

/** The open call a mail fills, if it fills one. */
function filledCall(mail: Mail): string | null {
  return mail.kind === "result" || mail.kind === "answer" || mail.kind === "decision" ? mail.call : null
}

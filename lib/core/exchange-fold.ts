// Folds an exchange's events to its state, one at a time. Never decides what comes next.
import { assertNever } from "./assert-never"
import type { ExchangeEvent, Recorded } from "./events/event"
import type { ModelRequested } from "./events/step"
import type { Call, ExchangeState } from "./exchange-state"

export function foldExchange(events: Recorded<ExchangeEvent>[]): ExchangeState {
  const [first, ...rest] = events
  if (!first) throw new Error("An exchange without events cannot be folded")
  const state = openExchangeState(first)
  for (const event of rest) applyExchangeEvent(state, event)
  return state
}

/** Folds one event into the state given. */
export function applyExchangeEvent(state: ExchangeState, { event, sequence }: Recorded<ExchangeEvent>): void {
  state.sequence = sequence
  switch (event.type) {
    case "exchange-opened":
    case "exchange-titled":
    case "question-passed":
    case "question-answered":
    case "question-withdrawn":
      return
    case "stop-requested":
      if (!state.settled) state.stop = event
      return
    case "activation-settled":
      state.settled = event
      state.stop = null
      return
    case "session-started":
      state.session = event
      return
    case "model-requested":
      startRequest(state, event)
      return
    case "model-replied":
      state.unanswered = null
      state.lastReply = event
      if (event.text.trim() !== "") state.lastText = event.text
      state.lastCalls = event.calls.map((call) => call.call)
      state.entries.push({ entry: "reply", sequence, text: event.text, calls: event.calls })
      for (const call of event.calls) {
        state.calls.set(call.call, {
          ...call,
          reply: event.request,
          started: null,
          awaiting: null,
          question: null,
          finished: null,
        })
      }
      return
    case "model-failed":
      state.unanswered = null
      state.failure = event.sentence
      return
    case "call-started":
      changeCall(state, event.call, { started: event })
      for (const child of event.children) {
        if (child.kind === "task") state.tasks.set(child.exchange, { call: event.call, agent: child.agent })
      }
      return
    case "call-awaiting":
      changeCall(state, event.call, { awaiting: event.item })
      return
    case "question-asked":
      changeCall(state, event.call, { question: event.question })
      return
    case "call-finished":
      changeCall(state, event.call, { finished: event })
      return
    case "mail-accepted":
      state.mailbox.set(event.id, event.mail)
      return
    case "mail-taken-back":
      state.mailbox.delete(event.id)
      return
    case "mail-returned":
      for (const id of event.ids) state.mailbox.delete(id)
      return
    case "read-back-compared":
      state.readBacks = event.attempt
      if (event.passed) state.gate = "passed"
      return
    case "handed-over":
      state.note = event.note
      return
    default:
      assertNever(event)
  }
}

function startRequest(state: ExchangeState, request: ModelRequested) {
  if (request.activation > state.activation || state.settled) {
    state.activation = request.activation
    state.settled = null
    state.steps = 0
    state.lastText = null
  }
  state.failure = null
  state.steps += 1
  state.unanswered = request
  state.lastRequest = request
  for (const id of state.lastCalls) {
    const call = state.calls.get(id)
    if (call?.finished) {
      const { content, origin } = call.finished
      state.entries.push({ entry: "result", call: id, tool: call.tool, content, origin })
    }
  }
  state.lastCalls = []
  for (const id of request.claims) claim(state, id)
  for (const line of request.lines) state.entries.push({ entry: "line", session: request.session, line })
}

function claim(state: ExchangeState, id: string) {
  const mail = state.mailbox.get(id)
  state.mailbox.delete(id)
  if (!mail) return
  if (mail.kind === "decision" && mail.gate) state.gate = mail.gate
  if (mail.kind === "decision" && mail.gate === "due") state.readBacks = 0
  if (mail.kind === "notice") state.tasks.delete(mail.exchange)
  if (mail.kind === "result" || mail.kind === "answer" || mail.kind === "decision") return
  state.entries.push({ entry: "mail", mail })
}

function changeCall(state: ExchangeState, id: string, part: Partial<Call>) {
  const call = state.calls.get(id)
  if (call) state.calls.set(id, { ...call, ...part })
}

/** The state after the opening event, which must be the first of the stream. */
export function openExchangeState({ stream, event, sequence }: Recorded<ExchangeEvent>): ExchangeState {
  if (event.type !== "exchange-opened") throw new Error(`Stream ${stream} does not begin with exchange-opened`)
  return {
    id: stream,
    sequence,
    opened: event,
    activation: event.kind === "conversation" ? 0 : 1,
    settled: null,
    session: null,
    unanswered: null,
    lastRequest: null,
    lastReply: null,
    failure: null,
    lastText: null,
    steps: 0,
    entries: [],
    calls: new Map(),
    lastCalls: [],
    mailbox: new Map(),
    tasks: new Map(),
    stop: null,
    gate: event.notes.length > 0 ? "due" : "none",
    readBacks: 0,
    note: null,
  }
}

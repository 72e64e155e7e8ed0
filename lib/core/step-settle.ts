// Settles an activation: closes what it left open, tells its caller, stops what it opened. One commit, one settlement.

import { finishedEvent } from "./call-decision"
import type { ExchangeEvent, LedgerEvent } from "./events/event"
import type { ActivationSettled } from "./events/exchange"
import type { Mail } from "./events/mail"
import type { Call } from "./exchange-state"
import type { LoopPorts } from "./loop-ports"
import type { NextStep } from "./next-step"
import type { CommitPart } from "./ports/store"
import { type Appended, append, type Run } from "./run"

export async function settle(
  run: Run,
  ports: LoopPorts,
  step: Extract<NextStep, { step: "settle" }>,
): Promise<Appended> {
  const { state } = run
  const open = state.lastCalls
    .map((id) => state.calls.get(id))
    .filter((call): call is Call => call !== undefined && !call.finished)
  const settled: ActivationSettled = {
    type: "activation-settled",
    version: 1,
    activation: Math.max(state.activation, 1),
    reason: step.reason,
    text: state.lastText,
    detail: step.detail,
    note: state.note,
  }
  const events: ExchangeEvent[] = [
    ...open.flatMap((call) => closeCall(call, step)),
    ...returnedWords(run, step),
    settled,
  ]
  const others = [...callerPart(run, ports, settled), ...stopChildren(run, step, open), ...closeItems(run, open)]
  return append(run, ports, { events, others, after: "let go" })
}

/** An open call gets a result the next model request can use; a question nobody waits for any more is withdrawn. */
function closeCall(call: Call, step: { reason: ActivationSettled["reason"] }): ExchangeEvent[] {
  const stopped = step.reason === "stopped"
  const sentence = stopped ? "stopped by a person" : `ended before this call did: ${step.reason}`
  const content = JSON.stringify({ [stopped ? "stopped" : "error"]: sentence })
  const result = finishedEvent(call, stopped ? "stopped" : "error", content, "runtime")
  if (!call.question) return [result]
  const why = stopped ? "The work that asked was stopped." : "The work that asked has ended."
  return [result, { type: "question-withdrawn", version: 1, question: call.question, why }]
}

/** Words nobody will read go back to their sender. Notices and results stay for the next activation. */
function returnedWords(run: Run, step: { reason: ActivationSettled["reason"] }): ExchangeEvent[] {
  if (step.reason === "finished") return []
  const ids = [...run.state.mailbox.entries()]
    .filter(([, mail]) => mail.kind === "message" || mail.kind === "interjection")
    .map(([id]) => id)
  return ids.length === 0 ? [] : [{ type: "mail-returned", version: 1, ids }]
}

function callerPart(run: Run, ports: LoopPorts, settled: ActivationSettled): CommitPart[] {
  const { opened, id } = run.state
  if (!opened.caller || !opened.settlesBy) return []
  const told = {
    exchange: id,
    agent: opened.agent,
    call: opened.caller.call,
    reason: settled.reason,
    text: settled.text,
    detail: settled.detail,
  }
  const mail: Mail =
    opened.settlesBy === "notice" ? { kind: "notice", ...told, note: settled.note } : { kind: "result", ...told }
  return [
    {
      as: "visitor",
      stream: opened.caller.exchange,
      guard: "none",
      after: "run",
      events: [{ type: "mail-accepted", version: 1, id: ports.ids.next("mail"), mail }],
    },
  ]
}

/**
 * A stop goes down to all that this exchange opened. Any other end takes along the lookups whose calls it closed, since nothing
 * waits for their results; a task goes on, and its notice waits in the mailbox for the next activation.
 */
function stopChildren(run: Run, step: { reason: ActivationSettled["reason"] }, open: Call[]): CommitPart[] {
  const lookups = open.flatMap((call) => call.started?.children.map((child) => child.exchange) ?? [])
  const children = new Set([...lookups, ...(step.reason === "stopped" ? run.state.tasks.keys() : [])])
  return [...children].map((stream) => ({
    as: "visitor",
    stream,
    guard: "none",
    after: "run",
    events: [{ type: "stop-requested", version: 1, by: { exchange: run.state.id } }],
  }))
}

function closeItems(run: Run, open: Call[]): CommitPart[] {
  const events = open.flatMap((call): LedgerEvent[] =>
    call.awaiting
      ? [{ type: "item-closed", version: 1, item: call.awaiting, why: "The work that waited for it has ended." }]
      : [],
  )
  return events.length === 0 ? [] : [{ as: "ledger", stream: run.state.opened.ledger, guard: "none", events }]
}

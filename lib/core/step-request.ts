// Makes the next model request durable, sends it, and brings its reply into the record. Nothing is sent before its commit.

import { finishedEvent } from "./call-decision"
import type { ExchangeEvent } from "./events/event"
import type { ModelRequested, SessionStarted } from "./events/step"
import { applyExchangeEvent } from "./exchange-fold"
import { copyExchangeState, type ExchangeState } from "./exchange-state"
import { applyLedgerEvent } from "./ledger"
import { copyLedger, type LedgerState } from "./ledger-state"
import type { LoopPorts } from "./loop-ports"
import { headMessages, modelRequest, ownMessages, type SessionTexts } from "./model-request"
import { type PinChange, pinChange } from "./pins"
import { type Appended, append, type Run } from "./run"
import { sessionTexts, startSession } from "./session"
import type { Agent } from "./tools"

/** Commits results, claims and the model request in one. */
export async function commitRequest(
  run: Run,
  ports: LoopPorts,
  { agent, claims }: { agent: Agent; claims: string[] },
): Promise<Appended> {
  const { state } = run
  const ledger = await ledgerWithDecided(run, ports)
  const events: ExchangeEvent[] = claims.flatMap((id) => fillCall(state, id))
  const change = state.session ? pinChange(state, ledger, ports.mustCarry) : null
  const why = newSessionReason(state, ports, { agent, change })
  const session = why ? await startSession(state, ports, { agent, ledger, why }) : state.session
  if (!session) throw new Error("A model request needs a session")
  if (why) events.push(session as ExchangeEvent)
  const request: ModelRequested = {
    type: "model-requested",
    version: 1,
    request: (state.lastRequest?.request ?? 0) + 1,
    session: session.session,
    activation: state.settled || state.activation === 0 ? state.activation + 1 : state.activation,
    claims,
    lines: change && (!why || change.change === "new session") ? change.lines : [],
    tail: null,
    ledgerPosition: ledger.position,
    prefixHash: "",
  }
  const texts = await textsOf(run, ports, session)
  const chain = chainOf(run, ports, { texts, events: [...events, request] })
  request.prefixHash = chain.hash
  const appended = await append(run, ports, { events: [...events, request] })
  if (appended === "committed") run.chain = chain
  return appended
}

/** The request as it was committed: the same bytes, whoever sends it. */
export async function requestToSend(run: Run, ports: LoopPorts) {
  const session = run.state.session
  if (!session) throw new Error("A model request needs a session")
  return modelRequest(run.state, await textsOf(run, ports, session))
}

/** Read once a session: what is stored under a hash never changes. */
async function textsOf(run: Run, ports: LoopPorts, session: SessionStarted): Promise<SessionTexts> {
  if (run.texts?.session !== session.session) {
    run.texts = { session: session.session, texts: await sessionTexts(session, ports.store) }
  }
  return run.texts.texts
}

/** The result a claimed mail writes for the open call it fills. */
function fillCall(state: ExchangeState, id: string): ExchangeEvent[] {
  const mail = state.mailbox.get(id)
  if (!mail || !("call" in mail) || mail.kind === "notice") return []
  const call = state.calls.get(mail.call)
  if (!call || call.finished) return []
  switch (mail.kind) {
    case "answer":
      return [finishedEvent(call, "ok", JSON.stringify({ answer: mail.text, by: mail.person.name }), "person")]
    case "decision":
      return [finishedEvent(call, "ok", mail.content, "person")]
    case "result": {
      const { reason, text, detail } = mail
      const answer = text ?? "It left no text."
      return reason === "finished"
        ? [finishedEvent(call, "ok", JSON.stringify({ reason, answer }), "agent")]
        : [finishedEvent(call, "error", JSON.stringify({ reason, detail, answer: text }), "agent")]
    }
  }
}

function newSessionReason(
  state: ExchangeState,
  ports: LoopPorts,
  { agent, change }: { agent: Agent; change: PinChange | null },
) {
  if (!state.session) return "opened" as const
  if (change?.change === "new session") return "pins changed" as const
  const toolsHash = ports.hash(JSON.stringify(agent.tools.map(ports.toolSpec)))
  return toolsHash !== state.session.toolsHash || ports.modelOf(agent.name).name !== state.session.model
    ? ("head changed" as const)
    : null
}

/** The ledger as it will stand once what this run decided is written: the request's pins are made at that position. */
async function ledgerWithDecided(run: Run, ports: LoopPorts): Promise<LedgerState> {
  const ledger = await ports.ledgers.now(run.state.opened.ledger)
  if (!run.decided || run.decided.events.length === 0) return ledger
  const at = new Date(ports.clock.now()).toISOString()
  return run.decided.events.reduce(
    (state, event) => applyLedgerEvent(state, { stream: ledger.id, sequence: state.position + 1, at, event }),
    copyLedger(ledger),
  )
}

/** Hash over all messages of the session so far, chained one by one, so that a step hashes only what it appends. */
function chainOf(
  run: Run,
  ports: LoopPorts,
  { texts, events }: { texts: SessionTexts; events: ExchangeEvent[] },
): Run["chain"] {
  const preview = previewState(run.state, events)
  const own = ownMessages(preview)
  const session = preview.session?.session ?? 0
  const warm =
    run.chain.session === session
      ? run.chain
      : { session, entries: 0, hash: ports.hash(JSON.stringify([headMessages(texts), texts.tools])) }
  const hash = own
    .slice(warm.entries)
    .reduce((chain, message) => ports.hash(chain + JSON.stringify(message)), warm.hash)
  return { session, entries: own.length, hash }
}

function previewState(state: ExchangeState, events: ExchangeEvent[]): ExchangeState {
  const preview = copyExchangeState(state)
  events.forEach((event, index) => {
    applyExchangeEvent(preview, { stream: state.id, sequence: state.sequence + index + 1, at: "", event })
  })
  return preview
}

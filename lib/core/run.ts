// One process's hold on an exchange: its folded state, what it has decided and not yet written, and how it writes. Drives nothing.
import type { ExchangeEvent, LedgerEvent, Recorded } from "./events/event"
import { applyExchangeEvent, foldExchange } from "./exchange-fold"
import type { ExchangeState } from "./exchange-state"
import { joinParts } from "./join-parts"
import type { LoopPorts } from "./loop-ports"
import type { SessionTexts } from "./model-request"
import type { Claim, CommitPart } from "./ports/store"
import { storable } from "./storable"

export type Run = {
  claim: Claim
  /** State with everything written, and with `pending` folded in. */
  state: ExchangeState
  /** Where the stream stands as far as it was read. */
  sequence: number
  /** Results of calls that have run and are not written yet; they go with the next append. */
  pending: ExchangeEvent[]
  /** What deciding tools made of the ledger, to be written with their results, at the position they decided on. */
  decided: Decision | null
  /** Calls this process itself started and has not run yet; a `once` call found started by another has an unknown outcome. */
  fresh: Set<string>
  /** Chained hash over the messages sent in this session. */
  chain: { session: number; entries: number; hash: string }
  /** The texts of the session they were read for. */
  texts: { session: number; texts: SessionTexts } | null
  /** Aborted when the activation is stopped, the claim is lost, or the process shuts down. */
  abort: AbortController
}

export type Decision = { ledger: string; since: number; events: LedgerEvent[]; guard: string[]; calls: string[] }

export type Appended = "committed" | "mail arrived" | "claim lost" | "decide again"

export async function openRun(claim: Claim, ports: LoopPorts): Promise<Run> {
  const state = foldExchange(await readExchange(claim.exchange, 0, ports))
  return {
    claim,
    state,
    sequence: state.sequence,
    pending: [],
    decided: null,
    fresh: new Set(),
    chain: { session: 0, entries: 0, hash: "" },
    texts: null,
    abort: new AbortController(),
  }
}

/**
 * Appends `events` after what is pending, with other streams' parts, in one commit, and folds them. Where only mail arrived in
 * between, the mail is folded and nothing is written: the caller decides again. Where the ledger moved, what deciding tools
 * made of it is dropped, so that they run again.
 */
export async function append(
  run: Run,
  ports: LoopPorts,
  {
    events,
    others = [],
    after = "keep",
  }: { events: ExchangeEvent[]; others?: CommitPart[]; after?: "keep" | "let go" },
): Promise<Appended> {
  const added = storable(events)
  const own: ExchangeEvent[] = [...run.pending, ...added]
  const parts: CommitPart[] = [
    {
      as: "owner",
      stream: run.claim.exchange,
      epoch: run.claim.epoch,
      expectedSequence: run.sequence,
      events: own,
      after,
    },
    ...decidedPart(run),
    ...others,
  ]
  const outcome = await ports.store.commit(joinParts(parts))
  if (outcome.committed) {
    fold(run, added, outcome.at, run.sequence + run.pending.length)
    run.sequence += own.length
    run.state.sequence = run.sequence
    run.pending = []
    run.decided = null
    return "committed"
  }
  switch (outcome.reason) {
    case "claim lost":
      return "claim lost"
    case "mail arrived":
      await catchUp(run, ports)
      return "mail arrived"
    case "guarded":
      await dropDecided(run, ports)
      return "decide again"
    default:
      throw new Error(`An exchange's append was refused: ${outcome.reason}`)
  }
}

/** Reads and folds what visitors appended since. */
export async function catchUp(run: Run, ports: LoopPorts): Promise<void> {
  const events = await readExchange(run.claim.exchange, run.sequence, ports)
  for (const event of events) applyExchangeEvent(run.state, event)
  run.sequence = events.at(-1)?.sequence ?? run.sequence
}

/** Folds results that are not written yet, so that the next step is decided with them. */
export function hold(run: Run, events: ExchangeEvent[], at: string): void {
  const kept = storable(events)
  fold(run, kept, at, run.sequence + run.pending.length)
  run.pending.push(...kept)
}

async function dropDecided(run: Run, ports: LoopPorts) {
  const decidedCalls = new Set(run.decided?.calls)
  const kept = run.pending.filter((event) => !("call" in event && decidedCalls.has(event.call)))
  const state = foldExchange(await readExchange(run.claim.exchange, 0, ports))
  run.state = state
  run.sequence = state.sequence
  run.pending = []
  run.decided = null
  hold(run, kept, new Date(ports.clock.now()).toISOString())
}

function decidedPart(run: Run): CommitPart[] {
  if (!run.decided || run.decided.events.length === 0) return []
  const { ledger, since, events, guard } = run.decided
  return [{ as: "ledger", stream: ledger, guard: { since, subjects: guard }, events }]
}

function fold(run: Run, events: ExchangeEvent[], at: string, from: number) {
  events.forEach((event, index) => {
    applyExchangeEvent(run.state, { stream: run.claim.exchange, sequence: from + index + 1, at, event })
  })
}

async function readExchange(exchange: string, after: number, ports: LoopPorts): Promise<Recorded<ExchangeEvent>[]> {
  return (await ports.store.read(exchange, { after })) as Recorded<ExchangeEvent>[]
}

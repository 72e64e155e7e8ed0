// The loop: drives one claimed exchange over its next steps until it waits, ends, or the claim is lost. Everything comes from the record.
import { assertNever } from "./assert-never"
import type { ExchangeEvent, Recorded } from "./events/event"
import { applyExchangeEvent } from "./exchange-fold"
import { copyExchangeState } from "./exchange-state"
import { type LoopPorts, limitsOf } from "./loop-ports"
import { type NextStep, nextStep } from "./next-step"
import { ModelFailure, type ModelReply } from "./ports/model"
import type { Claim } from "./ports/store"
import { type Appended, append, catchUp, openRun, type Run } from "./run"
import { runCalls } from "./step-calls"
import { planCalls, recordedCalls } from "./step-reply"
import { commitRequest, requestToSend } from "./step-request"
import { settle } from "./step-settle"
import type { Agent } from "./tools"

export type Driving = {
  /** Aborts the activation when a person or the caller stopped it. Called with hints; checks the record itself. */
  heed(): Promise<void>
  /** The claim is lost: stop at once and write nothing more. */
  lose(): void
  /** The process shuts down: give the claim back, so that another goes on. */
  leave(): void
  /** Resolves when this process has let the exchange go. Rejects on a broken assumption or a lost connection. */
  readonly done: Promise<void>
}

type Ending = "lost" | "leaving" | null

export function drive(claim: Claim, ports: LoopPorts): Driving {
  let ending: Ending = null
  let current: Run | null = null
  const end = (how: Exclude<Ending, null>) => {
    ending = how
    current?.abort.abort()
  }
  return {
    async heed() {
      const run = current
      if (!run) return
      const ahead = copyExchangeState(run.state)
      const since = (await ports.store.read(claim.exchange, { after: run.sequence })) as Recorded<ExchangeEvent>[]
      for (const recorded of since) applyExchangeEvent(ahead, recorded)
      // A stop that met an ended activation stops nothing: its event alone does not abort what was woken since.
      if (ahead.stop) run.abort.abort()
    },
    lose: () => end("lost"),
    leave: () => end("leaving"),
    done: go(),
  }

  async function go(): Promise<void> {
    const run = await openRun(claim, ports)
    current = run
    const agent = ports.agents[run.state.opened.agent]
    if (!agent) throw new Error(`No agent is named ${run.state.opened.agent}`)
    const rules = { limits: limitsOf(agent, ports.settings), mustHandOver: agent.mustHandOver }
    for (;;) {
      if (ending === "leaving") await ports.store.release(claim)
      if (ending !== null) return
      const done = await take(nextStep(run.state, rules), run, agent)
      if (done === "done" || done === "claim lost") return
    }
  }

  /** Takes one step. Whatever it meets on the way (mail, a moved ledger, a stop) is seen by the next round's decision. */
  async function take(step: NextStep, run: Run, agent: Agent): Promise<Appended | "done" | "next"> {
    switch (step.step) {
      case "rest":
        return rest(run)
      case "ask model": {
        const appended = await commitRequest(run, ports, { agent, claims: step.claims })
        return appended === "committed" ? send(run, agent) : appended
      }
      case "send again":
        return send(run, agent)
      case "run calls":
        await runCalls(run, ports, { agent, calls: step.calls })
        if (run.abort.signal.aborted) await catchUp(run, ports)
        return "next"
      case "settle": {
        const appended = await settle(run, ports, step)
        return appended === "committed" ? "done" : appended
      }
      default:
        return assertNever(step)
    }
  }

  async function rest(run: Run): Promise<Appended | "done" | "next"> {
    if (run.pending.length > 0) {
      const appended = await append(run, ports, { events: [], after: "let go" })
      return appended === "committed" ? "done" : appended
    }
    if (await ports.store.letGo(claim, run.sequence)) return "done"
    const before = run.sequence
    await catchUp(run, ports)
    return run.sequence === before ? "claim lost" : "next"
  }

  async function send(run: Run, agent: Agent): Promise<Appended | "next"> {
    const from = ports.clock.now()
    const reply = await ask(run, agent)
    if (run.abort.signal.aborted) {
      await catchUp(run, ports)
      return "next"
    }
    if (reply instanceof ModelFailure) {
      const request = run.state.unanswered?.request ?? 0
      return untilWritten(run, () =>
        append(run, ports, {
          events: [{ type: "model-failed", version: 1, request, code: reply.code, sentence: reply.sentence }],
        }),
      )
    }
    return record(run, agent, { reply, tookMs: ports.clock.now() - from })
  }

  async function ask(run: Run, agent: Agent): Promise<ModelReply | ModelFailure> {
    const request = run.state.unanswered?.request ?? 0
    const partial = ports.partials({ exchange: claim.exchange, request })
    const body = await requestToSend(run, ports)
    try {
      const options = { signal: run.abort.signal, onText: partial.push, onWait: () => undefined }
      return await ports.modelOf(agent.name).request(body, options)
    } catch (error) {
      if (error instanceof ModelFailure) return error
      throw error
    } finally {
      await partial.written()
    }
  }

  /** One commit: the reply, its calls, the children and questions they open. Mail that came meanwhile waits for the next step. */
  async function record(
    run: Run,
    agent: Agent,
    { reply, tookMs }: { reply: ModelReply; tookMs: number },
  ): Promise<Appended> {
    const calls = recordedCalls(reply, ports)
    const planned = await planCalls(run, ports, { agent, reply, calls })
    const request = run.state.unanswered?.request ?? 0
    const { text, finishReason, usage } = reply
    const replied = {
      type: "model-replied" as const,
      version: 1 as const,
      request,
      text,
      calls,
      finishReason,
      usage,
      tookMs,
    }
    for (const call of calls) run.fresh.add(call.call)
    return untilWritten(run, () => {
      const upTo = run.sequence + run.pending.length + 1
      const layer = { exchange: claim.exchange, upTo }
      const carried = [...run.state.opened.carried, layer]
      const openings = planned.flatMap((plan) => plan.openings)
      const children = openings.map(({ stream, opened, carries }) => ({
        as: "opening" as const,
        stream,
        after: "run" as const,
        events: [
          {
            ...opened,
            carrier: carries ? ports.settings.carrier : ("cold" as const),
            carried: carries && ports.settings.carrier !== "cold" ? carried : [],
          },
        ],
      }))
      const events = [replied, ...planned.flatMap((plan) => plan.events)]
      return append(run, ports, { events, others: [...children, ...planned.flatMap((plan) => plan.others)] })
    })
  }

  /** A reply is never asked for twice: where mail came in between, the same events are appended behind it. */
  async function untilWritten(run: Run, write: () => Promise<Appended>): Promise<Appended> {
    for (;;) {
      const appended = await write()
      if (appended !== "mail arrived" && appended !== "decide again") return appended
      if (run.state.stop) return "mail arrived"
    }
  }
}

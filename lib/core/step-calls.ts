// Runs the calls of a reply: reading ones side by side, deciding ones in order on a working copy of the ledger. Writes nothing.

import { awaiting, type CallDecision, contextOf, finishedEvent } from "./call-decision"
import type { ExchangeEvent, LedgerEvent } from "./events/event"
import type { CallFinished } from "./events/step"
import type { Call } from "./exchange-state"
import { applyLedgerEvent } from "./ledger"
import { copyLedger, type LedgerState } from "./ledger-state"
import type { LoopPorts } from "./loop-ports"
import { decideReadBack } from "./read-back-call"
import { hold, type Run } from "./run"
import { parseArguments } from "./step-reply"
import type { Agent, DecideTool, RunTool, ToolResult } from "./tools"

export async function runCalls(
  run: Run,
  ports: LoopPorts,
  { agent, calls }: { agent: Agent; calls: Call[] },
): Promise<void> {
  const at = new Date(ports.clock.now()).toISOString()
  const tools = new Map(agent.tools.map((tool) => [tool.name, tool]))
  const stop = whenStopped(run.abort.signal)
  const results = await Promise.all(
    calls.map(async (call) => {
      const tool = tools.get(call.tool)
      if (!tool)
        return [
          finishedEvent(
            call,
            "error",
            JSON.stringify({ error: `There is no tool named ${call.tool} any more.` }),
            "runtime",
          ),
        ]
      return tool.kind === "run" ? [await runOne(run, { tool, call, stopped: stop.stopped })] : []
    }),
  )
  stop.forget()
  if (run.abort.signal.aborted) return
  hold(run, results.flat(), at)
  const deciding = calls.filter((call) => ["decide", "read-back"].includes(tools.get(call.tool)?.kind ?? ""))
  if (deciding.length > 0) await decideCalls(run, ports, { agent, calls: deciding, at })
}

async function runOne(
  run: Run,
  { tool, call, stopped }: { tool: RunTool; call: Call; stopped: Promise<ToolResult> },
): Promise<CallFinished> {
  const fresh = run.fresh.delete(call.call)
  if (tool.effect === "once" && !fresh) {
    const sentence = "The server stopped while this ran. Whether it took effect is unknown; it was not run again."
    return finishedEvent(call, "unknown", JSON.stringify({ unknown: sentence }), "runtime")
  }
  const input = parseArguments(tool, call.arguments)
  if ("problem" in input) return finishedEvent(call, "error", JSON.stringify({ error: input.problem }), "runtime")
  const result = await Promise.race([settleTool(tool.run(input.value, contextOf(run, call))), stopped])
  return finishedEvent(call, result.outcome, result.content, result.origin)
}

/** One listener for all calls of a reply, taken away again: an activation may make many, and its signal outlives them. */
function whenStopped(signal: AbortSignal): { stopped: Promise<ToolResult>; forget(): void } {
  const listening = new AbortController()
  const stopped = new Promise<ToolResult>((resolve) => {
    const content = JSON.stringify({ stopped: "stopped by a person" })
    const stop = () => resolve({ outcome: "error", content, origin: "runtime" })
    if (signal.aborted) stop()
    else signal.addEventListener("abort", stop, { once: true, signal: listening.signal })
  })
  return { stopped, forget: () => listening.abort() }
}

/** A tool that throws is a result the model reads, with the error's own words. */
async function settleTool(running: Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await running
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { outcome: "error", content: JSON.stringify({ error: message }), origin: "tool" }
  }
}

async function decideCalls(
  run: Run,
  ports: LoopPorts,
  { agent, calls, at }: { agent: Agent; calls: Call[]; at: string },
): Promise<void> {
  const ledger = run.state.opened.ledger
  const before = await ports.ledgers.now(ledger)
  const working = copyLedger(before)
  const decided = {
    ledger,
    since: before.position,
    events: [] as LedgerEvent[],
    guard: [] as string[],
    calls: [] as string[],
  }
  for (const call of calls) {
    const decision = await decideOne(run, ports, { agent, call, working })
    for (const event of decision.ledger)
      applyLedgerEvent(working, { stream: ledger, sequence: working.position + 1, at, event })
    decided.events.push(...decision.ledger)
    decided.guard.push(...decision.guard)
    decided.calls.push(call.call)
    hold(run, decision.own, at)
  }
  run.decided = decided
}

async function decideOne(
  run: Run,
  ports: LoopPorts,
  { agent, call, working }: { agent: Agent; call: Call; working: LedgerState },
): Promise<CallDecision> {
  const tool = agent.tools.find((it) => it.name === call.tool)
  const input = tool
    ? parseArguments(tool, call.arguments)
    : { problem: `There is no tool named ${call.tool} any more.` }
  if (!tool || "problem" in input) {
    const problem = "problem" in input ? input.problem : ""
    return { own: [finishedEvent(call, "error", JSON.stringify({ error: problem }), "runtime")], ledger: [], guard: [] }
  }
  if (tool.kind === "read-back") return decideReadBack(run, ports, { call, input: input.value, ledger: working })
  if (tool.kind !== "decide") throw new Error(`${tool.name} does not decide`)
  return decideWith(tool, { run, call, input: input.value, working })
}

async function decideWith(
  tool: DecideTool,
  { run, call, input, working }: { run: Run; call: Call; input: unknown; working: LedgerState },
): Promise<CallDecision> {
  try {
    const decided = await tool.decide(input, { ...contextOf(run, call), state: working })
    if ("awaits" in decided) return awaiting(call, decided.awaits, decided.ledger, decided.guard)
    const note = decided.ledger.find((event) => event.type === "note-written")
    const handed: ExchangeEvent[] = note
      ? [{ type: "handed-over", version: 1, call: call.call, note: note.note.note }]
      : []
    const { outcome, content, origin } = decided.result
    return {
      own: [finishedEvent(call, outcome, content, origin), ...handed],
      ledger: decided.ledger,
      guard: decided.guard,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { own: [finishedEvent(call, "error", JSON.stringify({ error: message }), "tool")], ledger: [], guard: [] }
  }
}

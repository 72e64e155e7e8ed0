// Turns a model's reply into what is committed with it: calls started, children opened, questions raised, refusals. Runs nothing.
import { assertNever } from "./assert-never"
import { contextOf, finishedEvent } from "./call-decision"
import type { ExchangeEvent } from "./events/event"
import type { ExchangeOpened } from "./events/exchange"
import type { CallStarted, RecordedCall } from "./events/step"
import { depthLimit } from "./limits"
import { type LoopPorts, limitsOf } from "./loop-ports"
import type { ModelReply } from "./ports/model"
import type { CommitPart } from "./ports/store"
import { askUpwards } from "./question-path"
import type { Run } from "./run"
import type { Agent, ChildPlan, OpenTool, Tool } from "./tools"

/** What one call adds to the reply's commit. Openings are finished with the reply's own sequence, known only when it is written. */
export type PlannedCall = {
  events: ExchangeEvent[]
  others: CommitPart[]
  openings: { stream: string; opened: ExchangeOpened; carries: boolean }[]
}

export function recordedCalls(reply: ModelReply, ports: LoopPorts): RecordedCall[] {
  return reply.calls.map((call) => ({
    call: ports.ids.next("call"),
    providerId: call.providerId,
    tool: call.tool,
    arguments: call.arguments,
  }))
}

/** Plans every call of a reply, in order. A call that cannot be run gets its result at once, for the model to read. */
export async function planCalls(
  run: Run,
  ports: LoopPorts,
  { agent, reply, calls }: { agent: Agent; reply: ModelReply; calls: RecordedCall[] },
): Promise<PlannedCall[]> {
  const planned: PlannedCall[] = []
  for (const [index, call] of calls.entries()) planned.push(await planCall(run, ports, { agent, reply, call, index }))
  return planned
}

async function planCall(
  run: Run,
  ports: LoopPorts,
  { agent, reply, call, index }: { agent: Agent; reply: ModelReply; call: RecordedCall; index: number },
): Promise<PlannedCall> {
  if (reply.finishReason === "length")
    return atOnce(
      call,
      "error",
      "The reply was cut off before it ended, so this call was not run. Make it again, shorter.",
    )
  if (index >= ports.settings.maxCalls)
    return atOnce(
      call,
      "refused",
      `At most ${ports.settings.maxCalls} calls are run in one step. Make this one again in the next.`,
    )
  const tool = agent.tools.find((it) => it.name === call.tool)
  if (!tool)
    return atOnce(
      call,
      "error",
      `There is no tool named ${call.tool}. The tools are: ${agent.tools.map((it) => it.name).join(", ")}.`,
    )
  const input = parseArguments(tool, call.arguments)
  if ("problem" in input) return atOnce(call, "error", input.problem)
  if (run.state.gate === "due" && tool.kind !== "ask" && tool.kind !== "read-back")
    return atOnce(call, "refused", "Read back the handoff note first.")
  switch (tool.kind) {
    case "run":
      return started(call, tool.effect)
    case "decide":
    case "read-back":
      return started(call, "idempotent")
    case "ask":
      return planQuestion(run, ports, { call, asked: tool.question(input.value) })
    case "open":
      return planOpening(run, ports, { call, tool, input: input.value })
    default:
      return assertNever(tool)
  }
}

export function parseArguments(tool: Tool, text: string): { value: unknown } | { problem: string } {
  const json = parseJson(text.trim() === "" ? "{}" : text)
  if ("problem" in json) return json
  const parsed = tool.input.safeParse(json.value)
  if (parsed.success) return { value: parsed.data }
  const issues = parsed.error.issues.map((issue) => `${issue.path.join(".") || "arguments"}: ${issue.message}`)
  return { problem: `The arguments do not fit ${tool.name}: ${issues.join("; ")}.` }
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `The arguments are not valid JSON: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

async function planQuestion(
  run: Run,
  ports: LoopPorts,
  { call, asked }: { call: RecordedCall; asked: Parameters<typeof askUpwards>[2]["asked"] },
): Promise<PlannedCall> {
  if (!run.state.opened.caller) return atOnce(call, "refused", "You speak with the person directly: ask in your reply.")
  const { event, others } = await askUpwards(run, ports, { call: call.call, asked })
  return { events: [startedEvent(call, "ask"), event], others, openings: [] }
}

async function planOpening(
  run: Run,
  ports: LoopPorts,
  { call, tool, input }: { call: RecordedCall; tool: OpenTool; input: unknown },
): Promise<PlannedCall> {
  const agent = ports.agents[run.state.opened.agent]
  const tooDeep = agent ? depthLimit(run.state, limitsOf(agent, ports.settings)) : null
  if (tooDeep) return atOnce(call, "refused", tooDeep)
  const { opened } = run.state
  const state = await ports.ledgers.now(opened.ledger)
  const opening = await tool.open(input, { ...contextOf(run, call), state })
  if ("refused" in opening) return atOnce(call, "refused", opening.refused)
  const openings = opening.open.map((plan) => ({
    stream: ports.ids.next("ex"),
    opened: childOf(run, { call, tool, plan }),
    carries: tool.receivesConversation,
  }))
  const children = openings.map(({ stream, opened: child }) => ({
    exchange: stream,
    agent: child.agent,
    kind: tool.opens,
    request: child.title,
  }))
  const events: ExchangeEvent[] = [{ ...startedEvent(call, "open"), children }]
  if (tool.opens === "task") {
    const content = JSON.stringify({
      started: children.map(({ exchange, agent: name }) => ({ exchange, agent: name })),
    })
    events.push(finishedEvent(call, "ok", content, "runtime"))
  }
  return { events, others: [], openings }
}

function childOf(
  run: Run,
  { call, tool, plan }: { call: RecordedCall; tool: OpenTool; plan: ChildPlan },
): ExchangeOpened {
  const { opened, id } = run.state
  return {
    type: "exchange-opened",
    version: 1,
    kind: tool.opens,
    agent: plan.agent,
    root: opened.root,
    depth: opened.depth + 1,
    caller: { exchange: id, call: call.call },
    settlesBy: tool.opens === "lookup" ? "result" : "notice",
    ledger: opened.ledger,
    carrier: "cold",
    carried: [],
    openingRequest: plan.request,
    notes: plan.notes,
    attached: plan.attached,
    owner: null,
    title: plan.title,
  }
}

function atOnce(call: RecordedCall, outcome: "error" | "refused", sentence: string): PlannedCall {
  return {
    events: [finishedEvent(call, outcome, JSON.stringify({ [outcome]: sentence }), "runtime")],
    others: [],
    openings: [],
  }
}

function started(call: RecordedCall, effect: CallStarted["effect"]): PlannedCall {
  return { events: [startedEvent(call, effect)], others: [], openings: [] }
}

function startedEvent(call: RecordedCall, effect: CallStarted["effect"]): CallStarted {
  return { type: "call-started", version: 1, call: call.call, tool: call.tool, effect, children: [] }
}

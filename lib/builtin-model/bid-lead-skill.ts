// Leads a task through the agents its schema lists, in their order, one after another, passing on the notes. Never does their work.
import { type JsonObject, objectsIn, textIn } from "./json"
import { call, callNow, type Reply, say } from "./reply"
import { type Call, callsOf, offers, type RequestView, reasonAgainst } from "./request-view"
import { agentsOf } from "./task-agents"

const mostAttempts = 2

/** Applies where tasks can be started and the agents to start stand in the schema. Woken by settlement notices. */
export function bidLeadSkill(view: RequestView): Reply | null {
  const agents = agentsOf(view.tools.get("start_task"))
  if (!offers(view, "start_task") || agents.length === 0) return null
  const notices = noticesIn(view)
  const notes: string[] = []
  for (const agent of agents) {
    const attempts = callsOf(view, "start_task").filter((made) => textIn(made.arguments, "agent") === agent)
    const stage = stageOf(attempts, notices)
    notes.push(...stage.notes)
    if (stage.stage === "done") continue
    if (stage.stage === "running") return say(`Waiting for ${agent} to end.`)
    if (stage.stage === "over" || attempts.length >= mostAttempts) return say(report(agents, view, notices))
    const passedOn = notes.length === 0 ? {} : { notes: [...new Set(notes)] }
    return callNow(call("start_task", { agent, request: requestFor(view, attempts.length), ...passedOn }))
  }
  return say(report(agents, view, notices))
}

// A second start says that it is one.
function requestFor(view: RequestView, attempt: number): string {
  return attempt === 0
    ? view.opening.text
    : `${view.opening.text}\n(Started again, once, because the first start failed.)`
}

type Stage = { stage: "to start" | "running" | "done" | "over"; notes: string[] }

function stageOf(attempts: readonly Call[], notices: readonly JsonObject[]): Stage {
  const last = attempts.at(-1)
  if (last === undefined || reasonAgainst(last) !== "") return { stage: "to start", notes: [] }
  const exchanges = objectsIn(last.result, "started").map((one) => textIn(one, "exchange"))
  const ended = exchanges.map((exchange) => notices.findLast((notice) => textIn(notice, "exchange") === exchange))
  const notes = ended.map((notice) => textIn(notice ?? null, "note")).filter((note) => note !== "")
  if (ended.some((notice) => notice === undefined)) return { stage: "running", notes: [] }
  const reasons = ended.map((notice) => textIn(notice ?? null, "reason"))
  if (reasons.every((reason) => reason === "finished")) return { stage: "done", notes }
  return { stage: reasons.some((reason) => reason === "stopped") ? "over" : "to start", notes: [] }
}

function noticesIn(view: RequestView): JsonObject[] {
  return view.own.flatMap((message) =>
    message.from === "runtime" && message.frame === "settlement notice" ? message.lines : [],
  )
}

function report(agents: readonly string[], view: RequestView, notices: readonly JsonObject[]): string {
  const lines = agents.map((agent) => {
    const own = notices.filter((notice) => textIn(notice, "agent") === agent)
    const refusal = callsOf(view, "start_task")
      .filter((made) => textIn(made.arguments, "agent") === agent)
      .map(reasonAgainst)
      .find((reason) => reason !== "")
    const last = own.at(-1)
    if (last === undefined)
      return `**${agent}**: ${refusal === undefined ? "not started" : `could not be started: ${refusal}`}.`
    const words = [textIn(last, "text"), textIn(last, "detail")].filter((one) => one !== "").join("\n")
    return `**${agent}**: ${textIn(last, "reason")}.\n${words}`.trim()
  })
  return lines.join("\n\n")
}

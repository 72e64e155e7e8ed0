// Checks each criterion by the tool that does the arithmetic, and hands the verdicts over. Never judges a figure itself.
import { finishWith, goalOf, type Note } from "./finish"
import { type JsonObject, objectsIn, textIn } from "./json"
import { call, callNow, notYetMade, type Reply } from "./reply"
import { type Call, callsOf, lastResult, offers, type RequestView, reasonAgainst } from "./request-view"

const callsAStep = 16

/** Applies where criteria can be checked. Order: list criteria, facts and profile; check each; hand over. */
export function eligibilitySkill(view: RequestView): Reply | null {
  if (!offers(view, "check_criterion")) return null
  const first = [
    ...(offers(view, "list_criteria") ? [call("list_criteria", {})] : [call("list_facts", { group: "eligibility" })]),
    ...(offers(view, "look_up_profile") ? [call("look_up_profile", { request: profileRequest })] : []),
  ]
  const opening = notYetMade(view, first)
  if (opening.length > 0) return callNow(...opening)
  const checks = criterionKeys(view).map((key) => call("check_criterion", { fact_key: key }))
  const missing = notYetMade(view, checks)
  if (missing.length > 0) return callNow(...missing.slice(0, callsAStep))
  return finishWith(view, eligibilityNote(view))
}

const profileRequest = "Which works has the company completed, and what was its annual turnover?"

function criterionKeys(view: RequestView): string[] {
  const criteria = objectsIn(lastResult(view, "list_criteria"), "criteria").map((one) => textIn(one, "fact_key"))
  const facts = objectsIn(lastResult(view, "list_facts"), "facts").map((one) => textIn(one, "key"))
  return [...new Set(criteria.length > 0 ? criteria : facts)].filter((key) => key !== "")
}

function eligibilityNote(view: RequestView): Note {
  const checks = callsOf(view, "check_criterion")
  const judged = checks.filter((made) => reasonAgainst(made) === "")
  const unsettled = judged.filter((made) => textIn(made.result, "verdict") !== "met")
  return {
    goal: goalOf(view, "Check whether the company meets the criteria."),
    done: judged.length === 0 ? ["No criterion could be checked."] : judged.map((made) => verdictLine(made.result)),
    decisions: judged.map((made) => ({
      decision: `${textIn(made.result, "criterion")}: ${textIn(made.result, "verdict")}`,
      reason: textIn(made.result, "arithmetic") || textIn(made.result, "evidence") || "no evidence was found",
    })),
    openQuestions: [...unsettled.map((made) => openLine(made.result)), ...checks.flatMap(refusalLine)],
    nextAction: "Price the items of the schedule from the rate list.",
  }
}

function verdictLine(result: JsonObject | null): string {
  const required = textIn(result, "requirement")
  return `${textIn(result, "criterion")}: ${textIn(result, "verdict")}${required === "" ? "" : ` (required: ${required})`}.`
}

function openLine(result: JsonObject | null): string {
  return `${textIn(result, "criterion")}: ${textIn(result, "verdict")}. Evidence: ${textIn(result, "evidence") || "none"}.`
}

function refusalLine(made: Call): string[] {
  const reason = reasonAgainst(made)
  return reason === "" ? [] : [`${textIn(made.arguments, "fact_key")} could not be checked: ${reason}`]
}

// Answers from the company's profile: fields, turnover, past works. Never adds up or judges.
import { type JsonObject, objectsIn, textIn } from "./json"
import { call, callNow, type Reply, say } from "./reply"
import { callsOf, lastResult, offers, type RequestView, reasonAgainst } from "./request-view"
import { contentStems, overlap } from "./words"

/** Applies where the profile can be read. */
export function profileLookupSkill(view: RequestView): Reply | null {
  if (!offers(view, "read_profile")) return null
  const made = callsOf(view, "read_profile")
  if (made.length === 0) return callNow(call("read_profile", {}))
  const profile = lastResult(view, "read_profile")
  if (profile === null)
    return say(`I could not tell: ${made.map(reasonAgainst).find((one) => one !== "") ?? "the profile gave nothing"}.`)
  const lines = profileLines(profile)
  const request = view.opening.text
  const chosen = chosenLines(lines, request)
  if (chosen.length > 0) return say(chosen.map(({ text }) => text).join("\n"))
  return say("I found nothing in the company profile that answers this.")
}

type ProfileLine = { part: "company" | "turnover" | "works"; text: string }

function profileLines(profile: JsonObject): ProfileLine[] {
  const company = objectsIn(profile, "company").map((entry) => `${textIn(entry, "field")}: ${textIn(entry, "value")}`)
  const turnover = objectsIn(profile, "turnover").map(
    (entry) => `Turnover ${textIn(entry, "year")}: ${moneyIn(entry, "amount")}`,
  )
  const works = objectsIn(profile, "works").map(workLine)
  return [
    ...company.map((text): ProfileLine => ({ part: "company", text })),
    ...turnover.map((text): ProfileLine => ({ part: "turnover", text })),
    ...works.map((text): ProfileLine => ({ part: "works", text })),
  ]
}

/** As the tool displays it, else the bare amount with its currency. */
function moneyIn(entry: JsonObject, key: string): string {
  return textIn(entry, "display") || `${textIn(entry, "currency")} ${textIn(entry, key)}`.trim()
}

function workLine(work: JsonObject): string {
  const value = moneyIn(work, "value")
  const scope = textIn(work, "scope")
  const head = `Work: ${textIn(work, "name")}, for ${textIn(work, "client")}, ${value}, completed ${textIn(work, "completed")}`
  return scope === "" ? `${head}.` : `${head}. Scope: ${scope}`
}

const generic = new Set(
  contentStems("company profile past works work own turnover year annual project projects list completed"),
)

function chosenLines(lines: readonly ProfileLine[], request: string): ProfileLine[] {
  const asked = contentStems(request)
  const isAbout = (words: RegExp) => words.test(request)
  const parts = [
    ...(isAbout(/\bturnover|revenue|annual\b/i) ? ["turnover"] : []),
    ...(isAbout(/\bworks?|projects?|experience|jobs?|completed|past performance\b/i) ? ["works"] : []),
    ...(isAbout(/\bcompany|firm|profile|registration|address|gst|pan\b/i) ? ["company"] : []),
  ]
  const special = asked.filter((one) => !generic.has(one))
  const scored = lines.map((line) => ({ line, score: overlap(special, new Set(contentStems(line.text))) }))
  const inParts = parts.length === 0 ? scored : scored.filter(({ line }) => parts.includes(line.part))
  const best = Math.max(0, ...inParts.map(({ score }) => score))
  const isForAll = /\b(?:all|every|which|list|what are)\b/i.test(request)
  if (parts.length > 0 && (best === 0 || (isForAll && best < 2))) return inParts.map(({ line }) => line)
  return best === 0 ? [] : inParts.filter(({ score }) => score === best).map(({ line }) => line)
}

// Answers about recorded facts with their display values and sources. Never states a value that the list does not hold.
import { type JsonObject, objectIn, objectsIn, textIn } from "./json"
import { call, callNow, type Reply, say } from "./reply"
import { callsOf, lastResult, offers, type RequestView, reasonAgainst } from "./request-view"
import { contentStems, overlap } from "./words"

/** Applies where facts can be listed and nothing else can be done with them. */
export function factLookupSkill(view: RequestView): Reply | null {
  if (!offers(view, "list_facts") || offers(view, "hand_over") || offers(view, "submit_draft")) return null
  const made = callsOf(view, "list_facts")
  if (made.length === 0) return callNow(call("list_facts", {}))
  const listed = lastResult(view, "list_facts")
  if (listed === null)
    return say(`I could not tell: ${made.map(reasonAgainst).find((one) => one !== "") ?? "the list gave nothing"}.`)
  const facts = objectsIn(listed, "facts")
  const fitting = bestFacts(facts, view.opening.text)
  if (fitting.length === 0) return say(nothingFits(facts, listed))
  return isChoice(fitting, view) ? chosenFact(view, fitting) : say(fitting.map(factLine).join("\n"))
}

/** "Earnest money: Rs 5,00,000.00 (notice.pdf, page 2). It superseded Rs 4,00,000.00 (…)." */
export function factLine(fact: JsonObject): string {
  const status = textIn(fact, "status")
  const mark = status === "" || status === "current" ? "" : ` [${status}]`
  const old = objectIn(fact, "supersedes")
  const before = old === null ? "" : ` It superseded ${textIn(old, "display")} (${textIn(old, "source")}).`
  return `${factName(fact)}: ${textIn(fact, "display")}${mark} (${textIn(fact, "source")}).${before}`
}

function factName(fact: JsonObject): string {
  const condition = textIn(fact, "condition")
  return `${textIn(fact, "label") || textIn(fact, "key")}${condition === "" ? "" : `, ${condition}`}`
}

const mostLines = 12

function bestFacts(facts: readonly JsonObject[], request: string): JsonObject[] {
  const asked = contentStems(request)
  const asksForAll = /\b(?:all|every|list|which facts|what facts|key facts|summary of facts)\b/i.test(request)
  const scored = facts.map((fact) => {
    const name = new Set(
      contentStems(
        `${textIn(fact, "label")} ${textIn(fact, "key").replace(/[.-]/g, " ")} ${textIn(fact, "condition")}`,
      ),
    )
    const group = new Set(contentStems(`${textIn(fact, "group")} ${textIn(fact, "source").replace(/[-_.]/g, " ")}`))
    return { fact, score: 2 * overlap(asked, name) + 0.5 * overlap(asked, group) }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const changes = /\b(?:chang|supersed|revis|amend|corrigend)/i.test(request)
  const changed = facts.filter((fact) => objectIn(fact, "supersedes") !== null)
  if (changes && best < 2 && changed.length > 0) return changed.slice(0, mostLines)
  if (best === 0) return asksForAll ? facts.slice(0, mostLines) : []
  return scored
    .filter(({ score }) => score === best)
    .map(({ fact }) => fact)
    .slice(0, mostLines)
}

/** Two values of one kind that fit a question about one thing equally well. */
function isChoice(fitting: readonly JsonObject[], view: RequestView): boolean {
  const [first, second] = fitting
  if (fitting.length !== 2 || first === undefined || second === undefined || !offers(view, "ask_caller")) return false
  const isSameKind =
    textIn(first, "currency") === textIn(second, "currency") && textIn(first, "key") === textIn(second, "key")
  return isSameKind && !/\b(?:all|both|each|dates|amounts|facts|values)\b/i.test(view.opening.text)
}

function chosenFact(view: RequestView, fitting: readonly JsonObject[]): Reply {
  const asked = callsOf(view, "ask_caller").at(-1)
  const choices = fitting.map((fact) => `${factName(fact)} (${textIn(fact, "source")})`)
  if (asked === undefined) {
    const why = "Two recorded facts fit the question equally well."
    return callNow(call("ask_caller", { question: `Which is meant: ${choices.join(" or ")}?`, choices, why }))
  }
  const answer = textIn(asked.result, "answer")
  const words = contentStems(answer)
  const scores = choices.map((choice) => (choice === answer ? 99 : overlap(words, new Set(contentStems(choice)))))
  const [first = 0, second = 0] = scores
  const meant = first === second ? fitting : [fitting[first > second ? 0 : 1]].filter((fact) => fact !== undefined)
  return say(meant.map(factLine).join("\n"))
}

function nothingFits(facts: readonly JsonObject[], listed: JsonObject): string {
  const open = objectsIn(listed, "open").length
  const count =
    facts.length === 0 ? "no fact has been recorded yet" : `${facts.length} facts are recorded, none under those words`
  return `I found nothing that answers this: ${count}${open > 0 ? `, and ${open} questions are open` : ""}.`
}

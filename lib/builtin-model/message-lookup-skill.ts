// Answers from records of mails and calls, and asks which one is meant when several fit. Never answers without a record.

import { objectsIn, textIn } from "./json"
import { messageAnswer } from "./message-answer"
import { messageRecord, type Thread, threadsOf } from "./message-threads"
import { call, callNow, notYetMade, type Reply, say, type WantedCall } from "./reply"
import { callsOf, offers, type RequestView, reasonAgainst } from "./request-view"
import { answeredThread, chooseThread, threadName } from "./thread-choice"
import { topicWords } from "./words"

const mostChoices = 6

/** Applies where messages can be searched. Order: search, choose by request and carried conversation, ask if need be, answer. */
export function messageLookupSkill(view: RequestView): Reply | null {
  if (!offers(view, "search_messages")) return null
  const request = [view.opening.text, ...interjections(view)].join("\n")
  const carried = carriedWords(view, ["person", "agent"])
  const missing = notYetMade(view, searches(request, carried))
  if (missing.length > 0) return callNow(...missing)
  const threads = threadsOf(
    callsOf(view, "search_messages")
      .flatMap((made) => objectsIn(made.result, "records"))
      .map(messageRecord),
  )
  const failed = callsOf(view, "search_messages")
    .map(reasonAgainst)
    .find((reason) => reason !== "")
  if (threads.length === 0) {
    return say(
      failed === undefined ? "I found no message or call that fits." : `I could not tell: the search said "${failed}".`,
    )
  }
  // A person's own words come first: what agents said around them may touch on anything.
  const byPerson = chooseThread(threads, request, carriedWords(view, ["person"]))
  const chosen = byPerson.choice === "one" ? byPerson : chooseThread(threads, request, carried)
  switch (chosen.choice) {
    case "one":
      return say(messageAnswer(chosen.thread, threads, request))
    case "none":
      return say("I found no message or call that fits what was asked.")
    case "several":
      return asked({ view, threads, candidates: chosen.threads.slice(0, mostChoices), request })
  }
}

function asked(input: { view: RequestView; threads: Thread[]; candidates: Thread[]; request: string }): Reply {
  const { view, threads, candidates, request } = input
  const question = callsOf(view, "ask_caller").at(-1)
  const choices = candidates.map((thread) => threadName(thread, threads))
  if (question === undefined && offers(view, "ask_caller")) {
    const why = `${choices.length} records fit what was asked, and nothing said so far tells them apart.`
    return callNow(call("ask_caller", { question: questionFor(request, choices), choices, why }))
  }
  const answer = textIn(question?.result ?? null, "answer")
  const thread = answer === "" ? null : (answeredThread(candidates, answer) ?? answeredThread(threads, answer))
  if (thread !== null) return say(messageAnswer(thread, threads, request))
  const reason = question === undefined ? "" : reasonAgainst(question)
  const because = answer === "" ? reason || "nobody said which is meant" : `"${answer}" fits none of them alone`
  return say(`I cannot tell which is meant: ${choices.join("; ")}. No answer settled it: ${because}.`)
}

function questionFor(request: string, choices: readonly string[]): string {
  const asks = request.replace(/\s+/g, " ").trim()
  return `"${asks}": which of these ${choices.length} is meant?`
}

function interjections(view: RequestView): string[] {
  return view.own.flatMap((message) => (message.from === "person" ? [message.text] : []))
}

/** What people, or people and agents, said above, without the request itself. */
function carriedWords(view: RequestView, by: readonly string[]): string {
  const said = view.carried.filter(({ origin }) => by.includes(origin))
  return said
    .map(({ text }) => text)
    .filter((text) => text.trim() !== "" && text.trim() !== view.opening.text.trim())
    .join("\n")
}

function searches(request: string, carried: string): WantedCall[] {
  const queries = [topicWords(request), topicWords(carried).slice(-24)].filter((words) => words.length > 0)
  return [call("search_messages", {}), ...queries.map((words) => call("search_messages", { query: words.join(" ") }))]
}

// Words for the person: what was pinned, found, started, ended, received, and what needs a connected model. Reports; never adds.
import { asObject, type JsonObject, objectsIn, parseJson, parseObject, textIn } from "./json"
import { messageParts } from "./message-parts"
import { madeCall, type Reply, say, type WantedCall } from "./reply"
import { type Call, reasonAgainst } from "./request-view"
import type { Turn } from "./turn"

const howToConnect =
  "To connect one, set OPENAI_API_KEY (or OPENAI_BASE_URL for a server of your own) and READBACK_MODEL, and start again."
const abilities =
  "I am the built-in model. I can look things up in your messages, documents, recorded facts and company profile, pin an instruction that stays in force, and start the preparation of a bid from the documents you drop here."

export function conversationReply(turn: Turn, wanted: readonly WantedCall[]): Reply {
  const results = wanted.map((one) => madeCall(turn.view, one)).filter((made) => made !== null)
  const lines = [
    ...turn.notices.flatMap((notice) => (notice.from === "runtime" ? notice.lines.map(noticeLine) : [])),
    ...turn.said.flatMap(({ blocks }) =>
      blocks.filter((block) => block.label === "documents").map(({ text }) => receivedLine(text)),
    ),
    ...pinLines(results),
    ...lookupLines(results),
    ...results.filter((made) => made.tool === "start_task").map(startLine),
    ...turn.said.flatMap(({ text }) => restLine(text, wanted)),
  ]
  return say(lines.filter((line) => line !== "").join("\n\n"))
}

function noticeLine(notice: JsonObject): string {
  const reason = textIn(notice, "reason")
  const head = `${textIn(notice, "agent") || "The task"} ${reason === "finished" ? "has finished" : `ended: ${reason}`}.`
  const detail = textIn(notice, "detail")
  return [head, textIn(notice, "text"), detail === "" ? "" : `Reason given: ${detail}`]
    .filter((line) => line !== "")
    .join("\n\n")
}

function receivedLine(text: string): string {
  const listed = parseJson(text)
  const documents = Array.isArray(listed) ? listed.map(asObject) : objectsIn(parseObject(text), "documents")
  const names = documents.map((document) => textIn(document, "name")).filter((name) => name !== "")
  const count = names.length === 1 ? "1 document" : `${names.length} documents`
  return `Received ${count}: ${names.join(", ")}. I can prepare a bid from ${names.length === 1 ? "it" : "them"}, or look something up in ${names.length === 1 ? "it" : "them"}.`
}

function pinLines(results: readonly Call[]): string[] {
  const pins = results.filter((made) => made.tool === "pin_instruction")
  const quotes = [...new Set(pins.map((made) => textIn(made.arguments, "quote")))]
  return quotes.map((quote) => {
    const own = pins.filter((made) => textIn(made.arguments, "quote") === quote)
    const refusal = own.map(reasonAgainst).find((reason) => reason !== "")
    if (refusal !== undefined) return `I could not pin "${quote}": ${refusal}`
    const words = own.map((made) => textIn(made.arguments, "must_not_mention")).filter((one) => one !== "")
    const kept =
      words.length === 0 ? "" : ` Nothing drafted may mention ${words.map((one) => `"${one}"`).join(" or ")}.`
    return `Pinned, word for word: "${quote}"${kept}`
  })
}

const emptyHanded =
  /^(?:I (?:found|could find) (?:nothing|no )|Nothing |No (?:message|document|fact|record)|I (?:cannot|could not) tell)/i

function lookupLines(results: readonly Call[]): string[] {
  const lookups = results.filter((made) => made.tool.startsWith("look_up_"))
  const found = lookups.filter(
    (made) => textIn(made.result, "answer") !== "" && !emptyHanded.test(textIn(made.result, "answer")),
  )
  return (found.length > 0 ? found : lookups).map((made) => {
    const answer = textIn(made.result, "answer") || textIn(made.result, "text")
    if (answer !== "") return answer
    const reason = reasonAgainst(made) || textIn(made.result, "reason") || "it gave no answer"
    return `The lookup in ${made.tool.slice("look_up_".length)} could not tell: ${reason}.`
  })
}

function startLine(made: Call): string {
  const refusal = reasonAgainst(made)
  if (refusal !== "") return `I could not start that: ${refusal}`
  const started = objectsIn(made.result, "started")
    .map((one) => textIn(one, "agent"))
    .filter((name) => name !== "")
  return `Started ${started.join(", ") || textIn(made.arguments, "agent")}. I will say here when it ends; what needs you meanwhile appears in your Inbox.`
}

/** What nothing else has answered: a greeting, or words only a connected model can work on. */
function restLine(text: string, wanted: readonly WantedCall[]): string[] {
  const parts = messageParts(text)
  if (parts.needsConnectedModel === "yes") {
    return [
      `Free writing, summaries, translations and opinions need a connected model; the built-in one only quotes. ${howToConnect}`,
    ]
  }
  if (wanted.length > 0 || text.trim() === "") return []
  if (/^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|help)\b/i.test(text)) {
    return [`Hello. ${abilities} For free conversation a connected model is needed. ${howToConnect}`]
  }
  if (/^\W*(?:thanks|thank you|ok|okay|great|good|fine|noted|yes|no)\b[^?]{0,40}$/i.test(text)) return ["Noted."]
  if (parts.question !== "") {
    return [
      `I could not tell where to look for that. ${abilities} Name a mail, a clause, a fact or our company in the question, or connect a model. ${howToConnect}`,
    ]
  }
  return [
    `I have recorded what you said but found nothing in it to do. ${abilities} Anything freer needs a connected model. ${howToConnect}`,
  ]
}

// What a reader hands over: what was read, what superseded what, what is missing or in conflict. Takes values from results alone.
import type { SoughtKey } from "./fact-keys"
import { goalOf, type Note } from "./finish"
import { objectIn, textIn } from "./json"
import { type ReadableDocument, readSoFar } from "./reader-progress"
import { type Call, callsOf, type RequestView, reasonAgainst } from "./request-view"

type Input = { view: RequestView; documents: readonly ReadableDocument[]; keys: readonly SoughtKey[] }

export function readerNote({ view, documents, keys }: Input): Note {
  const records = callsOf(view, "record_fact")
  const recorded = records.filter((made) => reasonAgainst(made) === "")
  const names = new Map(documents.map((document) => [document.document, document.name]))
  const count = recorded.length === 1 ? "1 statement" : `${recorded.length} statements`
  return {
    goal: goalOf(view, "Read the documents and record what they state."),
    done: [...documents.map((document) => pagesLine(view, document)), `Recorded ${count} by quote.`],
    decisions: recorded.flatMap((made) => supersession(made, names)),
    openQuestions: [
      ...documents.flatMap((document) => troubleLine(view, document)),
      ...conflicts(recorded),
      ...refusals(records, names),
      ...missing(keys, records),
    ],
    nextAction: "Check what is asked of the bidder against the recorded facts, and settle the open questions.",
  }
}

function pagesLine(view: RequestView, document: ReadableDocument): string {
  const numbers = readSoFar(view, document).pages.map((page) => page.number)
  if (numbers.length === 0) return `Could not read ${document.name}.`
  return `Read ${document.name}, pages ${Math.min(...numbers)} to ${Math.max(...numbers)}.`
}

function troubleLine(view: RequestView, document: ReadableDocument): string[] {
  const { trouble } = readSoFar(view, document)
  return trouble === "" ? [] : [`${document.name} was not read to its end: ${trouble}`]
}

/** Names the key and the place, no value: the note goes on to others, and the runtime adds the values in force. */
function supersession(made: Call, names: ReadonlyMap<string, string>): Note["decisions"] {
  if (objectIn(made.result, "supersedes") === null) return []
  const key = textIn(objectIn(made.result, "recorded"), "key")
  const place = `${names.get(textIn(made.arguments, "document")) ?? "the document"}, page ${textIn(made.arguments, "page")}`
  return [{ decision: `An earlier value of ${key} no longer counts.`, reason: `${place} replaces it.` }]
}

function conflicts(recorded: readonly Call[]): string[] {
  const lines = recorded
    .map((made) => objectIn(made.result, "recorded"))
    .filter((fact) => textIn(fact, "status") === "in conflict")
    .map(
      (fact) =>
        `${textIn(fact, "key")}: statements disagree (${textIn(fact, "display")} among them); a person decides.`,
    )
  return [...new Set(lines)]
}

/** Quotes refused for a key that got no value at all; one line a key. */
function refusals(records: readonly Call[], names: ReadonlyMap<string, string>): string[] {
  const settled = new Set(records.filter((made) => reasonAgainst(made) === "").map((made) => made.arguments.key))
  const lines = new Map<string, string>()
  for (const made of records) {
    const key = textIn(made.arguments, "key")
    if (settled.has(key)) continue
    const place = `${names.get(textIn(made.arguments, "document")) ?? "a document"}, page ${textIn(made.arguments, "page")}`
    lines.set(key, `${key}: a quote from ${place} was refused: ${reasonAgainst(made)}`)
  }
  return [...lines.values()]
}

function missing(keys: readonly SoughtKey[], records: readonly Call[]): string[] {
  const tried = new Set(records.map((made) => textIn(made.arguments, "key")))
  const absent = keys.filter((key) => key.kind !== "text" && !tried.has(key.key)).map((key) => key.label)
  return absent.length === 0 ? [] : [`No value was found in these pages for: ${absent.join(", ")}.`]
}

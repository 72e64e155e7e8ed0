// Restates what a handoff note carries before any other work. Never restates from memory: each value is copied from a note or a pin.
import { asObject, type JsonObject, objectsIn, parseObject, textIn, textsIn } from "./json"
import { call, callNow, type Reply, say } from "./reply"
import { type Call, callsOf, offers, type RequestView } from "./request-view"

/** Applies while a note is attached, `read_back` is offered and none has passed. */
export function readBackSkill(view: RequestView): Reply | null {
  const notes = notesOf(view)
  if (notes.length === 0 || !offers(view, "read_back")) return null
  const attempts = callsOf(view, "read_back")
  if (attempts.some(hasPassed)) return null
  if (attempts.length >= mostAttempts) {
    const reason = textIn(attempts.at(-1)?.result ?? null, "reason")
    return say(
      `The read-back was sent back${reason === "" ? "" : `: ${reason}`}. I restated what the notes and the pins hold.`,
    )
  }
  const facts = corrected(restated(notes, view.pinnedFacts), attempts)
  const nextAction = textIn(notes.at(-1) ?? null, "nextAction") || textIn(notes.at(-1) ?? null, "next_action")
  return callNow(call("read_back", { facts, next_action: nextAction }))
}

/** The handoff notes that code attached to the opening request, in order. */
export function notesOf(view: RequestView): JsonObject[] {
  return view.opening.blocks
    .filter((block) => block.label === "handoff note")
    .map((block) => parseObject(block.text))
    .filter((note) => note !== null)
}

const mostAttempts = 4

function hasPassed(attempt: Call): boolean {
  const decision = textIn(attempt.result, "decision")
  return textIn(attempt.result, "read_back") === "passed" || decision === "approve" || decision === "amend"
}

// The pins hold what stands now; a carried fact that no pin answers was withdrawn or fell into conflict and is not asked for.
function restated(notes: readonly JsonObject[], pins: readonly JsonObject[]): JsonObject[] {
  const carried = new Map<string, JsonObject>()
  for (const fact of notes.flatMap((note) => objectsIn(note, "mustCarry"))) {
    carried.set(textIn(fact, "factId") || JSON.stringify([textIn(fact, "key"), textIn(fact, "condition")]), fact)
  }
  const facts = [...carried.values()]
  if (pins.length === 0) return facts.map(restatedFact)
  const unclaimed = [...pins]
  const claim = (isIt: (pin: JsonObject) => boolean): JsonObject | null => {
    const at = unclaimed.findIndex(isIt)
    return at === -1 ? null : (unclaimed.splice(at, 1)[0] ?? null)
  }
  const exact = facts.map((fact) =>
    claim((pin) => ["key", "condition", "anchor"].every((part) => textIn(pin, part) === textIn(fact, part))),
  )
  return facts
    .map((fact, at) => exact[at] ?? claim((pin) => textIn(pin, "key") === textIn(fact, "key")))
    .filter((pin) => pin !== null)
    .map(restatedFact)
}

function restatedFact(fact: JsonObject): JsonObject {
  const optional = ["currency", "unit", "zone", "condition", "anchor"].filter((part) => textIn(fact, part) !== "")
  return {
    key: textIn(fact, "key"),
    value: textIn(fact, "canonical") || textIn(fact, "value"),
    ...Object.fromEntries(optional.map((part) => [part, textIn(fact, part)])),
    source: textIn(fact, "source"),
  }
}

const extra = /^(\S+): restated (.*), but nothing of that key was sent\.$/s
const changed = /^(\S+): (value|currency|unit|zone|condition|anchor|source) sent (.*), restated (.*)\.$/s

/** What the last comparison named is put right: an extra line dropped, a part that differs set to what was sent. */
function corrected(facts: JsonObject[], attempts: readonly Call[]): JsonObject[] {
  const problems = textsIn(asObject(attempts.at(-1)?.result), "problems")
  return problems.reduce((lines, problem) => {
    const [, extraKey, extraValue] = extra.exec(problem) ?? []
    if (extraKey !== undefined) {
      return lines.filter((line) => textIn(line, "key") !== extraKey || textIn(line, "value") !== extraValue)
    }
    const [, key, part, sent, wrong] = changed.exec(problem) ?? []
    if (key === undefined || part === undefined) return lines
    return lines.map((line) => {
      const isNamed = textIn(line, "key") === key && (textIn(line, part) || "null") === wrong
      return isNamed ? { ...line, [part]: sent === "null" ? null : sent } : line
    })
  }, facts)
}

// Compiles the sections of a bid and puts the draft up until it is approved; applies what it can of a reason for sending back. Never decides.
import { type BidMaterial, bidSections, type Section } from "./bid-sections"
import { quotedWords, refusedWords, withoutMentions } from "./forbidden-words"
import { type JsonObject, objectsIn, textIn, textsIn } from "./json"
import { call, callNow, notYetMade, type Reply, say, type WantedCall } from "./reply"
import { type Call, callsIn, callsOf, lastResult, offers, type RequestView, reasonAgainst } from "./request-view"
import { sentencesOf } from "./sentences"
import { standingInstruction } from "./standing-instruction"

/**
 * Applies where sections can be drafted. Order: collect, draft, redraft what was refused, put up; after a decision other
 * than approval, collect anew what may have moved, draft what follows from it and put up again.
 */
export function compilerSkill(view: RequestView): Reply | null {
  if (!offers(view, "draft_section", "submit_draft")) return null
  const submits = callsOf(view, "submit_draft")
  const decision = decisionOn(submits.at(-1))
  if (decision === "approve") return say(endLine(decision, submits.at(-1)))
  const missing = [...notYetMade(view, collecting(view)), ...collectingAnew(view, submits)]
  if (missing.length > 0) return callNow(...missing)
  const reasons = submits
    .filter((made) => decisionOn(made) === "send back")
    .map((made) => textIn(made.result, "reason"))
    .filter((reason) => reason !== "")
  const amended = amendedSections(submits)
  const anew = writtenAnew(submits)
  const drafts = bidSections(materialOf(view))
    .filter(({ id }) => !amended.includes(id) || anew.includes(id))
    .flatMap((section) => draftFor(view, section, reasons))
  if (drafts.length > 0) return callNow(...drafts)
  return putUp(view, submits, reasons.at(-1) ?? "")
}

/** Sections that a person wrote themselves: they stay as they are. */
function amendedSections(submits: readonly Call[]): string[] {
  const changed = submits.flatMap((made) => textsIn(made.result, "changed"))
  return changed.flatMap((id) => /^section:(.+)$/.exec(id)?.[1] ?? [])
}

/** Of these, the ones that code refused to put up again since: they hold what may no longer stand there. */
function writtenAnew(submits: readonly Call[]): string[] {
  return submits.flatMap((made, at) => {
    const amended = amendedSections(submits.slice(0, at))
    const refusal = reasonAgainst(made)
    return amended.filter((id) => refusal.includes(`Section ${id} `))
  })
}

function collecting(view: RequestView): WantedCall[] {
  return [
    ...(offers(view, "list_facts") ? [call("list_facts", {})] : []),
    ...(offers(view, "list_work") ? [call("list_work", {})] : []),
    ...(offers(view, "look_up_profile") ? [call("look_up_profile", { request: profileRequest })] : []),
  ]
}

const decisionOn = (made: Call | undefined): string => textIn(made?.result ?? null, "decision")

/** Facts and work are asked for again after each decision: while the draft waited, they may have moved. */
function collectingAnew(view: RequestView, submits: readonly Call[]): WantedCall[] {
  const decided = submits.findLast((made) => decisionOn(made) !== "")
  if (decided === undefined) return []
  const calls = callsIn(view)
  const since = calls.slice(calls.indexOf(decided) + 1)
  return ["list_facts", "list_work"]
    .filter((tool) => offers(view, tool) && !since.some((made) => made.tool === tool))
    .map((tool) => call(tool, {}))
}

const profileRequest = "List all of our company: its name, its annual turnover and all past works."

function materialOf(view: RequestView): BidMaterial {
  return {
    facts: objectsIn(lastResult(view, "list_facts"), "facts"),
    work: lastResult(view, "list_work"),
    profile: textIn(lastResult(view, "look_up_profile"), "answer"),
    forbidden: view.pinnedInstructions.map((line) => textIn(line, "mustNotMention")).filter((words) => words !== ""),
  }
}

/** The call that brings a section to what it should be; none when it stands so, or when a refusal leaves nothing to try. */
function draftFor(view: RequestView, section: Section, reasons: readonly string[]): WantedCall[] {
  const made = callsOf(view, "draft_section").filter((one) => textIn(one.arguments, "id") === section.id)
  const removals = [
    ...reasons.flatMap(removalsIn),
    ...[...made, ...callsOf(view, "submit_draft")].flatMap((one) => refusedWords(reasonAgainst(one))),
  ]
  const paragraphs = withoutMentions(section.paragraphs, removals)
  const wanted = paragraphs.length > 0 ? paragraphs : ["Nothing is stated here."]
  return notYetMade(view, [call("draft_section", { id: section.id, title: section.title, paragraphs: wanted })])
}

/** What a reason asks to take out: quoted words, or the object of "remove", "do not mention" and the like. */
function removalsIn(reason: string): string[] {
  const asksRemoval =
    /\b(?:remove|delete|drop|take out|strike|cut|leave out|omit|without|do not|don['’]t|must not|should not|never)\b/i
  return sentencesOf(reason).flatMap((sentence) => {
    if (!asksRemoval.test(sentence)) return []
    const quoted = quotedWords(sentence)
    if (quoted.length > 0) return quoted
    const asOrder = sentence.replace(/\b(?:remove|delete|drop|take out|strike|cut)\b/i, "leave out")
    return standingInstruction(asOrder)?.mustNotMention ?? []
  })
}

function submissionAfter(submits: readonly Call[]): WantedCall {
  const anew = [...new Set(writtenAnew(submits))].map(
    (id) => `Section ${id} is written anew: what a person had amended there holds what may no longer stand in the bid.`,
  )
  return call("submit_draft", {
    remarks: [
      "The bid describes no method of work: the built-in model writes none. A person adds it with Amend, or a connected model does.",
      ...anew,
    ],
  })
}

function putUp(view: RequestView, submits: readonly Call[], reason: string): Reply {
  const last = submits.at(-1)
  const submission = submissionAfter(submits)
  if (last === undefined) return callNow(submission)
  const refusal = reasonAgainst(last)
  if (!isAnswered(last)) return say("The draft waits for its sign-off.")
  const hasChanged = draftedSince(view, last) || decisionOn(last) === "amend" || hasMoved(view, last)
  if (hasChanged) return callNow(submission)
  if (refusal !== "") return say(`The draft could not be put up: ${refusal}`)
  const honest = `It was sent back: "${reason}". The built-in model can take sentences out but cannot write this; it needs a person or a connected model.`
  const before = submits.at(-2)
  const wasUnchanged = decisionOn(before) === "send back" && !draftedSince(view, before)
  if (wasUnchanged) return say(honest)
  return { text: `${honest} I put the draft up again as it was.`, calls: [submission] }
}

function isAnswered(made: Call): boolean {
  return made.result !== null
}

/** Whether a section was drafted after a call. */
function draftedSince(view: RequestView, made: Call | undefined): boolean {
  const calls = callsIn(view)
  const at = made === undefined ? -1 : calls.indexOf(made)
  return calls.slice(at + 1).some((one) => one.tool === "draft_section" && reasonAgainst(one) === "")
}

/** Whether facts or work read otherwise after a call than before it. */
function hasMoved(view: RequestView, made: Call): boolean {
  const at = callsIn(view).indexOf(made)
  return ["list_facts", "list_work"].some((tool) => {
    const answered = callsOf(view, tool).filter((one) => one.result !== null && reasonAgainst(one) === "")
    const before = answered.findLast((one) => callsIn(view).indexOf(one) < at)
    const since = answered.findLast((one) => callsIn(view).indexOf(one) > at)
    return before !== undefined && since !== undefined && JSON.stringify(before.result) !== JSON.stringify(since.result)
  })
}

function endLine(decision: string, made: Call | undefined): string {
  const result: JsonObject | null = made?.result ?? null
  const reason = textIn(result, "reason")
  const changes = textsIn(result, "changes")
  const more = [reason, ...changes].filter((one) => one !== "").join(" ")
  return `The decision on the draft: ${decision}.${more === "" ? "" : ` ${more}`}`
}

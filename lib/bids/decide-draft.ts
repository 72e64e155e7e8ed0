// Decides an item on a draft: signed as it stands, amended so that a new version is due, or sent back. It signs nothing that is unsettled.

import { amendFacts } from "@/lib/bids/decide-read-back"
import { factLabel } from "@/lib/bids/fact-text"
import { forbiddenIn } from "@/lib/bids/instructions"
import { decisionLine } from "@/lib/bids/items"
import { notTaken, type Ruled, type Ruling } from "@/lib/bids/ruling"
import { conflicts, openItems } from "@/lib/bids/settle-items"
import { SectionWork, sectionsOf, workCollection } from "@/lib/bids/work"
import { currentFacts } from "@/lib/core/ledger-facts"
import type { Draft, LedgerState } from "@/lib/core/ledger-state"

/** The prefix that tells a section from a fact in the changes of an amendment: `section:scope`. */
export const sectionChange = "section:"

export function decideDraft(ruling: Ruling): Ruled {
  const { working, item, decision, person } = ruling
  const draft = working.state.drafts.get(item.about.draft ?? "")
  if (draft === undefined) throw new Error(`Item ${item.item} names no draft`)
  switch (decision.decision) {
    case "approve": {
      const reasons = whyNotSigned(working.state, draft)
      if (reasons.length > 0) return { refused: reasons.join(" ") }
      const { draft: id, draftVersion, contentHash, fileHash } = draft
      working.write({ type: "draft-signed", version: 1, draft: id, draftVersion, contentHash, fileHash, by: person })
      return { content: { decision: "approve" }, gate: null }
    }
    case "amend": {
      const refusal = amendDraft(ruling)
      if (refusal !== null) return refusal
      const changed = decision.changes.map(({ id }) => id)
      return { content: { decision: "amend", reason: decision.reason, changed }, gate: null }
    }
    case "send back":
      return { content: { decision: "send back", reason: decision.reason }, gate: null }
    default:
      return notTaken(decision, "approve, amend, send back")
  }
}

/** Everything that stands in the way of signing this draft, a sentence each; empty when nothing does. */
export function whyNotSigned(state: LedgerState, draft: Draft): string[] {
  const unconfirmed = openItems(state, "document-change").map((item) => decisionLine(state, item))
  const undecided = [...openItems(state, "conflict"), ...openItems(state, "document-order")].map(
    (item) => item.decision,
  )
  const conflicting = conflicts(state).flatMap(([fact]) => (fact ? `${factLabel(fact.key)} is in conflict.` : []))
  return [...unconfirmed, ...undecided, ...conflicting, ...whatChangedSince(state, draft)]
}

/** What moved since the draft was put up, a sentence each: anything it was made from having moved makes its bytes untrue. */
export function whatChangedSince(state: LedgerState, draft: Draft): string[] {
  const newer = [...state.drafts.values()].some((other) => other.draftVersion > draft.draftVersion)
  const current = new Set(currentFacts(state).map((fact) => fact.fact))
  const gone = draft.facts.filter((fact) => !current.has(fact)).map((fact) => state.facts.get(fact)?.key ?? fact)
  const fresh = currentFacts(state).filter((fact) => !draft.facts.includes(fact.fact))
  const labels = [...new Set([...gone, ...fresh.map((fact) => fact.key)])].map(factLabel)
  const isWorkNewer = [...state.work.values()].some((work) => work.position > draft.position)
  const isInstructionNewer = [...state.instructions.values()].some(({ position }) => position > draft.position)
  return [
    ...(newer ? ["A newer version of the draft was put up."] : []),
    ...(labels.length > 0 ? [`Changed since the draft was put up: ${labels.join(", ")}.`] : []),
    ...(isWorkNewer ? ["Sections, prices or findings changed since the draft was put up."] : []),
    ...(isInstructionNewer ? ["A standing instruction was given since the draft was put up."] : []),
  ]
}

function amendDraft(ruling: Ruling): { refused: string } | null {
  const { working, decision, person } = ruling
  if (decision.decision !== "amend") return null
  const isSection = ({ id }: { id: string }) => id.startsWith(sectionChange)
  const facts = decision.changes.filter((change) => !isSection(change))
  for (const { id, value } of decision.changes.filter(isSection)) {
    const section = sectionsOf(working.state).find((one) => one.id === id.slice(sectionChange.length))
    if (section === undefined) return { refused: `There is no section ${id.slice(sectionChange.length)} in the draft.` }
    const forbidden = forbiddenIn(working.state, value)
    if (forbidden.length > 0) return { refused: `The draft must not mention: ${forbidden.join(", ")}.` }
    const paragraphs = value.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
    const data = SectionWork.parse({ ...section, paragraphs: paragraphs.filter((paragraph) => paragraph !== "") })
    const collection = workCollection.section
    working.write({ type: "work-recorded", version: 1, collection, id: section.id, data, by: { person } })
  }
  if (decision.changes.length > 0 && facts.length === 0) return null
  return amendFacts({ ...ruling, decision: { ...decision, changes: facts } })
}

// Checks a compiled bid before anyone sees it: nothing that may not be mentioned, no value that no longer counts. It changes nothing.
import type { BidDraft } from "@/lib/bids/bid-draft"
import { factLabel } from "@/lib/bids/fact-text"
import { forbiddenIn } from "@/lib/bids/instructions"
import { staleIn } from "@/lib/bids/stale-values"
import type { LedgerState } from "@/lib/core/ledger-state"

/** What is wrong, a sentence each, with the part it stands in; empty when nothing is. */
export function checkDraft(state: LedgerState, draft: BidDraft): string[] {
  const mentioned = ownWords(draft).flatMap(({ part, text }) =>
    forbiddenIn(state, text).map((words) => `${part} mentions "${words}", which a standing instruction forbids.`),
  )
  const stale = [...ownWords(draft), ...quotedWords(draft)].flatMap(({ part, text }) =>
    staleIn(state, text).map((value) => `${part} holds an old value of ${factLabel(value.key)}: "${value.text}".`),
  )
  return [...new Set([...mentioned, ...stale])]
}

type Part = { part: string; text: string }

/** What the bid says for itself. A tender's own words (its title, values, item descriptions) are the authority's to choose. */
function ownWords(draft: BidDraft): Part[] {
  return [
    ...draft.sections.map(({ id, title, paragraphs }) => ({
      part: `Section ${id}`,
      text: [title, ...paragraphs].join("\n"),
    })),
    ...draft.eligibility.map(({ criterion, evidence, arithmetic }) => ({
      part: `The finding on ${criterion}`,
      text: `${evidence}\n${arithmetic ?? ""}`,
    })),
  ]
}

function quotedWords(draft: BidDraft): Part[] {
  return [
    ...draft.facts.map(({ label, display, source }) => ({
      part: `The fact ${label}`,
      text: "quote" in source ? `${display}\n${source.quote}` : display,
    })),
    ...draft.eligibility.map(({ criterion, requirement }) => ({
      part: `The finding on ${criterion}`,
      text: requirement,
    })),
    ...draft.compliance.map(({ requirement, note }) => ({ part: `The line on ${requirement}`, text: note })),
  ]
}

// Decides which of the values found in one text is meant. It never prefers one silently: what stays open is flagged.

import { type Reading, type Span, type ValueRead, valueFlagged } from "@/lib/bids/formats/reading"
import { replacedValues } from "@/lib/bids/formats/replaced-value"

/** One value found in a text; a reading may itself be flagged, as where figures and words disagree. */
export type Candidate = { reading: Reading; span: Span }

/**
 * The one reading a text stands for: the new value where the text replaces an old one; otherwise the only value, or
 * the one several writings agree on. `what` names the kind for the sentence ("amount", "date").
 */
export function chooseCandidate(text: string, candidates: readonly Candidate[], what: string): Reading {
  const roles = replacedValues(
    text,
    candidates.map((candidate) => candidate.span),
  )
  const standing = candidates.filter((_, index) => roles.standing.includes(index))
  const first = standing[0]
  if (first === undefined) return withoutValue(roles.withdrawn, what)
  const flagged = standing.find((candidate) => candidate.reading.outcome === "flagged")
  if (flagged !== undefined) return flagged.reading
  const differing = standing.some((candidate) => !isSameReading(candidate.reading, first.reading))
  if (differing) {
    return valueFlagged("AMBIGUOUS", `The text names more than one ${what}. Quote a narrower span that names one.`)
  }
  return first.reading
}

function withoutValue(withdrawn: "old" | "difference" | "none", what: string): Reading {
  switch (withdrawn) {
    case "old":
      return valueFlagged("AMBIGUOUS", `The text names only the ${what} that is replaced. Quote the new one too.`)
    case "difference":
      return valueFlagged("DERIVED", `The text states by how much the ${what} changes, not what it becomes.`)
    case "none":
      return valueFlagged("MISSING_IN_DOCUMENT", `The text states no ${what}.`)
  }
}

function isSameReading(left: Reading, right: Reading): boolean {
  if (left.outcome !== "read" || right.outcome !== "read") return false
  return typedParts(left) === typedParts(right)
}

function typedParts(reading: ValueRead): string {
  return JSON.stringify([reading.canonical, reading.currency, reading.unit, reading.zone, reading.anchor])
}

// Tells which of several values in one statement are the old ones that it replaces. Never compares what they say.
import type { Span } from "./value-spans"

const oldBefore =
  /(?:in place of|instead of|in lieu of|as against|in substitution (?:of|for)|rather than|replacing|superseding|earlier|previous(?:ly)?|existing|original(?:ly)?|cancelled|withdrawn)[^;|]{0,50}$/i
const newBetween =
  /\b(?:read as|be read|now reads?|shall read|to read|read|revised|extended|amended|modified|changed|enhanced|increased|reduced|corrected|substituted|replaced|postponed|preponed|rescheduled|shifted)\b/i
const fromBefore =
  /\b(?:revised|extended|amended|modified|changed|enhanced|increased|reduced|corrected|postponed|preponed|shifted|raised|lowered)\s+from\b[^;|]{0,40}$/i

export type Amended = { standing: Span[]; replaces: "yes" | "no" }

/** The values that stand, in order; `replaces` is "yes" when the words call at least one value old. */
export function standingValues(text: string, spans: readonly Span[]): Amended {
  const old = new Set<Span>()
  for (const [at, span] of spans.entries()) {
    const before = text.slice(at === 0 ? 0 : (spans[at - 1]?.end ?? 0), span.start)
    const next = spans[at + 1]
    if (oldBefore.test(before) || fromBefore.test(before)) old.add(span)
    else if (next !== undefined) {
      const between = text.slice(span.end, next.start)
      if (newBetween.test(between) && !oldBefore.test(between)) old.add(span)
    }
  }
  const standing = spans.filter((span) => !old.has(span))
  return { standing, replaces: old.size > 0 ? "yes" : "no" }
}

// Tells, in a text that replaces one value by another, which values are old and which stand. It never reads a value.
import type { Span } from "@/lib/bids/formats/reading"
import { foldCharacters } from "@/lib/bids/formats/tokens"

/**
 * `standing` are indexes into the spans given, in order. `withdrawn` says what kind of value was taken out: "old" ones,
 * "difference" ("increased by Rs 2,00,000" is no value of its own), or "none".
 */
export type ReplacedValues = { standing: number[]; withdrawn: "old" | "difference" | "none" }

/**
 * Sorts values into old and standing by the words between them: "X in place of Y", "for Y read X", "Y is revised
 * to X", "Y shall be read as X". Where nothing says that a value is replaced, all stand; so does every value outside
 * the clause that replaces, which leaves the text ambiguous rather than guessed.
 */
export function replacedValues(text: string, spans: readonly Span[]): ReplacedValues {
  const folded = foldCharacters(text)
  const old = new Set<number>()
  const differences = new Set<number>()
  for (const connective of connectives) {
    if (connective.needs !== undefined && !(spans.length > 1 && connective.needs.test(folded))) continue
    for (const match of folded.matchAll(connective.words)) {
      const end = match.index + match[0].length
      const after = spans.findIndex((span) => span.start >= end)
      const next = spans[after]
      if (next === undefined) continue
      switch (connective.marks) {
        case "next-is-old":
          old.add(after)
          break
        case "next-is-new":
          for (const index of sameClauseBefore(folded, spans, after, match.index)) old.add(index)
          break
        case "next-is-difference":
          if (/^\s*(?:a further\s+)?$/.test(folded.slice(end, next.start))) differences.add(after)
          break
      }
    }
  }
  const standing = spans.map((_, index) => index).filter((index) => !old.has(index) && !differences.has(index))
  return { standing, withdrawn: differences.size > 0 ? "difference" : old.size > 0 ? "old" : "none" }
}

function sameClauseBefore(text: string, spans: readonly Span[], from: number, connectiveAt: number): number[] {
  const indexes: number[] = []
  let boundary = connectiveAt
  for (let index = from - 1; index >= 0; index -= 1) {
    const span = spans[index]
    if (span === undefined || span.end > boundary) continue
    if (/[.;]\s|\band\b/.test(text.slice(span.end, boundary).replace(/^[)\].'"\s]+/, ""))) break
    indexes.push(index)
    boundary = span.start
  }
  return indexes
}

// `needs`: the words count only beside these, and only where the text has several values.
type Connective = {
  words: RegExp
  marks: "next-is-old" | "next-is-new" | "next-is-difference"
  needs?: RegExp
}

const changed =
  "(?:revised|enhanced|extended|increased|reduced|decreased|changed|amended|modified|corrected|substituted|replaced|shifted|rescheduled|postponed|preponed|raised|lowered)"

const connectives: readonly Connective[] = [
  {
    words:
      /\b(?:in place of|instead of|in lieu of|as against|in substitution (?:of|for)|rather than|replacing|superseding)\b/g,
    marks: "next-is-old",
  },
  {
    words: /\b(?:earlier|previously|previous|existing|originally|original|formerly)\b(?! than)/g,
    marks: "next-is-old",
    needs: /\b(?:revised|amended|modified|extended|corrected|changed|new|now)\b/,
  },
  { words: new RegExp(`\\b${changed}\\s+from\\b`, "g"), marks: "next-is-old" },
  { words: /\breads?(?: as)?\b(?!\s+(?:with|together|carefully))/g, marks: "next-is-new" },
  {
    words: new RegExp(
      `\\b${changed}\\b(?:\\s+(?!from\\b|by\\b)[a-z]+){0,4}?\\s+(?:to|as|with|till|until|upto)\\b`,
      "g",
    ),
    marks: "next-is-new",
  },
  { words: /\b(?:replaced|substituted) by\b/g, marks: "next-is-new" },
  {
    words: /\b(?:enhanced|extended|increased|reduced|decreased|raised|lowered) by\b/g,
    marks: "next-is-difference",
  },
]

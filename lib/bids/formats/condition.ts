// Finds the words that make a value depend on who bids or on what is quoted. It never decides which condition applies.
import type { Candidate } from "@/lib/bids/formats/candidate"
import type { Span } from "@/lib/bids/formats/reading"
import { foldText } from "@/lib/bids/formats/tokens"

const bidderClass =
  /\bfor\s+(?:the\s+|all\s+|other\s+)?(?:non[-\s]?)?(?:msmes?|mses?|smes?|ssi|micro|small|start-?ups?|apst|sc\/st|general|reserved|women|local|domestic|foreign|others|category|class|units?|bidders?|firms?|tenderers?)\b(?:[ -]+(?:units?|bidders?|firms?|enterprises?|category|tenderers?))?/gi

/** The class of bidders a text limits its value to ("for MSME bidders"), as printed; null when it names none. */
export function bidderClassIn(text: string): string | null {
  const match = text.match(bidderClass)
  return match === null ? null : foldText(match[0])
}

/** "approximately", when the word right before a value says that it is not exact; null otherwise. */
export function conditionNear(text: string, span: Span): string | null {
  return /\b(?:approx(?:imately|\.)?|about|around|circa)\s*$/i.test(text.slice(0, span.start)) ? "approximately" : null
}

/** Whether several differing values are told apart by the class of bidder each is for. */
export function isSplitByCondition(text: string, candidates: readonly Candidate[]): boolean {
  const values = candidates.map(({ reading }) => (reading.outcome === "read" ? reading.canonical : reading.flag))
  return new Set(values).size > 1 && (text.match(bidderClass) ?? []).length > 0
}

// Reads a length of time and what it counts from. It never adds a duration to a date and never supplies an anchor.
import { type Candidate, chooseCandidate } from "@/lib/bids/formats/candidate"
import { readNumberWords } from "@/lib/bids/formats/number-words"
import { type Reading, type ReadingRemark, valueFlagged, valueRead } from "@/lib/bids/formats/reading"
import { foldText, type Token, textAt, tokenise } from "@/lib/bids/formats/tokens"

/** ISO 8601 in the unit printed (weeks as days), the anchor in the document's words, `unit` for working days. */
export function readDuration(text: string): Reading {
  const iso = readIsoDuration(text)
  if (iso !== null) return iso
  const tokens = tokenise(text)
  const candidates: Candidate[] = []
  let at = 0
  while (at < tokens.length) {
    const found = expressionAt(tokens, at)
    if (found === null) {
      at += 1
      continue
    }
    const anchor = anchorAfter(text, tokens, found.next)
    candidates.push(candidateOf({ text, tokens, first: at, expression: found, anchor }))
    at = anchor?.next ?? found.next
  }
  return chooseCandidate(text, candidates, "length of time")
}

function readIsoDuration(text: string): Reading | null {
  const match = /^\s*(P\d+[YMD]|PT\d+H)(?:\s+(\S.*?))?\s*$/.exec(text)
  const iso = match?.[1]
  if (match === null || iso === undefined) return null
  const words = match[2] ?? null
  const unit = words !== null && /^working[- ]days?\b/i.test(words) ? "working-day" : null
  const rest = unit === null ? words : (words ?? "").replace(/^working[- ]days?\s*/i, "")
  const anchor = rest === null || rest === "" ? null : foldText(rest)
  const start = text.indexOf(iso)
  return valueRead(iso, { start, end: text.trimEnd().length }, { unit, anchor, remark: remarkOf(anchor) })
}

type Expression = { next: number; canonical: string | null; unit: string | null; agrees: "yes" | "no" }

// "120 days", "(07) SEVEN months", "three (3) working days", "a fortnight".
function expressionAt(tokens: readonly Token[], at: number): Expression | null {
  const counts: bigint[] = []
  let next = at
  for (;;) {
    const inner =
      /^[(-]$/.test(textAt(tokens, next)) && (counts.length > 0 || textAt(tokens, next) === "(") ? next + 1 : next
    const count = countAt(tokens, inner)
    if (count === null) break
    counts.push(count.value)
    next = textAt(tokens, count.next) === ")" ? count.next + 1 : count.next
  }
  if (counts.length === 0 && /^(?:a|an)$/.test(textAt(tokens, next))) {
    counts.push(1n)
    next += 1
  }
  const [count] = counts
  const isPartOfNumber = at > 0 && tokens[at]?.gap === false && /^[0-9./]+$/.test(textAt(tokens, at - 1))
  if (count === undefined || isPartOfNumber) return null
  while (/^(?:-|calendar|consecutive|clear|full|complete|numbers?)$/.test(textAt(tokens, next))) next += 1
  const isWorking = /^(?:working|business)$/.test(textAt(tokens, next))
  if (isWorking) next += 1
  const unit = unitOf(textAt(tokens, next))
  if (unit === null) return null
  const agrees = counts.every((one) => one === count) ? "yes" : "no"
  return { next: next + 1, canonical: unit(count), unit: isWorking ? "working-day" : null, agrees }
}

function countAt(tokens: readonly Token[], at: number): { value: bigint; next: number } | null {
  const token = tokens[at]
  if (token?.kind !== "digits") return readNumberWords(tokens, at)
  const isGrouped = textAt(tokens, at + 1) === "," && /^\d{3}$/.test(textAt(tokens, at + 2))
  return isGrouped
    ? { value: BigInt(`${token.text}${textAt(tokens, at + 2)}`), next: at + 3 }
    : { value: BigInt(token.text), next: at + 1 }
}

function unitOf(word: string): ((count: bigint) => string) | null {
  if (/^days?$/.test(word)) return (count) => `P${count}D`
  if (/^weeks?$/.test(word)) return (count) => `P${count * 7n}D`
  if (/^fortnights?$/.test(word)) return (count) => `P${count * 14n}D`
  if (/^months?$/.test(word)) return (count) => `P${count}M`
  if (/^(?:years?|yrs?)$/.test(word)) return (count) => `P${count}Y`
  if (/^(?:hours?|hrs?)$/.test(word)) return (count) => `PT${count}H`
  return null
}

type Anchor = { words: string; next: number }

// The anchor runs from its preposition to the end of the clause. A second duration inside it belongs to it.
function anchorAfter(text: string, tokens: readonly Token[], from: number): Anchor | null {
  let first = from
  while (
    /^(?:\)|\.|,|and|only|counted|reckoned|calculated|beginning|starting|commencing)$/.test(textAt(tokens, first))
  ) {
    first += 1
  }
  if (!/^(?:from|after|of|before|prior|beyond|following)$/.test(textAt(tokens, first))) return null
  let next = first + 1
  while (next < tokens.length && !isClauseEnd(tokens, next)) next += 1
  const start = tokens[first]?.start ?? 0
  const end = tokens[next - 1]?.end ?? start
  return { words: foldText(text.slice(start, end).replace(/\*+/g, "")), next }
}

function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at)
  if (/^[;,)\]|]$/.test(word)) return true
  if (word === ".") return tokens[at + 1] === undefined || tokens[at + 1]?.gap === true
  return (
    /^(?:instead|subject|whichever|failing|unless|without|shall|will|in)$/.test(word) && tokens[at - 1]?.text !== "of"
  )
}

type CandidateInput = {
  text: string
  tokens: readonly Token[]
  first: number
  expression: Expression
  anchor: Anchor | null
}

function candidateOf({ text, tokens, first, expression, anchor }: CandidateInput): Candidate {
  const start = tokens[first]?.start ?? 0
  const valueEnd = tokens[expression.next - 1]?.end ?? text.length
  const end = anchor === null ? valueEnd : (tokens[anchor.next - 1]?.end ?? valueEnd)
  const span = { start, end: valueEnd }
  if (expression.agrees === "no" || expression.canonical === null) {
    const reading = valueFlagged("CONFLICT", "The length in figures and the length in words disagree.")
    return { span, reading }
  }
  const words = anchor?.words ?? null
  const rest = { unit: expression.unit, anchor: words, remark: remarkOf(words) }
  return { span, reading: valueRead(expression.canonical, { start, end }, rest) }
}

function remarkOf(anchor: string | null): ReadingRemark | null {
  if (anchor === null) return "ANCHOR_MISSING"
  return /^of\b/i.test(anchor) ? "ANCHOR_AMBIGUOUS" : null
}

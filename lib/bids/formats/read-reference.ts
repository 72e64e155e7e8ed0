// Reads a reference (a tender's number in any of its writings) and plain text. It never takes a date or an amount for a reference.
import { type Reading, type Span, valueFlagged, valueRead } from "@/lib/bids/formats/reading"
import { foldText } from "@/lib/bids/formats/tokens"

/** The reference without its label: "NIT No. CR/2026/45 dated 3.4.2026" is "CR/2026/45". */
export function readReference(text: string): Reading {
  const spans = referenceSpans(text)
  const [first] = spans
  if (first === undefined) return valueFlagged("MISSING_IN_DOCUMENT", "The text states no reference number.")
  const found = new Set(spans.map((span) => referenceKey(text.slice(span.start, span.end))))
  if (found.size > 1) return valueFlagged("AMBIGUOUS", "The text names more than one reference. Quote a narrower span.")
  return valueRead(foldText(text.slice(first.start, first.end)), first)
}

/** What two writings of one reference share: upper case, no spaces, dashes of one kind. */
export function referenceKey(reference: string): string {
  return reference
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, "")
}

/** Plain text with its white space folded; missing when nothing stands there. */
export function readText(text: string): Reading {
  const folded = foldText(text)
  if (folded === "" || /^[_.\-x\s]+$/i.test(folded)) {
    return valueFlagged("MISSING_IN_DOCUMENT", "A blank or a placeholder stands where the text should.")
  }
  const start = text.search(/\S/)
  return valueRead(folded, { start, end: text.trimEnd().length })
}

// A run with a figure in it. Parts joined by "/", "-" or "." stay together, spaces around "/" and "-" too.
const run = /[A-Za-z0-9&()]+(?:\s?[/\-\u2010-\u2015_.:]\s?[A-Za-z0-9&()]+)*/g
const dateLike = /^\d{1,2}[./-](?:\d{1,2}|[A-Za-z]{3,9})[./-]\d{2,4}$/

function referenceSpans(text: string): Span[] {
  const cut = text.search(/\b(?:dated|dt\.?)\s*:?\s*\d/i)
  const head = cut === -1 ? text : text.slice(0, cut)
  const label = /^.*?\b(?:no|number|id|ref(?:erence)?)\b\s*[.:#-]*\s*|^.*?#\s*/i.exec(head)
  const from = label !== null && label[0].length < head.trimEnd().length ? label[0].length : 0
  const spans: Span[] = []
  for (const match of head.slice(from).matchAll(run)) {
    const printed = match[0].replace(/[.:]$/, "")
    if (/\d/.test(printed) && !dateLike.test(printed)) {
      spans.push({ start: from + match.index, end: from + match.index + printed.length })
    }
  }
  return spans
}

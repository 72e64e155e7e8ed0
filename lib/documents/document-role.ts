// Tells from a document's own opening lines what it is for. It never looks at the file's name.
import { z } from "zod"
import type { PrintedLine } from "@/lib/documents/first-lines"

export const DocumentRole = z.enum([
  "notice",
  "tender",
  "corrigendum",
  "price-schedule",
  "price-list",
  "form",
  "reply-to-queries",
  "other",
])
export type DocumentRole = z.infer<typeof DocumentRole>

/** `line` is what the role was read from, null for "other". `sequence` is an amendment's own number, null if unnumbered. */
export type RoleFound = { role: DocumentRole; line: PrintedLine | null; sequence: number | null }

/** The role the opening lines give; an amendment's heading wins over the tender it names. */
export function roleOf(lines: readonly PrintedLine[]): RoleFound {
  for (const line of lines.slice(0, 14)) {
    const sequence = amendmentIn(line.text)
    if (sequence !== "none") return { role: "corrigendum", line, sequence: sequence === "unnumbered" ? null : sequence }
  }
  for (const line of lines) {
    const role = line.text.length > 160 ? null : roleNamedBy(line.text)
    if (role !== null) return { role, line, sequence: null }
  }
  return { role: "other", line: null, sequence: null }
}

const amendmentWord = "(?:corrigendum|addendum|amendment|erratum)"
const numbering = "(?:\\s*(?:no\\.?|number|#|sl\\.?\\s*no\\.?))?\\s*[-:.–(]*\\s*"

// The word opens the line or carries a number; "Amendments to Proposals" and "corrigendum, if any" are clauses.
function amendmentIn(text: string): number | "unnumbered" | "none" {
  if (text.length > 160 || /\bif any\b|\b(?:will|may|would) be\b|\bamendments\b|\bcorrigenda\b|\bnil\b/i.test(text))
    return "none"
  const numbered = new RegExp(
    `\\b${amendmentWord}${numbering}(\\d{1,3}|[ivx]{1,5}|${ordinalWords.join("|")})\\b`,
    "i",
  ).exec(text)
  const leading = new RegExp(`^(?:\\W|\\d+\\.)*(?:(${ordinalPattern})\\s+)?${amendmentWord}\\b`, "i").exec(text)
  const isReference = /^(?:as per|vide|refer|read with|subject to|in accordance|this is in)\b/i.test(text)
  if (numbered !== null && !isReference) return sequenceFrom(numbered[1] ?? "")
  if (leading === null) return "none"
  const isSentence = new RegExp(
    `${amendmentWord}\\s+(?:of|shall|is|are|must|to (?:the )?(?:contract|agreement|proposals?))\\b`,
    "i",
  ).test(text)
  if (isSentence) return "none"
  return leading[1] === undefined ? "unnumbered" : sequenceFrom(leading[1])
}

const ordinalWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
const ordinalPattern = `${ordinals.join("|")}|\\d{1,2}(?:st|nd|rd|th)`
const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"]

function sequenceFrom(printed: string): number | "unnumbered" {
  const word = printed.toLowerCase()
  const digits = /^\d+/.exec(word)
  if (digits !== null) return Number(digits[0])
  for (const list of [ordinalWords, ordinals, romans]) {
    const index = list.indexOf(word)
    if (index >= 0) return index + 1
  }
  return "unnumbered"
}

const roleWords: readonly { words: RegExp; role: DocumentRole }[] = [
  {
    words:
      /\b(?:repl(?:y|ies)|responses?|answers?|clarifications?)\s+(?:to|of|on)\s+(?:the\s+)?(?:pre-?\s?bid|queries|questions|bidders)|\bpre-?\s?bid quer(?:y|ies)\b|\bquestions and answers\b/i,
    role: "reply-to-queries",
  },
  { words: /\b(?:price|rate) list\b|\blist of rates\b/i, role: "price-list" },
  {
    words:
      /\bbill of quantit(?:y|ies)\b|\bb\.?o\.?q\b|\b(?:price|cost) (?:schedule|proposal form|bid form)\b|\bschedule of (?:prices|rates|quantities)\b|^cost proposal\b/i,
    role: "price-schedule",
  },
  // The header of a table of items to be priced; a rate list has no quantities.
  {
    words: /\b(?:description|particulars)\b.*\bunits?\b.*\b(?:quantity|qty)\b/i,
    role: "price-schedule",
  },
  {
    words: /^(?:form|annexure|appendix|pro-?forma|format|affidavit|undertaking|declaration|checklist)\b|\bchecklist$/i,
    role: "form",
  },
  {
    words: /\bnotice inviting\b|\b(?:e-?)?tender notice\b|\bNIT\b|\binvitation for bids?\b|\bpress notice\b/i,
    role: "notice",
  },
  {
    words:
      /\brequests? for (?:proposals?|quotations?|bids?)\b|\bRF[PQ]\b|\b(?:tender|bid(?:ding)?) documents?\b|\binvitation to (?:tender|bid)\b|\binstructions to (?:bidders|tenderers|offerors)\b/i,
    role: "tender",
  },
]

function roleNamedBy(text: string): DocumentRole | null {
  return roleWords.find(({ words }) => words.test(text))?.role ?? null
}

// Cuts a page into statements: sentences and table rows, each with the heading above it. Never joins text across pages.
import { sentenceSpans } from "./sentences"
import type { Span } from "./value-spans"

/**
 * `start` is the statement's place on the page. `text` is the page's text there, with cells under an "existing" header
 * blanked by spaces of the same length, so that offsets still hold. `place` is the statement's position under its heading.
 */
export type Segment = {
  start: number
  text: string
  shape: "row" | "sentence"
  heading: string
  place: number
  /** Whether a header above says that the earlier of two values is the old one. */
  columns: "old then new" | "plain"
}

type Line = { start: number; text: string }

export function segmentsOf(page: string): Segment[] {
  const segments: Segment[] = []
  const open: { paragraph: Span | null } = { paragraph: null }
  let heading = ""
  let place = 0
  let columns: Segment["columns"] = "plain"
  let old: number[] = []
  const flush = () => {
    const { paragraph } = open
    if (paragraph === null) return
    const text = page.slice(paragraph.start, paragraph.end)
    for (const span of sentenceSpans(text)) {
      const start = paragraph.start + span.start
      segments.push({ start, text: text.slice(span.start, span.end), shape: "sentence", heading, place, columns })
      place += 1
    }
    open.paragraph = null
  }
  const lines = linesOf(page)
  for (const [at, line] of lines.entries()) {
    const isRow = rowMark.test(line.text)
    if (line.text.trim() === "" || isRow || startsStatement(line.text)) flush()
    if (line.text.trim() === "" || ruleLine.test(line.text)) continue
    if (oldNewHeader.test(line.text) && !/\d{3}/.test(line.text)) {
      flush()
      columns = "old then new"
      old = isRow ? oldColumns(line.text) : []
    } else if (isRow) {
      segments.push({ start: line.start, text: blanked(line.text, old), shape: "row", heading, place, columns })
      place += 1
    } else if (isHeading(line.text, lines[at + 1]?.text ?? "", openText(page, open.paragraph))) {
      flush()
      heading = headingWords(line.text)
      place = 0
      columns = "plain"
      old = []
      segments.push({ start: line.start, text: line.text, shape: "sentence", heading: "", place: -1, columns })
    } else {
      open.paragraph = { start: open.paragraph?.start ?? line.start, end: line.start + line.text.length }
    }
  }
  flush()
  return segments
}

const rowMark = /\S\s*\|\s*\S|\t|^\s*\|/
const ruleLine = /^[\s|:=_-]+$/
const oldNewHeader =
  /\b(?:existing|original(?:ly)?|earlier|as published|present|old|in place of)\b.*\b(?:revised|amended|modified|corrected|new|read|substituted)\b/i

function linesOf(page: string): Line[] {
  let start = 0
  return page.split("\n").map((text) => {
    const line = { start, text }
    start += text.length + 1
    return line
  })
}

const numbered = /^\s*(?:[-*•]\s+|\(?\d{1,3}[.)]?\s+\S|\(?\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s|\(?[a-zivx]{1,4}[.)]\s)/i
const labelled = /^\s*[*_]*\p{Lu}[\p{L}\p{N} ().,/&'’-]{1,60}[*_]*\s?:(?:\s|$)/u

function startsStatement(text: string): boolean {
  return numbered.test(text) || labelled.test(text)
}

/** A short line that ends like no sentence and is a title by its mark, its number or its capitals. */
function isHeading(text: string, next: string, open: string): boolean {
  const bare = text.trim()
  if (/^#{1,6}\s/.test(bare)) return true
  const isNumbered = /^\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[A-Z])[.)]?\s+\p{Lu}/u.test(bare)
  if (open !== "" && !isNumbered && !/[.;:!?]\W*$/.test(open)) return false
  if (bare.length > 90 || /[.;,:!?]$/.test(bare) || /\d{2}[./-]\d{2}|\d,\d{2}|%|\d{4}\W*$/.test(bare)) return false
  if (/^\*\*[^*]+\*\*$/.test(bare)) return true
  const words = bare.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (words.length === 0 || words.length > 10) return false
  if (isNumbered) return /^\s*\p{Lu}/u.test(next) || next.trim() === ""
  if (!/\p{Ll}/u.test(bare)) return true
  return words.length <= 7 && /^\p{Lu}/u.test(bare) && (next.trim() === "" || /^\s*[\p{Lu}\p{N}]/u.test(next))
}

/** The paragraph that a line would go on; empty when none is open. */
function openText(page: string, paragraph: Span | null): string {
  return paragraph === null ? "" : page.slice(paragraph.start, paragraph.end).trim()
}

/** The heading without its number and marks. */
function headingWords(text: string): string {
  return text
    .trim()
    .replace(/^[#*\s]+|[*\s]+$/g, "")
    .replace(
      /^(?:(?:section|sec|clause|cl|article|para)\.?\s*)?\(?(?:\d{1,3}(?:\.\d{1,3})*|[A-Z](?=[.)]))?[.)]?\s*/i,
      "",
    )
}

type Cell = { start: number; end: number; text: string }

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/[^|\t]+/g)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0].trim() }))
    .filter((cell) => cell.text !== "")
}

function oldColumns(header: string): number[] {
  return cellsOf(header).flatMap((cell, at) =>
    /\b(?:existing|original(?:ly)?|earlier|as published|present|old|in place of|for)\b/i.test(cell.text) ? [at] : [],
  )
}

function blanked(row: string, columns: readonly number[]): string {
  const cells = cellsOf(row)
  return columns.reduce((text, column) => {
    const cell = cells[column]
    if (cell === undefined || column === cells.length - 1) return text
    return text.slice(0, cell.start) + " ".repeat(cell.end - cell.start) + text.slice(cell.end)
  }, row)
}

// Reads Markdown and plain text into sections. It never changes a character of the text, so that quotes stay verbatim.
import { cleanText } from "@/lib/adapters/parser-clean-text"
import { refusal } from "@/lib/adapters/parser-refusals"
import { sectionLimit } from "@/lib/adapters/parser-sections"
import type { Page } from "@/lib/documents/page"
import type { Parsed } from "@/lib/documents/parser-port"
import type { TableOnPage } from "@/lib/documents/table-on-page"

const smallestSection = 1_500

/** Markdown as it is written, in sections that begin at headings of the first two levels. */
export function parseMarkdown(text: string): Parsed {
  const pages = pagesFrom(cutAtBorders(cleanText(text), "headings"))
  if (pages.length === 0) return refusal("empty", "file")
  return { outcome: "parsed", format: "markdown", pages, tables: pages.flatMap(pipeTables) }
}

/** Plain text: a page ends at a form feed, or at the end of a paragraph once it is long enough. */
export function parseText(text: string): Parsed {
  const parts = cleanText(text).split("\f")
  const pages = pagesFrom(parts.flatMap((part) => cutAtBorders(part, "paragraphs")))
  if (pages.length === 0) return refusal("empty", "file")
  return { outcome: "parsed", format: "text", pages, tables: [] }
}

function pagesFrom(texts: readonly string[]): Page[] {
  return texts
    .filter((text) => text.trim() !== "")
    .map((text, index) => ({ number: index + 1, label: `section ${index + 1}`, text }))
}

function cutAtBorders(text: string, borders: "headings" | "paragraphs"): string[] {
  const parts: string[] = []
  let current: string[] = []
  let size = 0
  let isCode = false
  const end = () => {
    if (current.length > 0) parts.push(current.join("\n"))
    current = []
    size = 0
  }
  for (const line of text.split("\n").flatMap(shortLines)) {
    const isHeading = borders === "headings" && !isCode && /^#{1,2}\s/.test(line)
    const isParagraphEnd = (current.at(-1) ?? "").trim() === ""
    if (isHeading && size >= smallestSection) end()
    else if (size + line.length > sectionLimit && (isParagraphEnd || size > sectionLimit * 1.5)) end()
    else if (size + line.length > sectionLimit * 2) end()
    if (/^\s*```/.test(line)) isCode = !isCode
    current.push(line)
    size += line.length + 1
  }
  end()
  return parts
}

// A text without line ends is cut behind a space, so that no section outgrows its bound.
function shortLines(line: string): string[] {
  if (line.length <= sectionLimit) return [line]
  const space = line.lastIndexOf(" ", sectionLimit)
  const at = space > 0 ? space + 1 : sectionLimit
  return [line.slice(0, at), ...shortLines(line.slice(at))]
}

// A table is a header row, a row of dashes, and rows, each with bars.
function pipeTables(page: Page): TableOnPage[] {
  const lines = page.text.split("\n")
  const tables: TableOnPage[] = []
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const header = lines[at] ?? ""
    const rule = lines[at + 1] ?? ""
    if (
      !header.includes("|") ||
      !/^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/.test(rule) ||
      !rule.includes("|")
    )
      continue
    let next = at + 2
    while (lines[next]?.includes("|")) next += 1
    tables.push({ page: page.number, header: cellsOf(header), rows: lines.slice(at + 2, next).map(cellsOf) })
    at = next - 1
  }
  return tables
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim())
}

// Gathers blocks of running text into numbered sections of a readable size. It never splits a table or reorders text.
import type { Page } from "@/lib/documents/page"
import type { TableOnPage } from "@/lib/documents/table-on-page"

/** One block of a document without pages of its own; a `break` ends the section before it. */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; header: string[]; rows: string[][] }
  | { kind: "break" }

export type Sections = { pages: Page[]; tables: TableOnPage[] }

/** How long a section may grow, in characters, before it ends at the next block. */
export const sectionLimit = 6_000
const smallestSection = 1_500

/** Sections start at breaks, at top headings once the one before is long enough, and where the limit is reached. */
export function sectionsOf(blocks: readonly Block[]): Sections {
  const texts: string[] = [""]
  const tables: TableOnPage[] = []
  const add = (text: string) => {
    const current = texts.at(-1) ?? ""
    if (current !== "" && current.length + text.length > sectionLimit) texts.push(text)
    else texts[texts.length - 1] = current === "" ? text : `${current}\n${text}`
  }
  for (const block of blocks) {
    const current = texts.at(-1) ?? ""
    switch (block.kind) {
      case "break":
        if (current !== "") texts.push("")
        break
      case "heading":
        if (block.level <= 2 && current.length >= smallestSection) texts.push("")
        add(block.text)
        break
      case "text":
        for (const piece of piecesOf(block.text)) add(piece)
        break
      case "table":
        add([block.header, ...block.rows].map(rowText).join("\n"))
        tables.push({ page: texts.length, header: block.header, rows: block.rows })
        break
    }
  }
  const isLastEmpty = texts.length > 1 && texts.at(-1) === ""
  const kept = isLastEmpty ? texts.slice(0, -1) : texts
  return { pages: kept.map((text, index) => ({ number: index + 1, label: `section ${index + 1}`, text })), tables }
}

/** A row of cells as one line; empty cells at its end are left out. */
export function rowText(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== "")
  return cells.slice(0, last + 1).join(" | ")
}

// A block longer than a section is cut at line ends, or where there are none at the limit itself.
function piecesOf(text: string): string[] {
  if (text.length <= sectionLimit) return [text]
  const cut = text.lastIndexOf("\n", sectionLimit)
  const at = cut > 0 ? cut : sectionLimit
  return [text.slice(0, at), ...piecesOf(text.slice(cut > 0 ? at + 1 : at))]
}

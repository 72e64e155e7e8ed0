// The lines a document opens with, as a reader sees them: without marks of Markdown or HTML. It never judges them.
import type { Page } from "@/lib/documents/page"

/** One line with something on it: `text` without marks, its page's number, and how it was set. */
export type PrintedLine = { text: string; page: number; setAs: "heading" | "plain" }

/** The first `limit` lines that hold anything, over as many pages as that takes. Images and rules are left out. */
export function firstLines(pages: readonly Page[], limit: number): PrintedLine[] {
  const lines: PrintedLine[] = []
  for (const page of pages) {
    for (const raw of page.text.split(/\r?\n|<br\s*\/?>/i)) {
      const text = readable(raw)
      if (!/[\p{L}\p{N}]/u.test(text)) continue
      lines.push({ text, page: page.number, setAs: isHeading(raw) ? "heading" : "plain" })
      if (lines.length === limit) return lines
    }
  }
  return lines
}

/** Names in figures or letters compared without case, space and kinds of dashes. */
export function comparable(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\s.]+/g, "")
}

function readable(raw: string): string {
  return raw
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]+>/g, "")
    .replace(/^\s*(?:#{1,6}\s+|[-*]\s+|>\s+)/, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

function isHeading(raw: string): boolean {
  return /^\s*#{1,6}\s/.test(raw) || /^\s*\*\*.*\*\*\s*$/.test(raw) || (/[A-Z]{4}/.test(raw) && !/[a-z]/.test(raw))
}

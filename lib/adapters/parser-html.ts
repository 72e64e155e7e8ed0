// Reads HTML into sections and tables. It never runs, fetches or keeps scripts, styles or comments.
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser"
import { cleanText } from "@/lib/adapters/parser-clean-text"
import { refusal } from "@/lib/adapters/parser-refusals"
import { type Block, sectionsOf } from "@/lib/adapters/parser-sections"
import type { Parsed } from "@/lib/documents/parser-port"

/** Sections at top headings; a table is a block of its own. */
export function parseHtml(html: string): Parsed {
  const blocks = htmlBlocks(html)
  if (blocks.every((block) => block.kind === "break")) return refusal("empty", "page")
  return { outcome: "parsed", format: "html", ...sectionsOf(blocks) }
}

/** The blocks of a piece of HTML, in reading order; `<hr class="page-break">` is a break. */
export function htmlBlocks(html: string): Block[] {
  const root = parse(html.replace(/<!doctype[^>]*>/i, ""), {
    comment: false,
    blockTextElements: { script: false, style: false, noscript: false },
  })
  for (const dropped of root.querySelectorAll("script, style, noscript, template, head")) dropped.remove()
  const blocks: Block[] = []
  let line = ""
  const flush = () => {
    const text = tidy(line)
    if (text !== "") blocks.push({ kind: "text", text })
    line = ""
  }
  const visit = (node: Node) => {
    if (node instanceof TextNode) {
      line += node.text.replace(/\s+/g, " ")
      return
    }
    if (!(node instanceof HTMLElement)) return
    const tag = (node.tagName ?? "").toLowerCase()
    if (tag === "br") line += "\n"
    else if (tag === "hr" && node.classList.contains("page-break")) addBlock({ kind: "break" })
    else if (/^h[1-6]$/.test(tag)) addBlock(headingOf(node, Number(tag.slice(1))))
    else if (tag === "table") addBlock(tableOf(node))
    else if (blockTags.has(tag)) {
      flush()
      node.childNodes.forEach(visit)
      flush()
    } else node.childNodes.forEach(visit)
  }
  const addBlock = (block: Block | null) => {
    flush()
    if (block !== null) blocks.push(block)
  }
  root.childNodes.forEach(visit)
  flush()
  return blocks
}

const blockTags = new Set(
  "address article aside blockquote body dd div dl dt fieldset figure footer form header html li main nav ol p pre section ul".split(
    " ",
  ),
)

function headingOf(node: HTMLElement, level: number): Block | null {
  const text = tidy(textOf(node))
  return text === "" ? null : { kind: "heading", level, text }
}

function tableOf(table: HTMLElement): Block | null {
  const rows = table
    .querySelectorAll("tr")
    .filter((row) => row.closest("table") === table)
    .map((row) => cellsOf(row).map((cell) => tidy(textOf(cell)).replace(/\n+/g, " ")))
    .filter((cells) => cells.some((cell) => cell !== ""))
  const [header, ...rest] = rows
  return header === undefined ? null : { kind: "table", header, rows: rest }
}

// A cell over several columns is followed by empty ones, so that columns stay in line.
function cellsOf(row: HTMLElement): HTMLElement[] {
  return row.childNodes
    .filter((node): node is HTMLElement => node instanceof HTMLElement && /^t[hd]$/i.test(node.tagName ?? ""))
    .flatMap((cell) => [cell, ...emptyCells(Number(cell.getAttribute("colspan") ?? 1) - 1)])
}

function emptyCells(count: number): HTMLElement[] {
  return count > 0 && count < 100 ? Array.from({ length: count }, () => parse("")) : []
}

function textOf(node: Node): string {
  if (node instanceof TextNode) return node.text.replace(/\s+/g, " ")
  if (!(node instanceof HTMLElement)) return ""
  const tag = (node.tagName ?? "").toLowerCase()
  if (tag === "br") return "\n"
  const inner = node.childNodes.map(textOf).join("")
  return blockTags.has(tag) || tag === "tr" ? `\n${inner}\n` : tag === "td" || tag === "th" ? `${inner} ` : inner
}

function tidy(text: string): string {
  return cleanText(text)
    .replace(/ *\n */g, "\n")
    .replace(/\n{2,}/g, "\n")
    .replace(/ {2,}/g, " ")
    .trim()
}

// Puts the parts of the tender document together to about the wanted number of pages; never writes prose of its own.
import { type Block, heading, table, title } from "./blocks"
import { formParts } from "./form-parts"
import { generalParts } from "./general-parts"
import { instructionParts } from "./instruction-parts"
import { noticeParts } from "./notice-parts"
import { renderPdf } from "./pdf-pages"
import { schedulePart } from "./schedule-part"
import { siteParts } from "./site-parts"
import { specialParts } from "./special-parts"
import { type Part, SECTIONS, type SectionName } from "./tender-part"
import type { TenderSpec } from "./tender-spec"
import { worksParts } from "./works-parts"

export type TenderDocument = {
  bytes: Uint8Array
  pages: number
  /** The printed number of each clause that has an id, such as `emd` -> `2.1`. */
  clauseNumbers: ReadonlyMap<string, string>
}

/** Takes in all core parts, then extra parts in their order while the page count stays within `spec.tenderPages`. */
export async function tenderDocument(spec: TenderSpec): Promise<TenderDocument> {
  const all = [
    ...noticeParts(spec),
    ...instructionParts(spec),
    ...generalParts(spec),
    ...specialParts(spec),
    ...worksParts(spec),
    schedulePart(spec),
    ...formParts(spec),
    ...siteParts(spec),
  ]
  const chosen = chooseParts(all, {
    pagesOfParts: (await typeset(spec, all)).pagesOfParts,
    wanted: spec.tenderPages - 1,
  })
  const { parts, clauseNumbers } = numberClauses(chosen.parts)
  const blocks = parts.map((part, at) => withSectionTitle(part, parts[at - 1]))
  const [cover = [], ...rest] = blocks
  const { bytes, pagesOfParts } = await typesetBlocks(spec, [cover, contents(parts, chosen.pages), ...rest])
  return { bytes, pages: pagesOfParts.reduce((sum, pages) => sum + pages, 0), clauseNumbers }
}

/** `wanted` leaves out the page of contents. */
function chooseParts(
  all: Part[],
  sizes: { pagesOfParts: number[]; wanted: number },
): { parts: Part[]; pages: number[] } {
  const size = (part: Part) => sizes.pagesOfParts[all.indexOf(part)] ?? 0
  let left = sizes.wanted
  const taken = new Set<Part>()
  for (const part of all.filter((each) => each.need === "core")) {
    taken.add(part)
    left -= size(part)
  }
  for (const part of all.filter((each) => each.need === "extra")) {
    if (size(part) > left) continue
    taken.add(part)
    left -= size(part)
  }
  const parts = all.filter((part) => taken.has(part))
  return { parts, pages: parts.map(size) }
}

function numberClauses(parts: Part[]): { parts: Part[]; clauseNumbers: Map<string, string> } {
  const counts = new Map<SectionName, number>()
  const clauseNumbers = new Map<string, string>()
  const numbered = parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => {
      if (block.kind !== "clause") return block
      const count = (counts.get(part.section) ?? 0) + 1
      counts.set(part.section, count)
      const number = `${SECTIONS[part.section].number}.${count}`
      if (block.id !== undefined) clauseNumbers.set(block.id, number)
      return { ...block, number }
    }),
  }))
  return { parts: numbered.map((part) => ({ ...part, blocks: referred(part.blocks, clauseNumbers) })), clauseNumbers }
}

function referred(blocks: Block[], clauseNumbers: ReadonlyMap<string, string>): Block[] {
  return blocks.map((block) => {
    if (block.kind !== "clause") return block
    return { ...block, text: block.text.replace(/\{ref:([a-z-]+)\}/g, (_, id) => `clause ${known(clauseNumbers, id)}`) }
  })
}

function known(clauseNumbers: ReadonlyMap<string, string>, id: string): string {
  const number = clauseNumbers.get(id)
  if (number === undefined) throw new Error(`no clause in this document is known as ${id}`)
  return number
}

function withSectionTitle(part: Part, before: Part | undefined): Block[] {
  const first = part.section !== before?.section && SECTIONS[part.section].title !== ""
  return first ? [title(SECTIONS[part.section].title), ...part.blocks] : part.blocks
}

/** Takes one page: the annexures share a line, and so do the sheets of site information. */
function contents(parts: Part[], pages: number[]): Block[] {
  const rows: string[][] = []
  let page = 2
  parts.forEach((part, at) => {
    const begins = page + 1
    if (part.section === "cover") return
    page += pages[at] ?? 0
    const row = [SECTIONS[part.section].title, lineInContents(part), String(begins)]
    if (rows.at(-1)?.[1] !== row[1]) rows.push(row)
  })
  const columns = [
    { title: "Section", share: 6 },
    { title: "Contents", share: 7 },
    { title: "Page", share: 1.3, align: "right" as const },
  ]
  return [heading("CONTENTS"), table(columns, rows)]
}

function lineInContents(part: Part): string {
  if (part.section === "forms") return "Annexures"
  return part.section === "site" ? "Drawings, borings, rainfall, registers and levels" : part.title
}

/** Set as it will stand, section titles included, so that the counted pages hold. */
function typeset(spec: TenderSpec, parts: Part[]) {
  const titled = parts.map((part, at) => withSectionTitle(part, parts[at - 1]))
  return typesetBlocks(spec, titled)
}

function typesetBlocks(spec: TenderSpec, parts: Block[][]) {
  return renderPdf({
    title: `Tender ${spec.tenderNumber}`,
    author: spec.authority.name,
    date: spec.dates.issued,
    runningHead: `${spec.authority.short}   Tender No. ${spec.tenderNumber}`,
    runningFoot: "Signature of the bidder with seal",
    parts,
  })
}

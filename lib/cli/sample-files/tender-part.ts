// A stretch of a tender document that begins on its own page, and the sections such stretches belong to; never lays them out.
import type { Block } from "./blocks"

export const SECTIONS = {
  cover: { number: "", title: "" },
  notice: { number: "1", title: "Section 1: Notice inviting tender" },
  instructions: { number: "2", title: "Section 2: Instructions to bidders" },
  eligibility: { number: "3", title: "Section 3: Eligibility and qualification" },
  general: { number: "4", title: "Section 4: General conditions of contract" },
  special: { number: "5", title: "Section 5: Special conditions and contract data" },
  works: { number: "6", title: "Section 6: Technical specification" },
  schedule: { number: "7", title: "Section 7: Schedule of quantities" },
  forms: { number: "8", title: "Section 8: Forms and annexures" },
  site: { number: "9", title: "Section 9: Site information" },
} as const

export type SectionName = keyof typeof SECTIONS

/** `core` stands in every tender document; `extra` is taken in while the wanted number of pages is not reached. */
export type Part = { section: SectionName; title: string; need: "core" | "extra"; blocks: Block[] }

// A ledger's facts as screens show them: display text, where each stands, what became of it. Holds no event and computes no value.
import { z } from "zod"

/** `short` is what fits in a row ("C2 p.1"), `full` the words behind it. `href` opens the page at the quote; null where there is no page to open. */
export const SourceView = z.discriminatedUnion("from", [
  z.object({
    from: z.literal("document"),
    short: z.string(),
    full: z.string(),
    quote: z.string(),
    href: z.string().nullable(),
    /** The file was withdrawn: its words no longer count. */
    withdrawn: z.boolean(),
  }),
  z.object({ from: z.literal("person"), short: z.string(), full: z.string(), words: z.string(), at: z.string() }),
])
export type SourceView = z.infer<typeof SourceView>

export const FactStanding = z.enum(["current", "superseded", "in conflict", "withdrawn"])
export type FactStanding = z.infer<typeof FactStanding>

/** `display` is for reading, `canonical` what code compares, `raw` as it was printed or typed. */
export const FactView = z.object({
  fact: z.string(),
  key: z.string(),
  label: z.string(),
  display: z.string(),
  canonical: z.string(),
  raw: z.string(),
  condition: z.string().nullable(),
  anchor: z.string().nullable(),
  standing: FactStanding,
  /** False while a document's change waits for a manager. */
  confirmed: z.boolean(),
  mustCarry: z.boolean(),
  sources: z.array(SourceView),
  recordedBy: z.string(),
  at: z.string(),
  /** Where what took its place stands, in short: "C2 p.1"; null while nothing did. */
  supersededBy: z.string().nullable(),
  /** The open item of the Inbox that decides it; null where none waits. */
  item: z.string().nullable(),
})
export type FactView = z.infer<typeof FactView>

/** One thing that happened to the values of one key under one condition. `by` is a person, an agent or what decided. */
export const HistoryLine = z.object({
  position: z.number().int(),
  at: z.string(),
  what: z.string(),
  by: z.string().nullable(),
  /** Where the value stands, or the document that changed it. */
  source: SourceView.nullable(),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** One key under one condition: what stands, and what stood before it, latest first; `history` in its order. */
export const FactSlot = z.object({
  current: FactView.nullable(),
  before: z.array(FactView),
  history: z.array(HistoryLine),
})
export type FactSlot = z.infer<typeof FactSlot>

export const InstructionView = z.object({
  instruction: z.string(),
  /** The exchange it was given in; undoing it is asked of this one. */
  exchange: z.string(),
  quote: z.string(),
  mustNotMention: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  revoked: z.boolean(),
})
export type InstructionView = z.infer<typeof InstructionView>

export const LedgerFacts = z.object({
  conflicts: z.array(
    z.object({
      id: z.string(),
      item: z.string().nullable(),
      facts: z.array(FactView),
      history: z.array(HistoryLine),
    }),
  ),
  groups: z.array(z.object({ group: z.string(), title: z.string(), slots: z.array(FactSlot) })),
  instructions: z.array(InstructionView),
})
export type LedgerFacts = z.infer<typeof LedgerFacts>

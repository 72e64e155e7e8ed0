// Handoff notes, their receipts and the custody of each fact over them, for display. Compares nothing itself.
import { z } from "zod"

export const ReceiptLineView = z.object({
  key: z.string(),
  label: z.string(),
  sent: z.string().nullable(),
  restated: z.string().nullable(),
  verdict: z.enum(["equal", "reformatted", "changed", "missing", "extra"]),
  part: z.string().nullable(),
})
export type ReceiptLineView = z.infer<typeof ReceiptLineView>

export const ReceiptView = z.object({
  receipt: z.string(),
  agent: z.string(),
  attempt: z.number().int(),
  passed: z.boolean(),
  at: z.string(),
  lines: z.array(ReceiptLineView),
})
export type ReceiptView = z.infer<typeof ReceiptView>

export const NoteView = z.object({
  note: z.string(),
  agent: z.string(),
  exchange: z.string(),
  /** Agents that read it back, in order. */
  receivers: z.array(z.string()),
  at: z.string(),
  goal: z.string(),
  done: z.array(z.string()),
  decisions: z.array(z.object({ decision: z.string(), reason: z.string() })),
  mustCarry: z.array(z.object({ fact: z.string(), label: z.string(), display: z.string(), source: z.string() })),
  instructions: z.array(z.string()),
  openQuestions: z.array(z.string()),
  nextAction: z.string(),
  receipts: z.array(ReceiptView),
})
export type NoteView = z.infer<typeof NoteView>

/**
 * `altered`: carried, and restated otherwise at the last read-back. `held back`: in conflict at that hop, so that nothing of
 * its key was carried. `not yet`: the fact came after the hop.
 */
export const CustodyFate = z.enum(["carried", "altered", "superseded", "held back", "dropped", "not yet"])
export type CustodyFate = z.infer<typeof CustodyFate>

/** Facts down, hops across: `fates` of a row stand in the order of `hops`. */
export const CustodyView = z.object({
  hops: z.array(z.object({ note: z.string(), label: z.string() })),
  rows: z.array(
    z.object({
      fact: z.string(),
      key: z.string(),
      label: z.string(),
      display: z.string(),
      standing: z.enum(["current", "superseded", "in conflict", "withdrawn"]),
      fates: z.array(CustodyFate),
    }),
  ),
})
export type CustodyView = z.infer<typeof CustodyView>

export const LedgerHandoffs = z.object({ notes: z.array(NoteView), custody: CustodyView })
export type LedgerHandoffs = z.infer<typeof LedgerHandoffs>

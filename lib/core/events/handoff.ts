// Events of the read-back gate in the receiver's own record, and the note's shape. Notes and receipts stand in the ledger.
import { z } from "zod"
import { CarriedFact } from "./shared"

/** One compared line: what was sent, what the receiver restated, and what code found. */
export const ReadBackLine = z.object({
  key: z.string(),
  sent: z.string().nullable(),
  restated: z.string().nullable(),
  verdict: z.enum(["equal", "reformatted", "changed", "missing", "extra"]),
  /** Which named part differs: value, currency, unit, zone, condition, anchor, source. Null when none does. */
  part: z.string().nullable(),
})
export type ReadBackLine = z.infer<typeof ReadBackLine>

export const ReadBackCompared = z.object({
  type: z.literal("read-back-compared"),
  version: z.literal(1),
  call: z.string(),
  attempt: z.number().int().min(1),
  passed: z.boolean(),
  lines: z.array(ReadBackLine),
})
export type ReadBackCompared = z.infer<typeof ReadBackCompared>

/** The giver's own record of the note it gave; the note itself stands in the ledger. */
export const HandedOver = z.object({
  type: z.literal("handed-over"),
  version: z.literal(1),
  call: z.string(),
  note: z.string(),
})

/** What an exchange leaves for the next: the model writes goal to nextAction, code adds the rest from the ledger. */
export const HandoffNote = z.object({
  note: z.string(),
  goal: z.string(),
  done: z.array(z.string()),
  decisions: z.array(z.object({ decision: z.string(), reason: z.string() })),
  mustCarry: z.array(CarriedFact),
  instructions: z.array(z.object({ instruction: z.string(), quote: z.string() })),
  openQuestions: z.array(z.string()),
  nextAction: z.string(),
  sources: z.array(z.object({ key: z.string(), source: z.string() })),
})
export type HandoffNote = z.infer<typeof HandoffNote>

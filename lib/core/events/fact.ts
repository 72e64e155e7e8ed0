// Events of a fact's fate: recorded, found again, superseded, in conflict, decided, withdrawn. A value never changes in place.
import { z } from "zod"
import { FactSource, FactValue, PersonRef, Recorder } from "./shared"

export const FactRecorded = z.object({
  type: z.literal("fact-recorded"),
  version: z.literal(1),
  fact: z.string(),
  key: z.string(),
  raw: z.string(),
  value: FactValue,
  condition: z.string().nullable(),
  anchor: z.string().nullable(),
  source: FactSource,
  by: Recorder,
})
export type FactRecorded = z.infer<typeof FactRecorded>

/** The same value found at another place: one fact, one more source. */
export const FactSourced = z.object({
  type: z.literal("fact-sourced"),
  version: z.literal(1),
  fact: z.string(),
  key: z.string(),
  source: FactSource,
  by: Recorder,
})

export const FactSuperseded = z.object({
  type: z.literal("fact-superseded"),
  version: z.literal(1),
  fact: z.string(),
  key: z.string(),
  /** The fact that takes its place. */
  next: z.string(),
  /** The document that amends, or null where a person's word supersedes. */
  document: z.string().nullable(),
  confirmed: z.boolean(),
})

/** A manager confirmed what one document changed, or put back what it had changed. */
export const ChangeDecided = z.object({
  type: z.literal("change-decided"),
  version: z.literal(1),
  document: z.string(),
  confirmed: z.boolean(),
  facts: z.array(z.object({ fact: z.string(), key: z.string(), next: z.string() })),
  by: PersonRef,
})

/** Facts of one key and condition that differ and neither of which supersedes: none is carried until decided. */
export const FactsConflicted = z.object({
  type: z.literal("facts-conflicted"),
  version: z.literal(1),
  key: z.string(),
  facts: z.array(z.string()),
})

/** A conflict ended: the chosen fact is current, the others are not. */
export const ConflictResolved = z.object({
  type: z.literal("conflict-resolved"),
  version: z.literal(1),
  key: z.string(),
  chosen: z.string(),
  others: z.array(z.string()),
  by: z.union([PersonRef, z.literal("document order")]),
})

/** A file repeats a value that was already superseded: a finding, the current fact stays. */
export const OldValueRepeated = z.object({
  type: z.literal("old-value-repeated"),
  version: z.literal(1),
  key: z.string(),
  fact: z.string(),
  source: FactSource,
  by: Recorder,
})

export const FactWithdrawn = z.object({
  type: z.literal("fact-withdrawn"),
  version: z.literal(1),
  fact: z.string(),
  key: z.string(),
  why: z.string(),
  /** The fact it had taken the place of, current again now. */
  restores: z.string().nullable(),
  by: z.union([PersonRef, z.object({ document: z.string() })]),
})

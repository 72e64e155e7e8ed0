// A compiled bid as data: what is signed and what the file is rendered from. It never computes an amount.
import { z } from "zod"
import { DecimalText, OffsetInstant } from "@/lib/bids/records"

export const DraftSection = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  paragraphs: z.array(z.string()),
})

/** Where a fact of the draft comes from: a quote on a document's page, or a person's own words at a moment. */
export const DraftSource = z.union([
  z.object({ document: z.string().min(1), page: z.string().min(1), quote: z.string().min(1) }),
  z.object({ person: z.string().min(1), at: OffsetInstant }),
])
export type DraftSource = z.infer<typeof DraftSource>

/** `display` is what a reader sees, `canonical` what code compares; both are made from one value. */
export const DraftFact = z.object({
  key: z.string().min(1),
  label: z.string().min(1),
  display: z.string().min(1),
  canonical: z.string().min(1),
  source: DraftSource,
})

/** `arithmetic` shows the figures a verdict rests on, null where none do. */
export const DraftEligibility = z.object({
  criterion: z.string().min(1),
  requirement: z.string(),
  evidence: z.string(),
  verdict: z.enum(["met", "not-met", "cannot-tell"]),
  arithmetic: z.string().nullable(),
})

/** One priced line; `quantity`, `rate` and `amount` are decimal text in the draft's one currency. */
export const DraftItem = z.object({
  number: z.string().min(1),
  description: z.string().min(1),
  unit: z.string(),
  quantity: DecimalText,
  rate: DecimalText,
  amount: DecimalText,
})

export const DraftCompliance = z.object({
  requirement: z.string().min(1),
  source: z.string(),
  status: z.string().min(1),
  note: z.string(),
})

/** `total` is null for a bid without prices; `words` are generated from the same minor units as `figures`. */
export const BidDraft = z.object({
  title: z.string().min(1),
  tenderNumber: z.string().nullable(),
  authority: z.string().nullable(),
  preparedOn: z.iso.date(),
  sections: z.array(DraftSection),
  facts: z.array(DraftFact),
  eligibility: z.array(DraftEligibility),
  items: z.array(DraftItem),
  total: z.object({ figures: z.string().min(1), words: z.string().min(1) }).nullable(),
  compliance: z.array(DraftCompliance),
})
export type BidDraft = z.infer<typeof BidDraft>

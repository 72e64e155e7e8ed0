// A bid's findings, prices, compliance list and draft for display. Every figure was computed before it gets here.
import { z } from "zod"
import { BidDraft } from "@/lib/bids/bid-draft"

export const Verdict = z.enum(["met", "not-met", "cannot-tell"])
export type Verdict = z.infer<typeof Verdict>

export const BidEligibility = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      criterion: z.string(),
      requirement: z.string(),
      source: z.object({ short: z.string(), full: z.string(), href: z.string().nullable() }).nullable(),
      /** Null while nobody checked it. */
      finding: z.object({ verdict: Verdict, evidence: z.string(), arithmetic: z.string().nullable() }).nullable(),
    }),
  ),
})
export type BidEligibility = z.infer<typeof BidEligibility>

/** Items of the bill in its order; `price` is null while an item has none that still fits. */
export const BidPricing = z.object({
  items: z.array(
    z.object({
      item: z.string(),
      description: z.string(),
      unit: z.string(),
      quantity: z.string(),
      href: z.string().nullable(),
      price: z.object({ rate: z.string(), amount: z.string() }).nullable(),
    }),
  ),
  currency: z.string().nullable(),
  total: z.object({ figures: z.string(), words: z.string() }).nullable(),
  notes: z.array(z.string()),
})
export type BidPricing = z.infer<typeof BidPricing>

export const BidCompliance = z.object({
  lines: z.array(z.object({ requirement: z.string(), source: z.string(), status: z.string(), note: z.string() })),
})
export type BidCompliance = z.infer<typeof BidCompliance>

/** One put-up version. `contentHash` is what a signature binds, `fileHash` names the exact bytes. */
export const DraftVersion = z.object({
  draft: z.string(),
  version: z.number().int(),
  at: z.string(),
  contentHash: z.string(),
  fileHash: z.string(),
  fileHref: z.string(),
  by: z.string(),
  signed: z.object({ by: z.string(), at: z.string() }).nullable(),
  void: z.string().nullable(),
  item: z.string().nullable(),
})
export type DraftVersion = z.infer<typeof DraftVersion>

/** `content` is the latest version as put up, or, before there is one, the draft as it would be compiled now. */
export const BidDraftView = z.object({
  content: BidDraft,
  state: z.enum(["put up", "not put up"]),
  versions: z.array(DraftVersion),
  blockers: z.array(z.object({ text: z.string(), href: z.string().nullable() })),
  /** Told to whoever signs, never part of the bid. */
  openPoints: z.array(z.string()),
})
export type BidDraftView = z.infer<typeof BidDraftView>

export const BidConversations = z.object({
  conversations: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.string(),
      openQuestions: z.number().int(),
      updatedAt: z.string(),
    }),
  ),
})
export type BidConversations = z.infer<typeof BidConversations>

export const DraftContent = BidDraft
export type DraftContent = BidDraft

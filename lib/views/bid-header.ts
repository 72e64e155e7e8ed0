// What lists of bids and a bid's header show. Holds no fact's history.
import { z } from "zod"

/** `iso` has the offset it was written with; null where the document gives a day alone. `display` is what people read. */
export const ClosingView = z.object({ display: z.string(), iso: z.string().nullable(), zone: z.string().nullable() })
export type ClosingView = z.infer<typeof ClosingView>

export const BidLine = z.object({
  id: z.string(),
  name: z.string(),
  authority: z.string().nullable(),
  closing: ClosingView.nullable(),
  stage: z.string(),
  documents: z.number().int(),
  facts: z.number().int(),
  /** Items and questions that wait for this viewer. */
  waits: z.number().int(),
  updatedAt: z.string(),
})
export type BidLine = z.infer<typeof BidLine>

export const BidList = z.object({
  bids: z.array(BidLine),
  now: z.string(),
})
export type BidList = z.infer<typeof BidList>

export const BidHeader = BidLine.extend({
  handoffs: z.number().int(),
  conversations: z.number().int(),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Who else could become a member; empty for viewers who may not choose. */
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
  mayDecide: z.boolean(),
  mayChooseMembers: z.boolean(),
  /** Where the bid's feed stood when this was read. */
  positions: z.record(z.string(), z.number()),
  /** The server's clock when this was read, ISO 8601 UTC; what the time left is counted from. */
  now: z.string(),
})
export type BidHeader = z.infer<typeof BidHeader>

/** The tabs of a bid, in the order they stand; each is the last part of its address. */
export const bidTabs = [
  { id: "documents", label: "Documents" },
  { id: "facts", label: "Facts" },
  { id: "eligibility", label: "Eligibility" },
  { id: "pricing", label: "Pricing" },
  { id: "compliance", label: "Compliance" },
  { id: "draft", label: "Draft" },
  { id: "handoffs", label: "Handoffs" },
  { id: "conversations", label: "Conversations" },
] as const
export type BidTab = (typeof bidTabs)[number]["id"]

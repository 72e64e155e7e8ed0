// Maps the versions of a bid's draft, the latest one's content and what stands in the way of signing it. Signs nothing.
import { BidDraft } from "@/lib/bids/bid-draft"
import type { BillOfQuantities } from "@/lib/bids/bill-of-quantities"
import { compileDraft, openPoints } from "@/lib/bids/compile-draft"
import { whyNotSigned } from "@/lib/bids/decide-draft"
import { decisionLine } from "@/lib/bids/items"
import { openItems } from "@/lib/bids/settle-items"
import type { Draft, LedgerState } from "@/lib/core/ledger-state"
import type { BidDraftView, DraftVersion } from "@/lib/views/bid-work"
import { bidHref, draftFileHref, itemHref } from "@/lib/views/ledger-links"

type Texts = { getText(hash: string): Promise<string | null> }
export type DraftViewSources = { state: LedgerState; bill: BillOfQuantities; texts: Texts; preparedOn: string }

export async function bidDraftView({ state, bill, texts, preparedOn }: DraftViewSources): Promise<BidDraftView> {
  const drafts = [...state.drafts.values()].sort((a, b) => b.draftVersion - a.draftVersion)
  const [latest] = drafts
  const blockers = latest && !latest.signed ? draftBlockers(state, latest) : []
  return {
    content: latest ? await signedContent(latest, texts) : compileDraft({ state, bill, preparedOn }).draft,
    state: latest ? "put up" : "not put up",
    versions: drafts.map((draft) => draftVersion(state, draft)),
    blockers,
    openPoints: furtherPoints({ state, bill }, blockers),
  }
}

/** Open points besides those that block the sign-off, so that none is told twice. */
export function furtherPoints(
  sources: Pick<DraftViewSources, "state" | "bill">,
  blockers: BidDraftView["blockers"],
): string[] {
  return openPoints(sources).filter((point) => !blockers.some(({ text }) => text === point))
}

export function draftVersion(state: LedgerState, draft: Draft): DraftVersion {
  const waiting = openItems(state, "draft").find((item) => item.about.draft === draft.draft)
  return {
    draft: draft.draft,
    version: draft.draftVersion,
    at: draft.at,
    contentHash: draft.contentHash,
    fileHash: draft.fileHash,
    fileHref: draftFileHref(state.id, draft.draft),
    by: "person" in draft.by ? draft.by.person.name : "compiler",
    signed: draft.signed && { by: draft.signed.by.name, at: draft.signed.at },
    void: draft.void,
    item: waiting?.item ?? null,
  }
}

/** The content exactly as its hash binds it. Throws where the text is missing or is no draft: the record would not be whole. */
export async function signedContent(draft: Draft, texts: Texts): Promise<BidDraft> {
  const text = await texts.getText(draft.contentHash)
  if (text === null) throw new Error(`The content of ${draft.draft} is not stored`)
  return BidDraft.parse(JSON.parse(text))
}

/** What must be settled first, each with the place where it can be. */
export function draftBlockers(state: LedgerState, draft: Draft): BidDraftView["blockers"] {
  const items = (["document-change", "conflict", "document-order"] as const).flatMap((kind) => openItems(state, kind))
  const hrefOf = new Map(items.map((item) => [decisionLine(state, item), itemHref(item.item)]))
  return whyNotSigned(state, draft).map((text) => ({
    text,
    href: hrefOf.get(text) ?? (text.endsWith("is in conflict.") ? bidHref(state.id, "facts") : null),
  }))
}

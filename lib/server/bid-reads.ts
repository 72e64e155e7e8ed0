// Reads bids for those who see them: the list, one bid's header, and each of its tabs. To anybody else there is no such bid.
import { readBill } from "@/lib/agents/read-bill"
import { factText } from "@/lib/bids/fact-text"
import { onlookerOf } from "@/lib/commands/onlooker"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { LedgerState } from "@/lib/core/ledger-state"
import { may, type Viewer } from "@/lib/core/permissions"
import type { BidRow, FactRow } from "@/lib/core/ports/rows"
import type { BidHeader, BidLine, BidList, ClosingView } from "@/lib/views/bid-header"
import type { BidConversations } from "@/lib/views/bid-work"
import { bidDocumentsView, documentPageView } from "./bid-documents-view"
import { bidDraftView } from "./bid-draft-view"
import { bidComplianceView, bidEligibilityView, bidPricingView } from "./bid-work-view"
import { type DeskPorts, nowText, visibleBid } from "./desk-ports"
import { ledgerFactsView } from "./ledger-facts-view"
import { ledgerHandoffsView } from "./ledger-handoffs-view"

export async function readBids(ports: DeskPorts, viewer: Viewer): Promise<BidList> {
  const [rows, questions] = await Promise.all([
    ports.rows.bids(onlookerOf(viewer)),
    ports.rows.openQuestions(onlookerOf(viewer)),
  ])
  const decides = mayDecide(viewer)
  const bids = rows.map((row) => {
    const asked = questions.filter(({ ledger, audience }) => ledger === row.id && (decides || audience === "viewers"))
    return bidLine(row, (decides ? row.openItems : 0) + asked.length)
  })
  return { bids, now: nowText(ports) }
}

export async function readBidHeader(ports: DeskPorts, viewer: Viewer, bid: string): Promise<BidHeader | null> {
  // Read first, so that nothing can happen between what is shown and where the stream goes on.
  const positions = await ports.feeds.positions([`ledger:${bid}`])
  const state = await visibleBid(ports, viewer, bid)
  const row = await ports.rows.bid(bid)
  if (!state || !row) return null
  const [members, people, conversations, list] = await Promise.all([
    ports.rows.bidMembers(bid),
    ports.people.list(),
    conversationsOf(ports, viewer, bid),
    readBids(ports, viewer),
  ])
  const mayChooseMembers = may(viewer, "choose bid members", { ownerId: null, bidMembers: members })
  const open = people.filter(({ closedAt }) => closedAt === null)
  return {
    ...bidLine(row, list.bids.find(({ id }) => id === bid)?.waits ?? 0),
    handoffs: state.notes.size,
    conversations: conversations.length,
    members: people.filter(({ id }) => members.includes(id)).map(({ id, name }) => ({ id, name })),
    candidates: mayChooseMembers
      ? open.filter(({ id }) => !members.includes(id)).map(({ id, name }) => ({ id, name }))
      : [],
    mayDecide: mayDecide(viewer),
    mayChooseMembers,
    positions,
    now: nowText(ports),
  }
}

/** One tab's content, or null: not found. */
export async function readBidPart<Part extends BidPart>(
  ports: DeskPorts,
  viewer: Viewer,
  { bid, part }: { bid: string; part: Part },
): Promise<Awaited<ReturnType<(typeof parts)[Part]>> | null> {
  const state = await visibleBid(ports, viewer, bid)
  return state ? ((await parts[part](ports, state, viewer)) as Awaited<ReturnType<(typeof parts)[Part]>>) : null
}

export type BidPart = keyof typeof parts
export const isBidPart = (name: string): name is BidPart => Object.hasOwn(parts, name)

export async function readDocumentPage(
  ports: DeskPorts,
  viewer: Viewer,
  place: { bid: string; document: string; page: number; quote: string | null },
) {
  const state = await visibleBid(ports, viewer, place.bid)
  const found = state?.documents.get(place.document)
  const page = found ? await ports.pages.page(found.pagesHash, place.page) : null
  return state && found && page ? documentPageView(state, { found, page, quote: place.quote }) : null
}

export async function searchDocument(
  ports: DeskPorts,
  viewer: Viewer,
  { bid, document, query }: { bid: string; document: string; query: string },
) {
  const found = (await visibleBid(ports, viewer, bid))?.documents.get(document)
  if (!found) return null
  const hits = await ports.pages.search([found], query)
  return { hits: hits.map(({ page, excerpt }) => ({ page, excerpt })).sort((a, b) => a.page - b.page) }
}

/** A closing time as printed; `iso` only where it names a moment. */
export function closingView({ value }: Pick<FactRow, "value">): ClosingView {
  const isMoment = value.kind === "instant" && value.canonical.includes("T")
  return {
    display: factText({ value, anchor: null }),
    iso: isMoment ? value.canonical : null,
    zone: value.zone,
  }
}

const parts = {
  facts: async (ports: DeskPorts, state: LedgerState) => ledgerFactsView(state, await eventsOf(ports, state)),
  documents: async (_ports: DeskPorts, state: LedgerState) => bidDocumentsView(state),
  eligibility: async (_ports: DeskPorts, state: LedgerState) => bidEligibilityView(state),
  pricing: async (ports: DeskPorts, state: LedgerState) => bidPricingView(state, await readBill(ports, state)),
  compliance: async (_ports: DeskPorts, state: LedgerState) => bidComplianceView(state),
  draft: async (ports: DeskPorts, state: LedgerState) =>
    bidDraftView({
      state,
      bill: await readBill(ports, state),
      texts: ports.store,
      preparedOn: nowText(ports).slice(0, 10),
    }),
  handoffs: async (ports: DeskPorts, state: LedgerState) => ledgerHandoffsView(state.id, await eventsOf(ports, state)),
  conversations: async (ports: DeskPorts, state: LedgerState, viewer: Viewer): Promise<BidConversations> => ({
    conversations: (await conversationsOf(ports, viewer, state.id)).map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      openQuestions: row.openQuestions,
      updatedAt: row.updatedAt,
    })),
  }),
}

async function eventsOf({ store }: DeskPorts, { id }: LedgerState): Promise<Recorded<LedgerEvent>[]> {
  return (await store.read(id)) as Recorded<LedgerEvent>[]
}

const mayDecide = (viewer: Viewer) =>
  may(viewer, "decide item", { place: { ownerId: null, bidMembers: null }, kind: "conflict" })

function bidLine(row: BidRow, waits: number): BidLine {
  const { id, name, stage, documents, facts, updatedAt } = row
  return {
    id,
    name,
    stage,
    documents,
    facts,
    updatedAt,
    waits,
    authority: row.authority ? factText({ value: row.authority.value, anchor: null }) : null,
    closing: row.closing ? closingView(row.closing) : null,
  }
}

function conversationsOf({ rows }: DeskPorts, viewer: Viewer, bid: string) {
  return rows.conversations({ onlooker: onlookerOf(viewer), search: "", ledger: bid, before: null, limit: 100 })
}

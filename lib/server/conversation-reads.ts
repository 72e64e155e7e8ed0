// Reads conversations for those who see them: the list, one with its tree, and what waits. Null means "not found".
import { decisionLine } from "@/lib/bids/items"
import { conversationPlace } from "@/lib/commands/conversation-place"
import { onlookerOf } from "@/lib/commands/onlooker"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { ConversationRow, Rows } from "@/lib/core/ports/rows"
import type { Clock } from "@/lib/core/ports/world"
import type { ConversationLine, ConversationList } from "@/lib/views/conversation-list"
import { exchangeView, questionView } from "@/lib/views/row-views"
import type { AwaitedDecision, InstructionView, TreeView } from "@/lib/views/tree-view"
import { closingView } from "./bid-reads"
import { readPageEnd } from "./page-end"

export type ConversationReads = { rows: Rows; feeds: FeedReader; ledgers: Ledgers; clock: Clock }

/** `before` is the end of the page before, as that page told it; null for the first. */
export async function readConversations(
  { rows, clock }: ConversationReads,
  viewer: Viewer,
  { search, before }: { search: string; before: string | null },
): Promise<ConversationList | null> {
  const end = before === null ? null : readPageEnd(before)
  if (before !== null && end === null) return null
  const found = await rows.conversations({
    onlooker: onlookerOf(viewer),
    search,
    ledger: null,
    before: end,
    limit: pageSize,
  })
  const [atWork, decisions] = await Promise.all([rows.agentsAtWork(found.map(({ id }) => id)), openDecisions(rows)])
  const last = found.at(-1)
  return {
    conversations: found.map((row) => conversationLine(row, atWork.get(row.id) ?? [], decisions.get(row.id) ?? 0)),
    before: last && found.length === pageSize ? `${last.updatedAt}~${last.id}` : null,
    now: new Date(clock.now()).toISOString(),
  }
}

/** Positions are read first: what happens meanwhile is in the rows, is told again, and changes nothing then. */
export async function readTree(
  { rows, feeds, ledgers }: ConversationReads,
  viewer: Viewer,
  conversation: string,
): Promise<TreeView | null> {
  const found = await conversationPlace(rows, conversation)
  if (!found || !may(viewer, "see", found.place)) return null
  const { ledger } = found.conversation
  const positions = await feeds.positions([`tree:${conversation}`, `ledger:${ledger}`])
  const [exchanges, questions, bid] = await Promise.all([
    rows.exchangesOf(conversation),
    rows.questionsOf(conversation),
    rows.bid(ledger),
  ])
  const tree = new Set(exchanges.map(({ id }) => id))
  return {
    conversation,
    title: exchanges[0]?.title ?? found.conversation.title,
    ledger,
    bid: bid && { id: bid.id, name: bid.name, closing: bid.closing && closingView(bid.closing) },
    exchanges: exchanges.map(exchangeView),
    questions: questions.map(questionView),
    instructions: await pinnedHere(ledgers, ledger, tree),
    awaited: await awaitedHere(ledgers, ledger, tree),
    positions,
  }
}

/** Who looks, as the screen knows them. */
export function sceneViewer(viewer: Viewer): {
  id: string
  name: string
  answersAsManager: boolean
  decidesItems: boolean
} {
  const place = { ownerId: viewer.id, bidMembers: null }
  return {
    id: viewer.id,
    name: viewer.name,
    answersAsManager: may(viewer, "answer question", { place, audience: "managers" }),
    decidesItems: may(viewer, "decide item", { place, kind: "draft" }),
  }
}

async function pinnedHere(ledgers: Ledgers, ledger: string, tree: ReadonlySet<string>): Promise<InstructionView[]> {
  const { instructions } = await ledgers.now(ledger)
  return [...instructions.values()]
    .filter(({ revoked, exchange }) => !revoked && tree.has(exchange))
    .map(({ instruction, quote, person, mail, at }) => ({ id: instruction, quote, by: person.name, mail, at }))
}

/** Oldest first. */
async function awaitedHere(ledgers: Ledgers, ledger: string, tree: ReadonlySet<string>): Promise<AwaitedDecision[]> {
  const state = await ledgers.now(ledger)
  return [...state.items.values()].flatMap((item) => {
    if (item.state.is !== "open" || !item.waiting || !tree.has(item.waiting.exchange)) return []
    const { kind, preparedBy, at, waiting } = item
    return [{ item: item.item, kind, exchange: waiting.exchange, decision: decisionLine(state, item), preparedBy, at }]
  })
}

/** How many open items calls of a conversation's tree wait for, by conversation. */
async function openDecisions(rows: Rows): Promise<ReadonlyMap<string, number>> {
  const items = await rows.openItems()
  const waiting = await Promise.all(items.map((item) => item.waiting && rows.exchange(item.waiting.exchange)))
  const counts = new Map<string, number>()
  for (const exchange of waiting) {
    if (exchange) counts.set(exchange.root, (counts.get(exchange.root) ?? 0) + 1)
  }
  return counts
}

function conversationLine(row: ConversationRow, running: string[], openDecisions: number): ConversationLine {
  const { id, title, reason, openQuestions, updatedAt } = row
  const state = row.state === "settled" ? "settled" : row.request === "" ? "new" : "running"
  return { id, title, reason, openQuestions, openDecisions, updatedAt, state, running }
}

const pageSize = 40

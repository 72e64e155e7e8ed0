// Reads conversations for those who see them: the list, one with its tree, and what waits. Null means "not found".
import { conversationPlace } from "@/lib/commands/conversation-place"
import { onlookerOf } from "@/lib/commands/onlooker"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { ConversationRow, PageEnd, Rows } from "@/lib/core/ports/rows"
import type { Clock } from "@/lib/core/ports/world"
import type { ConversationLine, ConversationList } from "@/lib/views/conversation-list"
import { exchangeView, questionView } from "@/lib/views/row-views"
import type { InstructionView, TreeView } from "@/lib/views/tree-view"

export type ConversationReads = { rows: Rows; feeds: FeedReader; ledgers: Ledgers; clock: Clock }

export async function readConversations(
  { rows, clock }: ConversationReads,
  viewer: Viewer,
  { search, before }: { search: string; before: string | null },
): Promise<ConversationList> {
  const found = await rows.conversations({
    onlooker: onlookerOf(viewer),
    search,
    ledger: null,
    before: readPageEnd(before),
    limit: pageSize,
  })
  const atWork = await rows.agentsAtWork(found.map(({ id }) => id))
  const last = found.at(-1)
  return {
    conversations: found.map((row) => conversationLine(row, atWork.get(row.id) ?? [])),
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
    bid: bid && { id: bid.id, name: bid.name, closing: bid.closing?.raw ?? null },
    exchanges: exchanges.map(exchangeView),
    questions: questions.map(questionView),
    instructions: await pinnedHere(ledgers, ledger, tree),
    positions,
  }
}

/** Who looks, as the screen knows them. */
export function sceneViewer(viewer: Viewer): { id: string; name: string; answersAsManager: boolean } {
  const anywhere = { place: { ownerId: viewer.id, bidMembers: null }, audience: "managers" as const }
  return { id: viewer.id, name: viewer.name, answersAsManager: may(viewer, "answer question", anywhere) }
}

async function pinnedHere(ledgers: Ledgers, ledger: string, tree: ReadonlySet<string>): Promise<InstructionView[]> {
  const { instructions } = await ledgers.now(ledger)
  return [...instructions.values()]
    .filter(({ revoked, exchange }) => !revoked && tree.has(exchange))
    .map(({ instruction, quote, person, mail, at }) => ({ id: instruction, quote, by: person.name, mail, at }))
}

function conversationLine(row: ConversationRow, running: string[]): ConversationLine {
  const { id, title, reason, openQuestions, updatedAt } = row
  const state = row.state === "settled" ? "settled" : row.request === "" ? "new" : "running"
  return { id, title, reason, openQuestions, updatedAt, state, running }
}

const pageSize = 40

function readPageEnd(before: string | null): PageEnd | null {
  const [updatedAt, id] = before?.split("~") ?? []
  return updatedAt && id && !Number.isNaN(Date.parse(updatedAt)) ? { updatedAt, id } : null
}

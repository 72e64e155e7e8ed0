// Reads what waits for a viewer, and one item of it. Shows nobody what they may not see, and decides nothing.
import { decisionLine } from "@/lib/bids/items"
import { readBackLine } from "@/lib/bids/read-back-words"
import { conversationPlace } from "@/lib/commands/conversation-place"
import { ledgerPlace } from "@/lib/commands/ledger-place"
import { onlookerOf } from "@/lib/commands/onlooker"
import type { Item, LedgerState } from "@/lib/core/ledger-state"
import { may, type Viewer } from "@/lib/core/permissions"
import type { QuestionRow } from "@/lib/core/ports/rows"
import type { InboxItem, InboxLine, InboxList } from "@/lib/views/inbox-item"
import { bidHref, conversationHref } from "@/lib/views/ledger-links"
import { closingView } from "./bid-reads"
import { conversationOf, type DeskPorts, nowText } from "./desk-ports"
import { factView } from "./fact-view"
import { inboxSubject, itemEnd, problemsOf } from "./inbox-item-view"

/** Oldest first. Items for those who may decide them; questions for those who may answer them. */
export async function readInbox(ports: DeskPorts, viewer: Viewer): Promise<InboxList> {
  // Read first, so that nothing can happen between what is shown and where the stream goes on.
  const positions = await ports.feeds.positions(["inbox"])
  const [items, questions] = await Promise.all([openItems(ports, viewer), answerableQuestions(ports, viewer)])
  const lines = [...items, ...questions].sort((a, b) => (a.raisedAt < b.raisedAt ? -1 : 1))
  return { lines, positions, now: nowText(ports) }
}

/** Questions this viewer may answer, oldest first; a question for managers is none of an operator's. */
export async function answerableQuestions(ports: DeskPorts, viewer: Viewer): Promise<InboxLine[]> {
  const rows = await ports.rows.openQuestions(onlookerOf(viewer))
  const lines = await Promise.all(
    rows.map(async (row) => ((await mayAnswer(ports, viewer, row)) ? questionLine(ports, row) : null)),
  )
  return lines.filter((line) => line !== null)
}

/** Null means "not found", for an item of a place the viewer does not see too. */
export async function readInboxItem(ports: DeskPorts, viewer: Viewer, id: string): Promise<InboxItem | null> {
  const row = await ports.rows.item(id)
  if (!row) return readQuestion(ports, viewer, id)
  const place = await ledgerPlace(ports.rows, row.ledger)
  if (!place || !may(viewer, "see", place)) return null
  const state = await ports.ledgers.now(row.ledger)
  const item = state.items.get(id)
  if (!item) return null
  const subject = await inboxSubject(state, item, ports)
  return {
    line: await itemLine(ports, state, item),
    ledger: row.ledger,
    end: itemEnd(state, item),
    may: may(viewer, "decide item", { place, kind: item.kind }),
    problems: problemsOf(item, subject),
    subject,
  }
}

async function openItems(ports: DeskPorts, viewer: Viewer): Promise<InboxLine[]> {
  const rows = await ports.rows.openItems()
  const mine = rows.filter(({ kind }) =>
    may(viewer, "decide item", { place: { ownerId: null, bidMembers: null }, kind }),
  )
  const lines = await Promise.all(
    mine.map(async ({ id, ledger }) => {
      const state = await ports.ledgers.now(ledger)
      const item = state.items.get(id)
      return item?.state.is === "open" ? itemLine(ports, state, item) : null
    }),
  )
  return lines.filter((line) => line !== null)
}

async function itemLine(ports: DeskPorts, state: LedgerState, item: Item): Promise<InboxLine> {
  const { item: id, kind, preparedBy, at } = item
  const decision = item.kind === "failed-read-back" ? readBackLine(state, item) : decisionLine(state, item)
  return { id, kind, decision, preparedBy, raisedAt: at, ...(await whereItStands(ports, state.id, null)) }
}

async function questionLine(ports: DeskPorts, row: QuestionRow): Promise<InboxLine> {
  return {
    id: row.id,
    kind: "question",
    decision: row.text,
    preparedBy: row.path[0]?.agent ?? "agent",
    raisedAt: row.askedAt,
    ...(await whereItStands(ports, row.ledger, row.root)),
  }
}

/** The bid, else the conversation; a bid's closing time is when what waits is due. */
async function whereItStands(
  ports: DeskPorts,
  ledger: string,
  root: string | null,
): Promise<Pick<InboxLine, "place" | "due">> {
  const bid = await ports.rows.bid(ledger)
  if (bid) {
    const closing = bid.closing ? closingView(bid.closing) : null
    const due = closing?.iso ? { iso: closing.iso, zone: closing.zone } : null
    return { place: { name: bid.name, href: bidHref(bid.id), bid: bid.id }, due }
  }
  const conversation = root ? await ports.rows.exchange(root) : await conversationOf(ports, ledger)
  const name = conversation?.title ?? "A conversation"
  const href = conversation ? conversationHref(conversation.id) : "/conversations"
  return { place: { name, href, bid: null }, due: null }
}

async function readQuestion(ports: DeskPorts, viewer: Viewer, id: string): Promise<InboxItem | null> {
  const row = await ports.rows.question(id)
  if (!row || !(await ports.rows.seesConversation(onlookerOf(viewer), row.root))) return null
  const state = await ports.ledgers.now(row.ledger)
  const { text, choices, why, withoutAnswer, path, exchange, root } = row
  const facts = [...state.facts.values()].filter(
    ({ key, status }) => key === row.factKey && (status === "current" || status === "in conflict"),
  )
  return {
    line: await questionLine(ports, row),
    ledger: row.ledger,
    end: questionEnd(row),
    may: await mayAnswer(ports, viewer, row),
    problems: [],
    subject: {
      kind: "question",
      text,
      choices,
      why,
      withoutAnswer,
      path: path.map(({ agent }) => agent),
      exchange,
      root,
      facts: facts.map((fact) => factView(state, fact)),
    },
  }
}

function questionEnd(row: QuestionRow): InboxItem["end"] {
  switch (row.state) {
    case "open":
      return { is: "open" }
    case "answered":
      return { is: "decided", what: row.answer ?? "", by: row.answeredBy?.name ?? "", at: row.endedAt ?? row.askedAt }
    case "withdrawn":
      return { is: "closed", why: "The work that asked has ended: an answer is no longer needed" }
  }
}

async function mayAnswer({ rows }: DeskPorts, viewer: Viewer, { root, audience }: QuestionRow): Promise<boolean> {
  const found = await conversationPlace(rows, root)
  return found !== null && may(viewer, "answer question", { place: found.place, audience })
}

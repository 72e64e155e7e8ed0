// Reads what the frame around every page shows: how much waits for the viewer, and what Find finds by name.
import { conversationPlace } from "@/lib/commands/conversation-place"
import { onlookerOf } from "@/lib/commands/onlooker"
import { may, type Viewer } from "@/lib/core/permissions"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { QuestionRow, Rows } from "@/lib/core/ports/rows"
import type { FoundView, WaitingView } from "@/lib/views/find-view"

type FrameReads = { rows: Rows; feeds: FeedReader }

/** Only what this viewer may answer or decide counts. */
export async function readWaiting({ rows, feeds }: FrameReads, viewer: Viewer): Promise<WaitingView> {
  const { inbox = 0 } = await feeds.positions(["inbox"])
  const [questions, items] = await Promise.all([rows.openQuestions(onlookerOf(viewer)), rows.openItems()])
  const answerable = await Promise.all(questions.map((question) => mayAnswer(rows, viewer, question)))
  const place = { ownerId: null, bidMembers: null }
  const decidable = items.filter(({ kind }) => may(viewer, "decide item", { place, kind }))
  return { count: answerable.filter(Boolean).length + decidable.length, position: inbox }
}

export async function findByName({ rows }: FrameReads, viewer: Viewer, typed: string): Promise<FoundView> {
  const onlooker = onlookerOf(viewer)
  const [conversations, bids] = await Promise.all([
    rows.conversations({ onlooker, search: typed, ledger: null, before: null, limit: foundAtMost }),
    rows.bids(onlooker),
  ])
  const wanted = typed.toLowerCase()
  const named = bids.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, foundAtMost)
  return {
    found: [
      ...conversations.map(({ id, title, updatedAt }) => ({
        kind: "conversation" as const,
        id,
        name: title,
        detail: updatedAt.slice(0, 10),
      })),
      ...named.map(({ id, name, stage }) => ({ kind: "bid" as const, id, name, detail: stage })),
    ],
  }
}

async function mayAnswer(rows: Rows, viewer: Viewer, { root, audience }: QuestionRow): Promise<boolean> {
  const found = await conversationPlace(rows, root)
  return found !== null && may(viewer, "answer question", { place: found.place, audience })
}

const foundAtMost = 20

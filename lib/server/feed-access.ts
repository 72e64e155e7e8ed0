// Says whether a viewer may follow a feed, and which entries of the Inbox are theirs. Everything else is "not found".
import { onlookerOf } from "@/lib/commands/onlooker"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import type { FeedMessage, ViewEvent } from "@/lib/views/view-event"

/** False also for a feed that does not exist. */
export async function mayFollow(rows: Rows, viewer: Viewer, feed: string): Promise<boolean> {
  const onlooker = onlookerOf(viewer)
  const [, kind, id] = /^(tree|ledger):(.+)$/.exec(feed) ?? []
  if (feed === "inbox") return true
  if (!kind || !id) return false
  if (kind === "tree") return rows.seesConversation(onlooker, id)
  if (id === workspaceLedger) return may(viewer, "read records", "workspace")
  if (await rows.seesBid(onlooker, id)) return true
  const inLedger = await rows.conversations({ onlooker, search: "", ledger: id, before: null, limit: 1 })
  return inLedger.length > 0
}

export async function mayFollowAll(rows: Rows, viewer: Viewer, feeds: readonly string[]): Promise<boolean> {
  const allowed = await Promise.all(feeds.map((feed) => mayFollow(rows, viewer, feed)))
  return allowed.every(Boolean)
}

/** Questions are told to whoever sees their conversation, items to those who decide them. Other feeds pass whole. */
export function visibleInbox(rows: Rows, viewer: Viewer): (message: FeedMessage) => Promise<FeedMessage> {
  const onlooker = onlookerOf(viewer)
  if (onlooker.sees === "everything") return async (message) => message
  const seen = async (event: ViewEvent): Promise<boolean> => {
    if (event.view !== "inbox" || !event.about.startsWith("question-")) return false
    const question = await rows.question(event.id)
    return question !== null && rows.seesConversation(onlooker, question.root)
  }
  return async (message) => {
    if (message.feed !== "inbox") return message
    const kept = await Promise.all(
      message.entries.map(async (entry) => {
        const allowed = await Promise.all(entry.events.map(seen))
        return { ...entry, events: entry.events.filter((_, index) => allowed[index]) }
      }),
    )
    return { ...message, entries: kept.filter(({ events }) => events.length > 0) }
  }
}

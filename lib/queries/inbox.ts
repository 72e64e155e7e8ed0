// The Inbox for the browser: the list, one item, and taking off it what the server said is decided. Decides nothing.
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { InboxItem, InboxList } from "@/lib/views/inbox-item"
import { waitingQuery } from "./frame"
import { keys } from "./keys"
import { readJson } from "./read-json"

export const inboxQuery = queryOptions({
  queryKey: [...keys.inbox, "list"],
  queryFn: ({ signal }) => readJson(InboxList, "/api/inbox", signal),
})

export function inboxItemQuery(item: string) {
  return queryOptions({
    queryKey: keys.inboxItem(item),
    queryFn: ({ signal }) => readJson(InboxItem, `/api/inbox/${encodeURIComponent(item)}`, signal),
  })
}

/** What is decided no longer waits: list and count say so at once, before both are read again. */
export function takeOffInbox(client: QueryClient, item: string): void {
  const before = client.getQueryData(inboxQuery.queryKey)
  if (!before?.lines.some(({ id }) => id === item)) return
  client.setQueryData(inboxQuery.queryKey, { ...before, lines: before.lines.filter(({ id }) => id !== item) })
  client.setQueryData(
    waitingQuery.queryKey,
    (waiting) => waiting && { ...waiting, count: Math.max(0, waiting.count - 1) },
  )
}

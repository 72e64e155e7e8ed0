// The Inbox for the browser: the list and one item. Changes nothing and keeps no copy.
import { queryOptions } from "@tanstack/react-query"
import { InboxItem, InboxList } from "@/lib/views/inbox-item"
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

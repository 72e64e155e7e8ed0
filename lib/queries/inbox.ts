// The Inbox for the browser: the list, one item, and deciding it. Decides nothing and keeps no copy.
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { decideItem } from "@/lib/actions/decide-item"
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

/** Send the same mutation id when trying again: it counts once. */
export type ItemDecision = Parameters<typeof decideItem>[0]
export type Decision = ItemDecision["decision"]

export function decideItemMutation(client: QueryClient) {
  return {
    mutationFn: (input: ItemDecision) => decideItem(input),
    // Whatever came of it, somebody decided something: both lists and the bid are read again.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.inbox }),
        client.invalidateQueries({ queryKey: keys.bids }),
      ]),
  }
}

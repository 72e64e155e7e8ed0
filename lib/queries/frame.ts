// What the frame around every page reads: how much waits for the viewer, and what Find finds.
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { FoundView, WaitingView } from "@/lib/views/find-view"
import { keys } from "./keys"
import { readJson } from "./read-json"

export const waitingQuery = queryOptions({
  queryKey: keys.waiting,
  queryFn: ({ signal }) => readJson(WaitingView, "/api/waiting", signal),
})

export function findQuery(typed: string) {
  return queryOptions({
    queryKey: keys.search(typed),
    queryFn: ({ signal }) => readJson(FoundView, `/api/search?${new URLSearchParams({ typed })}`, signal),
    placeholderData: keepPreviousData,
  })
}

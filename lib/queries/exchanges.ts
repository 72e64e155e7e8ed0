// Reads of one exchange for the browser: its log by pages, one call whole, what it was given, its model requests, its facts.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { CallText, ExchangeFacts, GivenView, RequestList, RequestSent } from "@/lib/views/exchange-details"
import { LogPage } from "@/lib/views/log-event"
import { keys } from "./keys"
import { readJson } from "./read-json"

const address = (exchange: string, part: string) => `/api/exchanges/${encodeURIComponent(exchange)}/${part}`

/** The first page is the log's end; each next page is older. Stale at once: whoever opens it reads it anew. */
export function logQuery(exchange: string) {
  return infiniteQueryOptions({
    queryKey: keys.log(exchange),
    queryFn: ({ signal, pageParam }) =>
      readJson(LogPage, address(exchange, pageParam === null ? "log" : `log?before=${pageParam}`), signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

export function callQuery(exchange: string, call: string) {
  return queryOptions({
    queryKey: keys.call(exchange, call),
    queryFn: ({ signal }) => readJson(CallText, address(exchange, `calls/${encodeURIComponent(call)}`), signal),
  })
}

/** `requests`: how many model requests were made by then; another one may open a new session. */
export function givenQuery(exchange: string, requests: number) {
  return queryOptions({
    queryKey: [...keys.given(exchange), requests],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readJson(GivenView, address(exchange, "given"), signal),
  })
}

export function requestsQuery(exchange: string, requests: number) {
  return queryOptions({
    queryKey: [...keys.requests(exchange), "list", requests],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readJson(RequestList, address(exchange, "requests"), signal),
  })
}

/** What was sent never changes. */
export function requestQuery(exchange: string, request: number) {
  return queryOptions({
    queryKey: keys.request(exchange, request),
    queryFn: ({ signal }) => readJson(RequestSent, address(exchange, `requests/${request}`), signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function exchangeFactsQuery(exchange: string) {
  return queryOptions({
    queryKey: keys.exchangeFacts(exchange),
    queryFn: ({ signal }) => readJson(ExchangeFacts, address(exchange, "facts"), signal),
  })
}

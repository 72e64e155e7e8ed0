// One exchange's log on screen: the pages that were read, what the event stream told since, and the reply that grows.
"use client"

import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import type { LogEvent, LogPage } from "@/lib/views/log-event"
import { foldLog, type LogItem } from "@/lib/views/log-items"
import { logQuery } from "./exchanges"
import { liveLogQuery, partialQuery } from "./live-log"

export type ExchangeLog = {
  state: "loading" | "failed" | "there"
  /** Why it could not be read, or null. */
  failure: Error | null
  items: LogItem[]
  /** The reply so far, or null while none grows. */
  growing: string | null
  hasOlder: boolean
  isReadingOlder: boolean
  readOlder(): void
  readAgain(): void
}

export function useExchangeLog(exchange: string): ExchangeLog {
  const log = useInfiniteQuery(logQuery(exchange))
  const live = useQuery(liveLogQuery(exchange))
  const partial = useQuery(partialQuery(exchange))
  const pages = log.data?.pages
  const folded = useMemo(() => foldLog(exchange, inOrder(pages ?? [], live.data ?? [])), [exchange, pages, live.data])
  const read = pages?.[0]?.partial ?? null
  const told = partial.data ?? null
  const latest = told && (!read || told.request >= read.request) ? told : read
  return {
    state: pages ? "there" : log.isError ? "failed" : "loading",
    failure: log.error,
    items: folded.items,
    growing: latest && latest.request > folded.repliedUpTo && latest.text !== "" ? latest.text : null,
    hasOlder: log.hasNextPage,
    isReadingOlder: log.isFetchingNextPage,
    readOlder: () => void log.fetchNextPage(),
    readAgain: () => void log.refetch(),
  }
}

/** Pages come newest first. What the stream told too stands in a page already, up to where the newest was read. */
function inOrder(pages: readonly LogPage[], live: readonly LogEvent[]): LogEvent[] {
  const upTo = pages[0]?.upTo ?? 0
  const read = pages.toReversed().flatMap(({ events }) => events)
  return [...read, ...live.filter(({ sequence }) => sequence > upTo)]
}

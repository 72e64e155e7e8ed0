// Keeps in the cache what the event stream told of logs and growing replies. Reads nothing from the server itself.
import { type InfiniteData, type QueryClient, queryOptions } from "@tanstack/react-query"
import type { LogEvent, LogPage } from "@/lib/views/log-event"
import { foldTree, type TreeView } from "@/lib/views/tree-view"
import type { PartialMessage } from "@/lib/views/view-event"
import { keys } from "./keys"
import type { LiveEvent } from "./live-stream"

type Growing = { request: number; text: string }

/** Filled by the stream alone: whoever mounts it finds what was told so far, or nothing. */
export function liveLogQuery(exchange: string) {
  return queryOptions({
    queryKey: keys.liveLog(exchange),
    queryFn: (): LogEvent[] => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function partialQuery(exchange: string) {
  return queryOptions({
    queryKey: keys.partial(exchange),
    queryFn: (): Growing | null => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts one event of a conversation's feeds where the screens look for it. Told twice, it changes nothing the second time. */
export function keepLiveEvent(client: QueryClient, conversation: string, told: LiveEvent): void {
  if (told.kind === "partial") {
    keepPartial(client, told.partial)
    return
  }
  const { event } = told
  switch (event.view) {
    case "log":
      if (event.event.change.change === "settled") void client.invalidateQueries({ queryKey: keys.conversations })
      client.setQueryData<LogEvent[]>(keys.liveLog(event.exchange), (known = []) => withEvent(known, event.event))
      return
    case "exchange":
    case "question":
      client.setQueryData<TreeView>(keys.tree(conversation), (tree) => tree && foldTree(tree, event))
      return
    case "ledger":
      if (event.about.startsWith("instruction-") || event.about.startsWith("item-"))
        void client.invalidateQueries({ queryKey: keys.tree(conversation) })
      return
    case "inbox":
      return
  }
}

function withEvent(known: LogEvent[], event: LogEvent): LogEvent[] {
  const last = known.at(-1)
  if (!last || event.sequence > last.sequence) return [...known, event]
  return known
}

/** A piece that does not join on to what is known is left out, and the log is read again: that holds the text so far. */
function keepPartial(client: QueryClient, { exchange, request, from, text }: PartialMessage): void {
  const known = knownText(client, exchange, request)
  if (known.length < from) {
    void client.invalidateQueries({ queryKey: keys.log(exchange) })
    return
  }
  client.setQueryData<Growing>(keys.partial(exchange), { request, text: known.slice(0, from) + text })
}

function knownText(client: QueryClient, exchange: string, request: number): string {
  const told = client.getQueryData<Growing | null>(keys.partial(exchange))
  const read = client.getQueryData<InfiniteData<LogPage>>(keys.log(exchange))?.pages[0]?.partial
  const texts = [told, read].flatMap((growing) => (growing?.request === request ? [growing.text] : []))
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "")
}

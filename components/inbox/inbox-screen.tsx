// The Inbox: what waits on the left, one item on the right. Moves by keys, and opens the next item after a decision.
"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { usePathname, useSearchParams } from "next/navigation"
import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { classNames } from "@/components/ui/class-names"
import { EmptyState } from "@/components/ui/empty-state"
import { Kbd } from "@/components/ui/kbd"
import { LiveRegion } from "@/components/ui/live-region"
import { Skeleton } from "@/components/ui/skeleton"
import { WaitingCount } from "@/components/ui/tag"
import { notify } from "@/components/ui/toaster"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { inboxItemQuery, inboxQuery, takeOffInbox } from "@/lib/queries/inbox"
import { forgetTexts } from "@/lib/queries/kept-text"
import { keys } from "@/lib/queries/keys"
import { useLiveFeeds } from "@/lib/queries/use-live-feeds"
import { inboxHref } from "@/lib/views/ledger-links"
import { InboxFilter, ofBid } from "./inbox-filter"
import { InboxListView, lineId } from "./inbox-list"
import { ItemPane } from "./item-pane"

/** The open item lives in the address; moving between items changes the address without asking the server for a page. */
export function InboxScreen() {
  const path = usePathname()
  const client = useQueryClient()
  const list = useQuery(inboxQuery)
  const all = list.data?.lines ?? []
  const bid = useSearchParams().get("bid") ?? ""
  const lines = ofBid(all, bid)
  const [from] = useState(list.data?.positions ?? null)
  const [said, setSaid] = useState<{ id: string; text: string }[]>([])
  useLiveFeeds(from, () => client.invalidateQueries({ queryKey: keys.inbox }))

  const currentId = path.startsWith("/inbox/") ? decodeURIComponent(path.slice("/inbox/".length)) : null
  const at = lines.findIndex(({ id }) => id === currentId)
  const item = useQuery({ ...inboxItemQuery(currentId ?? ""), enabled: currentId !== null })

  /** The address of an item, or of none, under the same filter. */
  const placeOf = (id: string | null) => inboxHref({ item: id, bid })

  function move(to: number) {
    const line = lines[Math.min(Math.max(to, 0), lines.length - 1)]
    if (!line) return
    goTo(placeOf(line.id))
    document.getElementById(lineId(line.id))?.focus()
  }

  useHotkeys({ j: () => move(at + 1), k: () => move(at - 1), u: () => goTo(placeOf(null)) })

  /** What was typed for the item is done with; the next one opens, and a toast leads back. */
  function goOn(decided: { id: string; words: string }) {
    forgetTexts(`item:${decided.id}:`)
    takeOffInbox(client, decided.id)
    const next = lines[at + 1]?.id ?? lines[at - 1]?.id
    setSaid((before) => [...before, { id: `${decided.id}-${before.length}`, text: decided.words }])
    notify({ title: decided.words, action: { label: "Back to it", onPress: () => goTo(placeOf(decided.id)) } })
    goTo(placeOf(next && next !== decided.id ? next : null))
  }

  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label="Inbox"
        className={classNames(
          "flex min-h-0 w-full flex-col border-e bg-canvas wide:w-[384px] wide:shrink-0",
          currentId !== null && "max-wide:hidden",
        )}
      >
        <PageHeader
          title="Inbox"
          beside={<WaitingCount count={lines.length} />}
          actions={
            <InboxFilter
              lines={all}
              bid={bid}
              onChoose={(chosen) => goTo(inboxHref({ item: currentId, bid: chosen }))}
            />
          }
        />
        {list.isPending ? <Skeleton shape="list" /> : null}
        <FailureNote
          failure={list.error}
          className="m-3"
          happened="What waits could not be read."
          next="It is tried again by itself; or reload."
        />
        {list.data && lines.length === 0 ? (
          <EmptyState glyph="inbox" title={all.length === 0 ? "Nothing waits for you" : "Nothing waits in this bid"}>
            {all.length === 0
              ? "Questions, changes, conflicts and drafts stand here when somebody needs your decision."
              : "Choose All bids above to see what waits elsewhere."}
          </EmptyState>
        ) : null}
        {list.data && lines.length > 0 ? (
          <InboxListView
            lines={lines}
            now={list.data.now}
            currentId={currentId}
            onOpen={(id) => goTo(placeOf(id))}
            hrefOf={placeOf}
          />
        ) : null}
        <p aria-hidden="true" className="mt-auto flex gap-3 border-t px-3 py-2 text-12 text-ink-3 max-wide:hidden">
          <span>
            <Kbd keys="J" /> <Kbd keys="K" /> move
          </span>
          <span>
            <Kbd keys="Enter" /> open
          </span>
          <span>
            <Kbd keys="U" /> back
          </span>
          <span>
            <Kbd keys="?" /> all
          </span>
        </p>
      </section>
      <div className={classNames("flex min-h-0 min-w-0 flex-1 flex-col", currentId === null && "max-wide:hidden")}>
        {currentId === null ? (
          <EmptyState glyph="inbox" title={lines.length > 0 ? "Choose what to decide" : "Nothing to decide"}>
            {lines.length > 0 ? "Press J for the first, or click a line." : "What you decided stands in its bid."}
          </EmptyState>
        ) : null}
        {currentId !== null && item.isPending ? <Skeleton shape="text" className="p-6" /> : null}
        <FailureNote
          failure={currentId === null ? null : item.error}
          className="m-4"
          happened="There is no such item, or it is not yours to see."
          next="Choose another from the list."
        />
        {item.data ? (
          <ItemPane
            key={item.data.line.id}
            item={item.data}
            now={list.data?.now ?? item.data.line.raisedAt}
            place={at < 0 ? null : { number: at + 1, of: lines.length }}
            listHref={placeOf(null)}
            onDecided={(words) => goOn({ id: item.data.line.id, words })}
          />
        ) : null}
      </div>
      <LiveRegion announcements={said} />
    </div>
  )
}

function goTo(href: string) {
  window.history.pushState(null, "", href)
}

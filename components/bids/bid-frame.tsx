// What stands around every tab of a bid: name, closing time, stage, what waits, the tabs; and the bid's live feed. Shows no tab's content.
"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import Link from "next/link"
import { usePathname } from "next/navigation"
import { type ReactNode, useState } from "react"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { instantOffset } from "@/components/ui/instant-text"
import { Status } from "@/components/ui/status"
import { Tabs } from "@/components/ui/tabs"
import { bidQuery } from "@/lib/queries/bids"
import { keys } from "@/lib/queries/keys"
import { useLiveFeeds } from "@/lib/queries/use-live-feeds"
import { type BidHeader, bidTabs } from "@/lib/views/bid-header"
import { bidHref } from "@/lib/views/ledger-links"
import { MembersDialog } from "./members-dialog"
import { RenameBidDialog } from "./rename-bid-dialog"
import { TimeLeft } from "./time-left"

export function BidFrame({ bid, children }: { bid: string; children: ReactNode }) {
  const client = useQueryClient()
  const header = useQuery(bidQuery(bid))
  const [from] = useState(header.data?.positions ?? null)
  useLiveFeeds(from, () => client.invalidateQueries({ queryKey: keys.bid(bid) }))
  const path = usePathname()
  if (!header.data) return null
  const current = bidTabs.find(({ id }) => path.startsWith(`${bidHref(bid)}/${id}`))?.id ?? "facts"
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BidHeading header={header.data} />
      <Tabs
        label="Bid"
        currentId={current}
        tabs={bidTabs.map(({ id, label }) => ({ id, label, href: bidHref(bid, id), ...countOf(header.data, id) }))}
      />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={bidTabs.find(({ id }) => id === current)?.label}
        className="relative flex min-h-0 flex-1 flex-col overflow-y-auto focus-visible:-outline-offset-2"
      >
        {children}
      </section>
    </div>
  )
}

function BidHeading({ header }: { header: BidHeader }) {
  const { closing } = header
  const [shown, setShown] = useState<"nothing" | "members" | "rename">("nothing")
  const close = () => setShown("nothing")
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 px-6 pt-3 pb-1 max-wide:px-3">
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h1 dir="auto" className="min-w-0 text-20 font-strong">
            {header.name}
          </h1>
          <IconButton glyph="pen" label="Rename the bid" onClick={() => setShown("rename")} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
          {header.authority ? <span dir="auto">{header.authority}</span> : null}
          {header.members.length > 0 ? <span>Members: {header.members.map(({ name }) => name).join(", ")}</span> : null}
          {header.mayChooseMembers ? (
            <Button look="quiet" size="small" onClick={() => setShown("members")}>
              Choose members
            </Button>
          ) : null}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Figure name="Closes">
          {closing ? (
            <>
              <span className="font-strong">{closing.display}</span>{" "}
              {closing.iso ? <span className="text-ink-3">{instantOffset(closing.iso)}</span> : null}
            </>
          ) : (
            "not known yet"
          )}
        </Figure>
        <Figure name="Left">{closing ? <TimeLeft closing={closing} now={header.now} /> : "–"}</Figure>
        <Figure name="Stage">{header.stage}</Figure>
        <Figure name="Waits">
          {header.waits === 0 ? (
            "nothing"
          ) : (
            <Link href="/inbox" className="hover:underline">
              <Status kind="waiting" word={`${header.waits} for you`} className="text-13" />
            </Link>
          )}
        </Figure>
      </dl>
      {shown === "members" ? <MembersDialog header={header} onClose={close} /> : null}
      {shown === "rename" ? <RenameBidDialog bid={header.id} name={header.name} onClose={close} /> : null}
    </header>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="text-13">{children}</dd>
    </div>
  )
}

function countOf(header: BidHeader, tab: string): { count?: number } {
  const counts: Record<string, number> = {
    documents: header.documents,
    facts: header.facts,
    handoffs: header.handoffs,
    conversations: header.conversations,
  }
  const count = counts[tab]
  return count === undefined ? {} : { count }
}

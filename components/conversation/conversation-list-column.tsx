// The column of conversations: search, how each stands, what waits in it. Opens none by itself.
"use client"

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import Link from "next/link"
import { useRouter } from "next/navigation"
import { useDeferredValue, useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { IconButton } from "@/components/ui/icon-button"
import { SearchInput } from "@/components/ui/input"
import { Skeleton } from "@/components/ui/skeleton"
import { StatusGlyph, type StatusKind, statusInk } from "@/components/ui/status"
import { Age } from "@/components/ui/time"
import { notifyFailure } from "@/components/ui/toaster"
import { conversationActs, conversationListQuery, refreshConversations } from "@/lib/queries/conversations"
import { useAct } from "@/lib/queries/use-act"
import type { ConversationLine } from "@/lib/views/conversation-list"
import { conversationHref } from "@/lib/views/ledger-links"
import { useZone } from "./use-zone"

export function ConversationListColumn({ openId, rank }: { openId: string | null; rank: 1 | 2 }) {
  const router = useRouter()
  const client = useQueryClient()
  const [search, setSearch] = useState("")
  const wanted = useDeferredValue(search.trim())
  const list = useInfiniteQuery(conversationListQuery(wanted))
  const start = useAct(conversationActs.startConversation, {
    onOutcome: (outcome) => {
      if (!outcome.done) return notifyFailure({ title: outcome.sentence })
      void refreshConversations(client)
      return router.push(conversationHref(outcome.conversation))
    },
  })
  const begin = () => start.run({ bid: null })
  const lines = list.data?.pages.flatMap((page) => page.conversations) ?? []
  const now = list.data?.pages[0]?.now ?? ""
  return (
    <section aria-label="Conversations" className="flex h-full min-h-0 flex-col">
      <PageHeader
        title="Conversations"
        rank={rank}
        actions={<IconButton glyph="plus" label="New conversation" disabled={start.isActing} onClick={begin} />}
      />
      <div className="px-3 pt-2">
        <SearchInput
          label="Search conversations"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <FailureNote failure={start.failure} happened="The server gave no answer." next="Press New conversation again." />
      <div className="min-h-0 flex-1 overflow-y-auto px-2 py-2">
        <FailureNote
          failure={list.error}
          happened="The conversations could not be read."
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        />
        {list.isPending ? <Skeleton shape="list" /> : null}
        {list.isSuccess && lines.length === 0 ? (
          <EmptyState
            glyph="conversations"
            title={wanted === "" ? "No conversations yet" : "Nothing found"}
            action={
              wanted === "" ? (
                <Button look="primary" busy={start.isActing} onClick={begin}>
                  Start a conversation
                </Button>
              ) : null
            }
          >
            {wanted === "" ? "Start one and say what you need." : "Try fewer letters."}
          </EmptyState>
        ) : null}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {lines.map((line) => (
            <ListLine key={line.id} line={line} now={now} isOpen={line.id === openId} />
          ))}
        </ul>
        {list.hasNextPage ? (
          <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            More
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function ListLine({ line, now, isOpen }: { line: ConversationLine; now: string; isOpen: boolean }) {
  const zone = useZone()
  const { kind, words } = lineStanding(line)
  return (
    <li>
      <Link
        href={conversationHref(line.id)}
        aria-current={isOpen ? "page" : undefined}
        className="flex gap-2 rounded-box px-2 py-1.5 hover:bg-hover aria-[current]:bg-selected"
      >
        <StatusGlyph kind={kind} word="" className="mt-[3px] self-start" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {line.title}
            </span>
            <Age iso={line.updatedAt} nowIso={now} zone={zone} className="shrink-0 text-12 text-ink-3" />
          </span>
          <span
            className={`block truncate text-12 ${kind === "waiting" || kind === "failed" ? statusInk(kind) : "text-ink-3"}`}
          >
            {words}
          </span>
        </span>
      </Link>
    </li>
  )
}

function counted(count: number, word: string): string {
  return count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`
}

function lineStanding(line: ConversationLine): { kind: StatusKind; words: string } {
  const { openQuestions, openDecisions, running, state, reason } = line
  const waiting = [counted(openQuestions, "question"), counted(openDecisions, "decision")].filter(Boolean)
  if (waiting.length > 0) return { kind: "waiting", words: `${waiting.join(", ")} waiting` }
  const agents = [...new Set(running)]
  if (agents.length > 0) {
    return {
      kind: "running",
      words: agents.length === 1 ? `${agents[0]} is running` : `${agents.length} agents are running`,
    }
  }
  if (state === "new") return { kind: "not-started", words: "Nothing said yet" }
  if (state === "running") return { kind: "running", words: "The agent is at work" }
  if (reason === "finished" || reason === null) return { kind: "finished", words: "Finished" }
  if (reason === "stopped") return { kind: "stopped", words: "Stopped" }
  return { kind: "failed", words: reason.charAt(0).toUpperCase() + reason.slice(1) }
}

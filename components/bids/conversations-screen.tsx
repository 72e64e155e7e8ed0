// The Conversations tab: the bid's conversations, and starting one in it. Shows no messages.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { useRouter } from "next/navigation"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { DataTable } from "@/components/ui/data-table"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorNote } from "@/components/ui/error-note"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import { startInBidAct } from "@/lib/queries/bid-acts"
import { partQueries } from "@/lib/queries/bids"
import { useAct } from "@/lib/queries/use-act"
import { conversationHref } from "@/lib/views/ledger-links"
import { PartState, partLook } from "./part-state"

export function ConversationsScreen({ bid }: { bid: string }) {
  const router = useRouter()
  const query = useQuery(partQueries.conversations(bid))
  const { run, isActing, outcome, failure } = useAct(startInBidAct, {
    onOutcome: (started) => started.done && router.push(conversationHref(started.conversation)),
  })
  if (!query.data) return <PartState query={query} what="The conversations" />
  const { conversations } = query.data
  const start = (
    <Button look="primary" glyph="plus" busy={isActing} onClick={() => run({ bid })}>
      Start a conversation
    </Button>
  )
  return (
    <div className={partLook}>
      {outcome && !outcome.done ? <ErrorNote happened={outcome.sentence} /> : null}
      <FailureNote
        failure={failure}
        happened="The server gave no answer."
        next="Press the button again: it counts once."
      />
      {conversations.length === 0 ? (
        <EmptyState glyph="conversations" title="No conversation in this bid yet" action={start}>
          Ask for the documents to be read, or for anything about them.
        </EmptyState>
      ) : (
        <>
          <div>{start}</div>
          <DataTable
            caption="Conversations of this bid"
            groups={[{ id: "conversations", rows: conversations }]}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "title",
                header: "Conversation",
                cell: ({ id, title }) => (
                  <Link href={conversationHref(id)} dir="auto" className="underline-offset-2 hover:underline">
                    {title}
                  </Link>
                ),
                onSmall: "line",
              },
              { id: "state", header: "State", cell: (row) => <State row={row} /> },
              { id: "changed", header: "Last change", cell: ({ updatedAt }) => <Time iso={updatedAt} form="short" /> },
            ]}
          />
        </>
      )}
    </div>
  )
}

function State({ row }: { row: { state: string; openQuestions: number } }) {
  if (row.openQuestions > 0) return <Status kind="question" word={`${row.openQuestions} open`} />
  if (row.state === "running") return <Status kind="running" />
  return row.state === "waiting" ? <Status kind="waiting" /> : <Status kind="finished" word="idle" look="quiet" />
}

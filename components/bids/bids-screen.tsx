// The list of bids: name, authority, when each closes, how far it has come, what waits. Starts none itself.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import type { ReactNode } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { DataTable } from "@/components/ui/data-table"
import { EmptyState } from "@/components/ui/empty-state"
import { Skeleton } from "@/components/ui/skeleton"
import { Status } from "@/components/ui/status"
import { bidsQuery } from "@/lib/queries/bids"
import { bidHref } from "@/lib/views/ledger-links"
import { TimeLeft } from "./time-left"

/** `start` is the control that starts a bid; it stands in the header and where the list is empty. */
export function BidsScreen({ start }: { start?: ReactNode }) {
  const list = useQuery(bidsQuery)
  return (
    <>
      <PageHeader title="Bids" actions={start} />
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 max-wide:px-0">
        {list.isPending ? <Skeleton shape="table" /> : null}
        <FailureNote
          failure={list.error}
          className="m-3"
          happened="The bids could not be read."
          next="Reload the page."
        />
        {list.data?.bids.length === 0 ? (
          <EmptyState glyph="bids" title="No bids yet" action={start}>
            Start one with the tender documents you have. Facts, prices and the draft come from them.
          </EmptyState>
        ) : null}
        {list.data && list.data.bids.length > 0 ? (
          <DataTable
            caption="Bids"
            groups={[{ id: "bids", rows: list.data.bids }]}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "name",
                header: "Bid",
                cell: ({ id, name }) => (
                  <Link href={bidHref(id)} dir="auto" className="font-medium underline-offset-2 hover:underline">
                    {name}
                  </Link>
                ),
                onSmall: "line",
              },
              { id: "authority", header: "Authority", cell: ({ authority }) => authority, onSmall: "line" },
              {
                id: "closes",
                header: "Closes",
                cell: ({ closing }) => closing?.display ?? "not known yet",
                onSmall: "start",
              },
              {
                id: "left",
                header: "Left",
                cell: ({ closing }) => <TimeLeft closing={closing} now={list.data.now} />,
                onSmall: "end",
              },
              { id: "stage", header: "Stage", cell: ({ stage }) => stage, onSmall: "start" },
              {
                id: "documents",
                header: "Documents",
                align: "end",
                cell: ({ documents }) => documents,
                onSmall: "end",
              },
              {
                id: "waits",
                header: "Waits",
                cell: ({ waits }) => (waits === 0 ? null : <Status kind="waiting" word={`${waits} for you`} />),
                onSmall: "line",
              },
            ]}
          />
        ) : null}
      </div>
    </>
  )
}

// The Draft tab: versions with their signatures, what blocks the sign-off, and the draft itself. Signs nothing.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { DataTable } from "@/components/ui/data-table"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import { partQueries } from "@/lib/queries/bids"
import type { DraftVersion } from "@/lib/views/bid-work"
import { itemHref } from "@/lib/views/ledger-links"
import { DraftContentView } from "./draft-content"
import { OpenPoints } from "./open-points"
import { PartState, partLook } from "./part-state"

export function DraftScreen({ bid }: { bid: string }) {
  const query = useQuery(partQueries.draft(bid))
  if (!query.data) return <PartState query={query} what="The draft" />
  const { content, state, versions, blockers, openPoints } = query.data
  return (
    <div className={partLook}>
      {state === "not put up" ? (
        <p className="text-ink-2">No draft was put up for sign-off yet. This is what it would hold now.</p>
      ) : (
        <DataTable
          caption="Versions"
          groups={[{ id: "versions", rows: versions }]}
          rowKey={({ draft }) => draft}
          columns={[
            { id: "version", header: "Version", cell: ({ version }) => `Version ${version}` },
            { id: "state", header: "State", cell: (version) => <VersionState version={version} /> },
            {
              id: "at",
              header: "Put up",
              cell: ({ at, by }) => (
                <>
                  {by}, <Time iso={at} form="short" />
                </>
              ),
              onSmall: "line",
            },
            {
              id: "hash",
              header: "SHA-256 of the file",
              cell: ({ fileHash }) => (
                <span title={fileHash} className="font-mono text-12">
                  {fileHash.slice(0, 16)}…
                </span>
              ),
              onSmall: "start",
            },
            {
              id: "file",
              header: "File",
              cell: ({ fileHref, signed }) => (
                <a href={fileHref} className="text-accent underline underline-offset-2">
                  {signed ? "Download" : "Open"}
                </a>
              ),
              onSmall: "end",
            },
          ]}
        />
      )}
      <Blockers lines={blockers} />
      <OpenPoints points={openPoints} />
      <DraftContentView content={content} />
    </div>
  )
}

function VersionState({ version: { signed, void: voided, item } }: { version: DraftVersion }) {
  if (voided) return <Status kind="superseded" word={`void: ${voided}`} className="whitespace-normal" />
  if (signed)
    return (
      <span className="inline-flex flex-wrap gap-x-2">
        <Status kind="verified" word={`signed by ${signed.by}`} />
        <Time iso={signed.at} form="short" className="text-12 text-ink-3" />
      </span>
    )
  if (!item) return <Status kind="superseded" word="not signed" />
  return (
    <Link href={itemHref(item)} className="underline-offset-2 hover:underline">
      <Status kind="waiting" word="waits for sign-off" />
    </Link>
  )
}

function Blockers({ lines }: { lines: readonly { text: string; href: string | null }[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label="What blocks the sign-off">
      <h2 className="text-14 font-strong">What blocks the sign-off</h2>
      <ul className="list-disc ps-4">
        {lines.map(({ text, href }) => (
          <li key={text} dir="auto">
            {href ? (
              <Link href={href} className="text-accent underline underline-offset-2">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

// The Documents tab: each file with its role and number, its size, what was found in it, whether it was withdrawn. Adds none itself.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { type ReactNode, useState } from "react"
import { Button } from "@/components/ui/button"
import { DataTable } from "@/components/ui/data-table"
import { EmptyState } from "@/components/ui/empty-state"
import { Glyph } from "@/components/ui/glyph"
import { sizeText } from "@/components/ui/size-text"
import { Tag } from "@/components/ui/tag"
import { partQueries } from "@/lib/queries/bids"
import type { DocumentLine } from "@/lib/views/bid-documents"
import { itemHref, pageHref } from "@/lib/views/ledger-links"
import { PartState, partLook } from "./part-state"
import { WithdrawDialog } from "./withdraw-dialog"

/** `add` is the control that adds files; it stands above the list. */
export function DocumentsScreen({ bid, add }: { bid: string; add?: ReactNode }) {
  const query = useQuery(partQueries.documents(bid))
  const [withdrawing, setWithdrawing] = useState<DocumentLine | null>(null)
  if (!query.data) return <PartState query={query} what="The documents" />
  const { documents } = query.data
  return (
    <div className={partLook}>
      {add}
      {documents.length === 0 ? (
        <EmptyState glyph="document" title="No documents yet">
          Add the tender, its corrigenda and its price schedule. Each is read page by page.
        </EmptyState>
      ) : (
        <DataTable
          caption="Documents"
          groups={[{ id: "documents", rows: documents }]}
          rowKey={({ document }) => document}
          toneOf={({ withdrawn, findings }) =>
            withdrawn === null && findings.some(({ item }) => item) ? "waiting" : "plain"
          }
          columns={[
            {
              id: "name",
              header: "Document",
              cell: (line) => <Name bid={bid} line={line} />,
              onSmall: "line",
              width: "20%",
            },
            { id: "role", header: "Role", cell: (line) => <Role line={line} />, onSmall: "start" },
            { id: "issued", header: "Issued", cell: ({ issued }) => issued ?? "no date inside", onSmall: "end" },
            {
              id: "size",
              header: "Size",
              cell: ({ pages, characters, bytes }) =>
                `${pages} ${pages === 1 ? "page" : "pages"}, ${characters.toLocaleString("en")} characters, ${sizeText(bytes)}`,
              onSmall: "line",
              className: "text-12 text-ink-2",
            },
            {
              id: "facts",
              header: "Facts",
              align: "end",
              cell: ({ facts }) => `${facts} ${facts === 1 ? "fact" : "facts"}`,
              onSmall: "start",
            },
            { id: "findings", header: "Findings", cell: (line) => <Findings line={line} />, onSmall: "line" },
            {
              id: "withdraw",
              header: "Actions",
              cell: (line) =>
                line.withdrawn === null ? (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`Withdraw ${line.name}`}
                    onClick={() => setWithdrawing(line)}
                  >
                    Withdraw
                  </Button>
                ) : null,
              onSmall: "end",
            },
          ]}
        />
      )}
      {withdrawing ? <WithdrawDialog ledger={bid} document={withdrawing} onClose={() => setWithdrawing(null)} /> : null}
    </div>
  )
}

function Name({ bid, line: { document, name, withdrawn } }: { bid: string; line: DocumentLine }) {
  return (
    <Link
      href={pageHref({ bid, document, page: 1 })}
      dir="auto"
      className={`[overflow-wrap:anywhere] underline-offset-2 hover:underline ${withdrawn === null ? "" : "text-superseded line-through"}`}
    >
      {name}
    </Link>
  )
}

function Role({ line: { role, sequence } }: { line: DocumentLine }) {
  return <Tag>{sequence ?? role}</Tag>
}

function Findings({ line: { warnings, findings, withdrawn } }: { line: DocumentLine }) {
  if (withdrawn !== null) return <span className="text-12 text-ink-3">withdrawn: {withdrawn}</span>
  return (
    <ul className="grid gap-0.5 text-12">
      {findings.map(({ text, item }) => (
        <li key={text}>
          {item ? (
            <Link href={itemHref(item)} className="text-waiting underline underline-offset-2">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={warning} className="flex items-start gap-1.5 text-ink-2">
          <Glyph name="conflict" className="mt-px text-waiting" />
          {warning}
        </li>
      ))}
    </ul>
  )
}

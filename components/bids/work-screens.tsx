// The tabs that show a bid's work: eligibility, pricing, compliance. They show what was computed and compute nothing.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { DataTable } from "@/components/ui/data-table"
import { EmptyState } from "@/components/ui/empty-state"
import { SourceTag } from "@/components/ui/source-tag"
import { Value } from "@/components/ui/value"
import { partQueries } from "@/lib/queries/bids"
import { ComplianceTable, Evidence, Total } from "./draft-content"
import { PartState, partLook } from "./part-state"
import { VerdictStatus } from "./verdict-status"

export function EligibilityScreen({ bid }: { bid: string }) {
  const query = useQuery(partQueries.eligibility(bid))
  if (!query.data) return <PartState query={query} what="Eligibility" />
  const { lines } = query.data
  if (lines.length === 0)
    return <EmptyState title="No criteria yet">They stand here once the documents are read.</EmptyState>
  return (
    <div className={partLook}>
      <DataTable
        caption="Eligibility"
        groups={[{ id: "criteria", rows: lines }]}
        rowKey={({ id }) => id}
        toneOf={({ finding }) => (finding?.verdict === "not-met" ? "conflict" : "plain")}
        columns={[
          { id: "criterion", header: "Criterion", cell: ({ criterion }) => criterion },
          {
            id: "verdict",
            header: "Verdict",
            cell: ({ finding }) => <VerdictStatus verdict={finding?.verdict ?? null} />,
          },
          { id: "required", header: "Required", cell: ({ requirement }) => requirement, onSmall: "line" },
          {
            id: "source",
            header: "Source",
            cell: ({ source }) =>
              source ? (
                <SourceTag
                  source={{
                    kind: "document",
                    short: source.short,
                    full: source.full,
                    ...(source.href ? { href: source.href } : {}),
                  }}
                />
              ) : null,
            onSmall: "start",
          },
          {
            id: "evidence",
            header: "Evidence",
            cell: ({ finding }) => (finding ? <Evidence {...finding} /> : null),
            onSmall: "line",
          },
        ]}
      />
    </div>
  )
}

export function PricingScreen({ bid }: { bid: string }) {
  const query = useQuery(partQueries.pricing(bid))
  if (!query.data) return <PartState query={query} what="Pricing" />
  const { items, notes, total, currency } = query.data
  return (
    <div className={partLook}>
      {notes.length > 0 ? (
        <section aria-label="Notes on the bill">
          <h2 className="text-14 font-strong">Notes on the bill</h2>
          <ul className="list-disc ps-4">
            {notes.map((note) => (
              <li key={note} dir="auto">
                {note}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title="No items yet">They come from the bill of quantities among the documents.</EmptyState>
      ) : (
        <section aria-label="Priced items">
          <DataTable
            caption={`Items${currency ? `, amounts in ${currency}` : ""}`}
            groups={[{ id: "items", rows: items }]}
            rowKey={({ item }) => item}
            columns={[
              {
                id: "item",
                header: "Item",
                cell: ({ item, href }) =>
                  href ? (
                    <Link href={href} className="text-accent underline underline-offset-2">
                      {item}
                    </Link>
                  ) : (
                    item
                  ),
                onSmall: "line",
              },
              { id: "description", header: "Description", cell: ({ description }) => description, onSmall: "line" },
              {
                id: "quantity",
                header: "Quantity",
                align: "end",
                cell: (item) => <Value>{`${item.quantity} ${item.unit}`}</Value>,
                onSmall: "start",
              },
              {
                id: "rate",
                header: `Rate${currency ? `, ${currency}` : ""}`,
                align: "end",
                cell: ({ price }) => <Figure figure={price?.rate} />,
                onSmall: "end",
              },
              {
                id: "amount",
                header: `Amount${currency ? `, ${currency}` : ""}`,
                align: "end",
                cell: ({ price }) => <Figure figure={price?.amount} />,
                onSmall: "line",
              },
            ]}
          />
          <Total total={total} />
        </section>
      )}
    </div>
  )
}

export function ComplianceScreen({ bid }: { bid: string }) {
  const query = useQuery(partQueries.compliance(bid))
  if (!query.data) return <PartState query={query} what="Compliance" />
  return (
    <div className={partLook}>
      <ComplianceTable lines={query.data.lines} />
    </div>
  )
}

function Figure({ figure }: { figure: string | undefined }) {
  return figure === undefined ? <span className="text-12 text-ink-3">not priced</span> : <Value>{figure}</Value>
}

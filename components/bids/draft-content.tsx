// A draft as its reader sees it: sections, facts with sources, eligibility, prices, total, compliance. Computes no figure.
import type { ReactNode } from "react"
import { DataTable } from "@/components/ui/data-table"
import { Status } from "@/components/ui/status"
import { Value } from "@/components/ui/value"
import type { DraftContent } from "@/lib/views/bid-work"
import { type DraftSection, DraftSections, sourceText } from "./draft-sections"
import { VerdictStatus } from "./verdict-status"

/** `sectionBody` takes the place of a section's paragraphs, for editing them where they stand. */
export function DraftContentView({ content, sectionBody }: DraftContentProps) {
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h2 dir="auto" className="text-16 font-strong">
          {content.title}
        </h2>
        <p className="text-12 text-ink-2">
          {[content.authority, content.tenderNumber, `prepared on ${content.preparedOn}`].filter(Boolean).join(" · ")}
        </p>
      </header>
      <DraftSections content={content} sectionBody={sectionBody} />
      <DraftPart title="Facts">
        <DataTable
          caption="Facts of the draft with their sources"
          groups={[
            { id: "facts", rows: content.facts.map((fact, index) => ({ ...fact, id: `${fact.key}-${index}` })) },
          ]}
          rowKey={({ id }) => id}
          columns={[
            { id: "fact", header: "Fact", cell: ({ label }) => label },
            { id: "value", header: "Value", cell: ({ display }) => <Value>{display}</Value> },
            {
              id: "source",
              header: "Source",
              cell: ({ source }) => sourceText(source),
              onSmall: "line",
              className: "text-12 text-ink-2",
            },
          ]}
        />
      </DraftPart>
      <DraftPart title="Eligibility">
        <DataTable
          caption="Eligibility"
          groups={[
            {
              id: "criteria",
              rows: content.eligibility.map((line, index) => ({ ...line, id: `${line.criterion}-${index}` })),
            },
          ]}
          rowKey={({ id }) => id}
          columns={[
            { id: "criterion", header: "Criterion", cell: ({ criterion }) => criterion },
            { id: "verdict", header: "Verdict", cell: ({ verdict }) => <VerdictStatus verdict={verdict} /> },
            { id: "requirement", header: "Required", cell: ({ requirement }) => requirement, onSmall: "line" },
            {
              id: "evidence",
              header: "Evidence",
              cell: ({ evidence, arithmetic }) => <Evidence evidence={evidence} arithmetic={arithmetic} />,
              onSmall: "line",
            },
          ]}
        />
      </DraftPart>
      <DraftPart title="Priced items">
        <DataTable
          caption="Priced items"
          groups={[{ id: "items", rows: content.items }]}
          rowKey={({ number }) => number}
          columns={[
            { id: "item", header: "Item", cell: ({ number }) => number },
            { id: "description", header: "Description", cell: ({ description }) => description, onSmall: "line" },
            {
              id: "quantity",
              header: "Quantity",
              align: "end",
              cell: (item) => <Value>{`${item.quantity} ${item.unit}`}</Value>,
            },
            { id: "rate", header: "Rate", align: "end", cell: ({ rate }) => <Value>{rate}</Value> },
            { id: "amount", header: "Amount", align: "end", cell: ({ amount }) => <Value>{amount}</Value> },
          ]}
        />
        <Total total={content.total} />
      </DraftPart>
      <DraftPart title="Compliance">
        <ComplianceTable lines={content.compliance} />
      </DraftPart>
    </div>
  )
}

type DraftContentProps = { content: DraftContent; sectionBody?: ((section: DraftSection) => ReactNode) | undefined }

export function Total({ total }: { total: DraftContent["total"] }) {
  if (!total) return <p className="mt-2 text-ink-2">No total: nothing is priced.</p>
  return (
    <dl className="mt-2 grid gap-0.5 border-t border-line-2 pt-2 text-end">
      <dt className="text-12 text-ink-3">Total</dt>
      <dd>
        <Value size="decision">{total.figures}</Value>
      </dd>
      <dd dir="auto">{total.words}</dd>
    </dl>
  )
}

export function Evidence({ evidence, arithmetic }: { evidence: string; arithmetic: string | null }) {
  return (
    <>
      <p dir="auto">{evidence}</p>
      {arithmetic ? (
        <p>
          <Value className="text-ink-2">{arithmetic}</Value>
        </p>
      ) : null}
    </>
  )
}

export function ComplianceTable({ lines }: { lines: DraftContent["compliance"] }) {
  return (
    <DataTable
      caption="Compliance"
      groups={[{ id: "lines", rows: lines.map((line, index) => ({ ...line, id: `${line.requirement}-${index}` })) }]}
      rowKey={({ id }) => id}
      toneOf={({ status }) =>
        status.startsWith("in conflict") ? "conflict" : status.includes("not confirmed") ? "waiting" : "plain"
      }
      columns={[
        { id: "requirement", header: "Requirement", cell: ({ requirement }) => requirement },
        { id: "status", header: "Status", cell: ({ status }) => <ComplianceStatus status={status} /> },
        { id: "note", header: "Value", cell: ({ note }) => (note ? <Value>{note}</Value> : null), onSmall: "start" },
        {
          id: "source",
          header: "Source",
          cell: ({ source }) => source,
          onSmall: "line",
          className: "text-12 text-ink-2",
        },
      ]}
    />
  )
}

function ComplianceStatus({ status }: { status: string }) {
  if (status === "found" || status === "read") return <Status kind="verified" word={status} />
  if (status.startsWith("in conflict")) return <Status kind="conflict" word={status} />
  if (status.includes("not confirmed")) return <Status kind="waiting" word={status} />
  return <Status kind="not-started" word={status} />
}

function DraftPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-14 font-strong">{title}</h3>
      {children}
    </section>
  )
}

// The Facts tab: conflicts on top, then groups, each value with what it replaced beneath it. Decides nothing: deciding is the Inbox's.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { DataTable, type RowGroup } from "@/components/ui/data-table"
import { EmptyState } from "@/components/ui/empty-state"
import { SearchInput } from "@/components/ui/input"
import { Status } from "@/components/ui/status"
import { Value } from "@/components/ui/value"
import { partQueries } from "@/lib/queries/bids"
import type { FactView, HistoryLine, LedgerFacts } from "@/lib/views/ledger-facts"
import { itemHref } from "@/lib/views/ledger-links"
import { AddFactDialog } from "./add-fact-dialog"
import { limitsOf, SourceOf, standingOf } from "./fact-card"
import { FactHistoryDialog } from "./fact-history-dialog"
import { InstructionList } from "./instruction-list"
import { PartState, partLook } from "./part-state"

export function FactsScreen({ bid }: { bid: string }) {
  const facts = useQuery(partQueries.facts(bid))
  const [typed, setTyped] = useState("")
  const [adding, setAdding] = useState(false)
  const [read, setRead] = useState<Row | null>(null)
  if (!facts.data) return <PartState query={facts} what="The facts" />
  const groups = groupsOf(facts.data, typed)
  const isEmpty = facts.data.conflicts.length === 0 && facts.data.groups.length === 0
  return (
    <div className={partLook}>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Filter facts"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="w-60"
        />
        <Button glyph="plus" onClick={() => setAdding(true)} className="ms-auto">
          Add a fact
        </Button>
      </div>
      {isEmpty ? (
        <EmptyState glyph="document" title="No facts yet">
          Facts stand here once the documents are read. Mark words in a document, or add one by hand.
        </EmptyState>
      ) : groups.length === 0 ? (
        <EmptyState glyph="find" title="No fact by that name, value or source" />
      ) : (
        <DataTable
          caption="Facts, grouped, conflicts first"
          groups={groups}
          rowKey={({ fact }) => fact.fact}
          toneOf={({ fact }) =>
            fact.standing === "in conflict"
              ? "conflict"
              : fact.standing === "current" && !fact.confirmed
                ? "waiting"
                : "plain"
          }
          columns={[
            { id: "fact", header: "Fact", cell: (row) => <Name row={row} />, onSmall: "line", width: "18%" },
            { id: "value", header: "Value", cell: ({ fact }) => <ShownValue fact={fact} />, onSmall: "start" },
            {
              id: "limits",
              header: "Condition and anchor",
              cell: ({ fact }) => limitsOf(fact).join(" · "),
              onSmall: "line",
              className: "text-ink-2",
            },
            {
              id: "source",
              header: "Source",
              cell: ({ fact }) => <Sources fact={fact} />,
              onSmall: "line",
              width: "15%",
            },
            {
              id: "status",
              header: "Status",
              cell: (row) => <FactStatus row={row} onHistory={() => setRead(row)} />,
              onSmall: "line",
              width: "25%",
            },
          ]}
        />
      )}
      <InstructionList given={facts.data.instructions} />
      {read ? <FactHistoryDialog label={read.fact.label} history={read.history} onClose={() => setRead(null)} /> : null}
      {adding ? <AddFactDialog ledger={bid} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}

/** `history` is told on the first row of each slot alone. */
type Row = { fact: FactView; place: "first" | "other" | "before"; history: readonly HistoryLine[] }

function groupsOf({ conflicts, groups }: LedgerFacts, typed: string): RowGroup<Row>[] {
  const inConflict = conflicts.flatMap(({ facts, history }) =>
    facts.map(
      (fact, index): Row => (index === 0 ? { fact, place: "first", history } : { fact, place: "other", history: [] }),
    ),
  )
  const all: RowGroup<Row>[] = [
    { id: "conflicts", name: "Conflicts", ink: "text-conflict", rows: inConflict },
    ...groups.map(({ group, title, slots }) => ({
      id: group,
      name: title,
      rows: slots.flatMap(({ current, before, history }) =>
        [...(current ? [current] : []), ...before].map(
          (fact, index): Row =>
            index === 0 ? { fact, place: "first", history } : { fact, place: "before", history: [] },
        ),
      ),
    })),
  ]
  return all
    .map((group) => ({ ...group, rows: group.rows.filter(({ fact }) => matches(fact, typed)) }))
    .filter((group) => group.rows.length > 0)
}

function matches(fact: FactView, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  const texts = [fact.label, fact.key, fact.display, fact.condition ?? "", ...fact.sources.map(({ full }) => full)]
  return wanted === "" || texts.some((text) => text.toLowerCase().includes(wanted))
}

function Name({ row: { fact, place } }: { row: Row }) {
  if (place === "first") return fact.label
  return (
    <span className="text-ink-3">
      <span className="sr-only">{fact.label}, </span>
      {place === "before" ? "before" : "or"}
    </span>
  )
}

function ShownValue({ fact }: { fact: FactView }) {
  const isOld = fact.standing === "superseded" || fact.standing === "withdrawn"
  return <Value standing={isOld ? "superseded" : "current"}>{fact.display}</Value>
}

function Sources({ fact }: { fact: FactView }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {fact.sources.map((source) => (
        <SourceOf key={`${source.full}-${source.from === "person" ? source.at : source.quote}`} source={source} />
      ))}
    </span>
  )
}

function FactStatus({ row: { fact, history }, onHistory }: { row: Row; onHistory: () => void }) {
  const { kind, word } = standingOf(fact)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Status kind={kind} word={word} />
      {fact.item ? (
        <Link href={itemHref(fact.item)} className="text-12 text-accent underline underline-offset-2">
          Decide<span className="sr-only"> {fact.label}</span>
        </Link>
      ) : null}
      {history.length > 1 ? (
        <Button look="quiet" size="small" aria-label={`History of ${fact.label}`} onClick={onHistory}>
          History
        </Button>
      ) : null}
    </span>
  )
}

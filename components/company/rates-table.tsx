// The rate list in force, row by row as it was imported. Computes nothing.
"use client"

import { useState } from "react"
import { type Column, DataTable } from "@/components/ui/data-table"
import { SearchInput } from "@/components/ui/input"
import { Value } from "@/components/ui/value"
import type { CompanyView } from "@/lib/views/company"
import { RecordSection } from "./record-section"

type Rate = CompanyView["rates"][number]

export function RatesTable({ rates }: { rates: readonly Rate[] }) {
  const [typed, setTyped] = useState("")
  const words = typed.toLowerCase().trim()
  const found = rates.filter(({ code, description }) => `${code ?? ""} ${description}`.toLowerCase().includes(words))
  const none = rates.length === 0 ? "No rate list is in force: nothing can be priced." : null
  return (
    <RecordSection title="Rates" beside={none ? undefined : countText(found.length, rates.length)} none={none}>
      {rates.length > manyRates ? (
        <SearchInput
          label="Find a rate"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-sm"
        />
      ) : null}
      <DataTable
        caption="Rates"
        columns={columns}
        groups={[{ id: "rates", rows: found.slice(0, shown) }]}
        rowKey={({ sheet, row }) => `${sheet} ${row}`}
      />
      {found.length > shown ? (
        <p className="text-12 text-ink-3">
          The first {shown} of {found.length} are shown. Find narrows them down.
        </p>
      ) : null}
    </RecordSection>
  )
}

const manyRates = 12
const shown = 100

function countText(found: number, all: number): string {
  return found === all ? `${all} rates` : `${found} of ${all} rates`
}

const columns: Column<Rate>[] = [
  {
    id: "description",
    header: "Item",
    onSmall: "line",
    className: "wide:ps-0",
    cell: ({ description }) => <span dir="auto">{description}</span>,
  },
  { id: "code", header: "Code", width: "100px", onSmall: "start", className: "text-ink-2", cell: ({ code }) => code },
  { id: "unit", header: "Unit", width: "80px", onSmall: "start", className: "text-ink-2", cell: ({ unit }) => unit },
  {
    id: "rate",
    header: "Rate",
    align: "end",
    width: "150px",
    onSmall: "end",
    cell: ({ display }) => <Value>{display}</Value>,
  },
]

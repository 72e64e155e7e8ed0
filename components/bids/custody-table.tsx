// What each hop did with each fact: facts down, hops across, a fate a cell. Judges nothing: the fates come in.
import { DataTable } from "@/components/ui/data-table"
import { Glyph } from "@/components/ui/glyph"
import { Status } from "@/components/ui/status"
import { Value } from "@/components/ui/value"
import type { CustodyFate, CustodyView } from "@/lib/views/ledger-handoffs"

export function CustodyTable({ custody }: { custody: CustodyView }) {
  const all = custody.rows.flatMap(({ fates }) => fates)
  const counts = (["altered", "dropped"] as const)
    .map((fate) => ({ fate, count: all.filter((one) => one === fate).length }))
    .filter(({ count }) => count > 0)
  return (
    <section aria-label="Custody">
      <h2 className="mb-1.5 flex flex-wrap items-baseline gap-2 text-14 font-strong">
        Custody <span className="text-12 font-normal text-ink-3">what each hop did with each fact</span>
        <span className="ms-auto flex gap-3">
          {counts.map(({ fate, count }) => (
            <Status key={fate} kind={fate === "altered" ? "failed" : "conflict"} word={`${count} ${fate}`} />
          ))}
        </span>
      </h2>
      <CustodyRows custody={custody} />
    </section>
  )
}

/** The table alone, for where a heading stands already. */
export function CustodyRows({ custody }: { custody: CustodyView }) {
  return (
    <DataTable
      caption="Custody"
      look="framed"
      small="scroll"
      groups={[{ id: "facts", rows: custody.rows }]}
      rowKey={({ fact }) => fact}
      columns={[
        {
          id: "fact",
          header: "Fact",
          cell: ({ label, display, standing }) => (
            <>
              {label} <Value standing={standing === "superseded" ? "superseded" : "current"}>{display}</Value>
            </>
          ),
        },
        ...custody.hops.map(({ note, label }, index) => ({
          id: note,
          header: label,
          cell: ({ fates }: CustodyView["rows"][number]) => <Fate fate={fates[index] ?? "not yet"} />,
        })),
      ]}
    />
  )
}

function Fate({ fate }: { fate: CustodyFate }) {
  switch (fate) {
    case "carried":
      return (
        <span className="inline-flex items-center gap-1.5 text-12 text-ink-2">
          <Glyph name="tick" className="text-verified" /> carried
        </span>
      )
    case "altered":
      return <Status kind="failed" word="altered" />
    case "held back":
      return <Status kind="conflict" look="quiet" word="held back, in conflict" />
    case "superseded":
      return <Status kind="superseded" word="superseded" />
    case "dropped":
      return <Status kind="conflict" word="dropped" />
    case "not yet":
      return <span className="text-12 text-ink-3">not yet</span>
  }
}

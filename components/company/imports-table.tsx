// Every file of records that came in: what, who, when, and whether it is in force. Hands withdrawing to the screen.
import { Button } from "@/components/ui/button"
import { type Column, DataTable } from "@/components/ui/data-table"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import { assertNever } from "@/lib/core/assert-never"
import type { ImportLine } from "@/lib/views/company"
import { RecordSection } from "./record-section"

/** `onWithdraw` is null for who may not. */
export function ImportsTable({ imports, onWithdraw }: ImportsTableProps) {
  return (
    <RecordSection title="Imports" none={null}>
      <DataTable
        caption="Imports"
        columns={onWithdraw ? [...columns, withdrawColumn(onWithdraw)] : columns}
        groups={[{ id: "imports", rows: imports }]}
        rowKey={({ import: id }) => id}
      />
    </RecordSection>
  )
}

type ImportsTableProps = { imports: readonly ImportLine[]; onWithdraw: ((line: ImportLine) => void) | null }

const useWords: Record<ImportLine["use"], string> = { messages: "Messages", profile: "Profile", rates: "Rates" }

const columns: Column<ImportLine>[] = [
  {
    id: "name",
    header: "File",
    onSmall: "start",
    className: "wide:ps-0",
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    id: "use",
    header: "Filed as",
    width: "150px",
    onSmall: "line",
    className: "text-ink-2",
    cell: ({ use, count }) => `${useWords[use]}, ${count}`,
  },
  {
    id: "by",
    header: "Imported",
    onSmall: "line",
    className: "text-ink-2",
    cell: ({ by }) => (
      <>
        {by.name}, <Time iso={by.at} />
      </>
    ),
  },
  { id: "standing", header: "Standing", onSmall: "line", cell: ({ standing }) => <Standing standing={standing} /> },
]

function Standing({ standing }: Pick<ImportLine, "standing">) {
  switch (standing.is) {
    case "in force":
      return <Status kind="finished" word="in force" look="quiet" />
    case "replaced":
      return <Status kind="superseded" word="replaced by a later one" look="quiet" />
    case "withdrawn":
      return (
        <span className="grid gap-0.5">
          <Status kind="stopped" word={`withdrawn by ${standing.by.name}`} look="quiet" />
          <span dir="auto" className="text-12 text-ink-2">
            {standing.why}
          </span>
        </span>
      )
    default:
      return assertNever(standing)
  }
}

function withdrawColumn(onWithdraw: (line: ImportLine) => void): Column<ImportLine> {
  return {
    id: "actions",
    header: "Actions",
    align: "end",
    width: "100px",
    onSmall: "end",
    cell: (line) =>
      line.standing.is === "withdrawn" ? null : (
        <Button size="small" aria-label={`Withdraw ${line.name}`} onClick={() => onWithdraw(line)}>
          Withdraw
        </Button>
      ),
  }
}

// The company's profile in force: its fields, its turnover by year, its completed works. Each value as it was imported.
import { type Column, DataTable } from "@/components/ui/data-table"
import { Value } from "@/components/ui/value"
import type { CompanyView } from "@/lib/views/company"
import { RecordSection } from "./record-section"

type Profile = NonNullable<CompanyView["profile"]>

export function ProfileSummary({ profile }: { profile: Profile | null }) {
  return (
    <RecordSection title="Profile" none={profile ? null : "No profile is in force: eligibility cannot be checked."}>
      {profile ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <dl className="grid gap-x-6 gap-y-1 wide:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
            {profile.fields.map(({ name, value, sheet, row }) => (
              <div key={`${sheet} ${row}`} className="contents">
                <dt className="text-13 text-ink-3">{name}</dt>
                <dd dir="auto" className="break-words text-13 max-wide:mb-1">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <DataTable
            caption="Turnover by year"
            columns={turnoverColumns}
            groups={[{ id: "turnover", rows: profile.turnover }]}
            rowKey={({ sheet, row }) => `${sheet} ${row}`}
          />
          <DataTable
            caption="Completed works"
            columns={workColumns}
            groups={[{ id: "works", rows: profile.works }]}
            rowKey={({ sheet, row }) => `${sheet} ${row}`}
          />
        </div>
      ) : null}
    </RecordSection>
  )
}

const turnoverColumns: Column<Profile["turnover"][number]>[] = [
  {
    id: "year",
    header: "Turnover of",
    width: "220px",
    onSmall: "start",
    className: "wide:ps-0",
    cell: ({ year }) => year,
  },
  {
    id: "amount",
    header: "Amount",
    onSmall: "end",
    cell: ({ display }) => <Value>{display}</Value>,
  },
]

const workColumns: Column<Profile["works"][number]>[] = [
  {
    id: "name",
    header: "Completed work",
    onSmall: "line",
    className: "wide:ps-0",
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  { id: "client", header: "Client", onSmall: "line", className: "text-ink-2", cell: ({ client }) => client },
  {
    id: "value",
    header: "Value",
    align: "end",
    onSmall: "start",
    cell: ({ display }) => <Value>{display}</Value>,
  },
  {
    id: "completed",
    header: "Completed",
    width: "110px",
    onSmall: "end",
    className: "text-ink-2",
    cell: ({ completed }) => completed ?? "not given",
  },
]

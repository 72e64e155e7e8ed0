// What the company brings to every bid: profile, rates, messages in force, and the imports they came with.
"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { UploadPanel } from "@/components/intake/upload-panel"
import { EmptyState } from "@/components/ui/empty-state"
import { Skeleton } from "@/components/ui/skeleton"
import { companyQuery } from "@/lib/queries/company"
import type { CompanyView, ImportLine } from "@/lib/views/company"
import { ImportsTable } from "./imports-table"
import { MessagesSummary } from "./messages-summary"
import { ProfileSummary } from "./profile-summary"
import { RatesTable } from "./rates-table"
import { WithdrawRecordsDialog } from "./withdraw-records-dialog"

export function CompanyScreen() {
  const company = useQuery(companyQuery)
  const [withdrawing, setWithdrawing] = useState<ImportLine | null>(null)
  return (
    <>
      <PageHeader title="Company" beside="What every bid draws on" />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-3 max-wide:px-3">
          <FailureNote
            failure={company.error}
            happened="The records could not be read again."
            next="Reload the page."
          />
          {company.isPending ? <Skeleton shape="table" /> : null}
          {company.data ? <Records company={company.data} onWithdraw={setWithdrawing} /> : null}
        </div>
      </div>
      {withdrawing ? <WithdrawRecordsDialog line={withdrawing} onClose={() => setWithdrawing(null)} /> : null}
    </>
  )
}

type RecordsProps = { company: CompanyView; onWithdraw: (line: ImportLine) => void }

function Records({ company, onWithdraw }: RecordsProps) {
  const { mayChange, profile, rates, messages, imports } = company
  const place = { ledger: "workspace", is: "company" as const, records: "may change" as const }
  return (
    <>
      {mayChange ? <UploadPanel place={place} /> : null}
      {imports.length === 0 ? (
        <EmptyState glyph="document" title="No records yet">
          {mayChange
            ? "Import the company's profile, its rate list and its messages; every bid is checked and priced with them."
            : "A manager imports the company's profile, rate list and messages here."}
        </EmptyState>
      ) : (
        <>
          <ProfileSummary profile={profile} />
          <RatesTable rates={rates} />
          <MessagesSummary messages={messages} />
          <ImportsTable imports={imports} onWithdraw={mayChange ? onWithdraw : null} />
        </>
      )}
    </>
  )
}

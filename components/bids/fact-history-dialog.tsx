// What happened to one fact's values, oldest first: found, replaced, confirmed, chosen, and by whom. Changes nothing.
"use client"

import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Time } from "@/components/ui/time"
import type { HistoryLine } from "@/lib/views/ledger-facts"
import { SourceOf } from "./fact-card"

type FactHistoryProps = { label: string; history: readonly HistoryLine[]; onClose: () => void }

export function FactHistoryDialog({ label, history, onClose }: FactHistoryProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${label}: history`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ol className="grid">
        {history.map((line) => (
          <li key={`${line.position}-${line.what}`} className="grid gap-0.5 border-t py-2">
            <p dir="auto">{line.what}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
              <Time iso={line.at} />
              {line.by ? <span dir="auto">by {line.by}</span> : null}
              {line.source ? <SourceOf source={line.source} /> : null}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

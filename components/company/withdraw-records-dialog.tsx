// Asks why an import is withdrawn, and takes it out of force. What was typed stays until the server said that it is done.
"use client"

import type { FormEvent } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Textarea } from "@/components/ui/textarea"
import { assertNever } from "@/lib/core/assert-never"
import { useWithdrawRecords } from "@/lib/queries/company"
import { useKeptText } from "@/lib/queries/kept-text"
import type { ImportLine } from "@/lib/views/company"

export function WithdrawRecordsDialog({ line, onClose }: { line: ImportLine; onClose: () => void }) {
  const [why, setWhy] = useKeptText(`withdraw:${line.import}`)
  const withdrawing = useWithdrawRecords(() => {
    setWhy("")
    onClose()
  })
  const { outcome } = withdrawing

  function submit(event: FormEvent) {
    event.preventDefault()
    withdrawing.run({ import: line.import, why })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Withdraw ${line.name}?`}
      description={effectOf(line)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="withdraw-records" look="danger" busy={withdrawing.isActing}>
            Withdraw
          </Button>
        </>
      }
    >
      <form id="withdraw-records" onSubmit={submit} className="grid gap-2">
        <FailureNote
          failure={withdrawing.failure}
          happened="The server gave no answer."
          kept="Your reason is still here."
          next="Try again."
        />
        <Field label="Why" error={outcome && !outcome.done ? outcome.sentence : null}>
          {(control) => (
            <Textarea {...control} maxLength={500} value={why} onChange={(event) => setWhy(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function effectOf({ use }: ImportLine): string {
  switch (use) {
    case "messages":
      return "Its messages are no longer found. What was decided by them stays in the record."
    case "profile":
      return "The profile imported before it is in force again, if there is one. What was checked with this one stays in the record."
    case "rates":
      return "The rate list imported before it is in force again, if there is one. What was priced with this one stays as it was priced."
    default:
      return assertNever(use)
  }
}

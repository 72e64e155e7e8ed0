// Withdraws a wrong file with a reason: its facts go with it, and what they had replaced stands again. Deletes nothing.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { ErrorNote } from "@/components/ui/error-note"
import { Field } from "@/components/ui/field"
import { Textarea } from "@/components/ui/textarea"
import { notify } from "@/components/ui/toaster"
import { withdrawDocumentAct } from "@/lib/queries/bid-acts"
import { forgetTexts, useKeptText } from "@/lib/queries/kept-text"
import { keys } from "@/lib/queries/keys"
import { useAct } from "@/lib/queries/use-act"
import type { DocumentLine } from "@/lib/views/bid-documents"

type WithdrawProps = { ledger: string; document: DocumentLine; onClose: () => void }

export function WithdrawDialog({ ledger, document, onClose }: WithdrawProps) {
  const place = `withdraw:${document.document}:why`
  const [why, setWhy] = useKeptText(place)
  const client = useQueryClient()
  const { run, isActing, outcome, failure } = useAct(withdrawDocumentAct, {
    onOutcome: async (withdrawn) => {
      if (withdrawn.done) {
        forgetTexts(place)
        notify({ title: `${document.name} was withdrawn` })
        onClose()
      }
      await client.invalidateQueries({ queryKey: keys.bids })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Withdraw ${document.name}?`}
      description={`${document.facts} ${document.facts === 1 ? "fact stands" : "facts stand"} in it. What stands nowhere else goes with it; what it had replaced stands again.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            busy={isActing}
            disabled={why.trim() === ""}
            onClick={() => run({ ledger, document: document.document, why: why.trim() })}
          >
            Withdraw
          </Button>
        </>
      }
    >
      {outcome && !outcome.done ? <ErrorNote happened={outcome.sentence} kept="What you typed is still here." /> : null}
      <FailureNote
        failure={failure}
        happened="The server gave no answer."
        next="Press Withdraw again: it counts once."
      />
      <Field label="Reason">
        {(control) => (
          <Textarea {...control} maxLength={500} value={why} onChange={(event) => setWhy(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}

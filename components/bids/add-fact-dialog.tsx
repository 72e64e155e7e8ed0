// Adds a fact by typing: a value as a document would print it, and where it comes from. What is typed is kept until it is recorded.
"use client"

import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { ErrorNote } from "@/components/ui/error-note"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Textarea } from "@/components/ui/textarea"
import { notify } from "@/components/ui/toaster"
import { forgetTexts, useKeptText } from "@/lib/queries/kept-text"
import { useRecordFact } from "@/lib/queries/record-fact"
import { exampleOf, type FactAbout, FactFields, sentAbout } from "./fact-fields"

export function AddFactDialog({ ledger, onClose }: { ledger: string; onClose: () => void }) {
  const [about, setAbout] = useState<FactAbout>({ key: "", condition: "", anchor: "" })
  const [text, setText] = useKeptText(`fact:${ledger}:value`)
  const [reason, setReason] = useKeptText(`fact:${ledger}:reason`)
  const { send, isActing, outcome, failure } = useRecordFact((recorded) => {
    if (!recorded.done) return
    forgetTexts(`fact:${ledger}:`)
    notify({ title: "Recorded" })
    onClose()
  })
  const canSend = about.key !== "" && text.trim() !== "" && reason.trim() !== ""
  const example = exampleOf(about.key)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add a fact"
      description="It is recorded as your own words, under your name."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={isActing}
            disabled={!canSend}
            onClick={() => send({ is: "typed", ledger, ...sentAbout(about), text: text.trim(), reason: reason.trim() })}
          >
            Record
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {outcome && !outcome.done ? (
          <ErrorNote happened={outcome.sentence} kept="What you typed is still here." />
        ) : null}
        <FailureNote
          failure={failure}
          happened="The server gave no answer."
          kept="What you typed is still here."
          next="Press Record again: it counts once."
        />
        <FactFields about={about} onChange={setAbout} />
        <Field label="Value" {...(example ? { hint: `For example: ${example}` } : {})}>
          {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Field label="Reason" hint="Where the value comes from.">
          {(control) => <Textarea {...control} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}

// Asks for the reason of a decision, and what else it needs, before it is sent. What is typed stays in this browser until then.
"use client"

import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Field } from "@/components/ui/field"
import { Textarea } from "@/components/ui/textarea"
import { useKeptText } from "@/lib/queries/kept-text"

/** `place` names where the text is kept: one an item and act. */
export function ReasonForm({
  place,
  label,
  action,
  children,
  ready = true,
  isActing,
  onSend,
  onCancel,
}: ReasonFormProps) {
  const [reason, setReason] = useKeptText(place)
  const canSend = ready && reason.trim() !== ""
  return (
    <form
      aria-label={action}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend && !isActing) onSend(reason.trim())
      }}
    >
      {children}
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit" busy={isActing} disabled={!canSend}>
          {action}
        </Button>
      </div>
    </form>
  )
}

type ReasonFormProps = {
  place: string
  label: string
  action: string
  children?: ReactNode
  ready?: boolean
  isActing: boolean
  onSend: (reason: string) => void
  onCancel: () => void
}

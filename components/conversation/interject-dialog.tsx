// Says something to one exchange at work. What is typed is kept per exchange until it was accepted.
"use client"

import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Textarea } from "@/components/ui/textarea"
import { conversationActs } from "@/lib/queries/conversations"
import { useKeptText } from "@/lib/queries/kept-text"
import { useAct } from "@/lib/queries/use-act"
import { exchangeOf, type Scene } from "./scene"

type InterjectProps = { exchange: string | null; scene: Scene; onClose: () => void }

export function InterjectDialog({ exchange, scene, onClose }: InterjectProps) {
  const [text, setText] = useKeptText(`interject:${exchange ?? ""}`)
  const interject = useAct(conversationActs.interject, {
    onOutcome: (outcome) => {
      if (!outcome.done) return
      setText("")
      onClose()
    },
  })
  const agent = exchange === null ? "" : (exchangeOf(scene, exchange)?.agent ?? "")
  return (
    <Dialog
      open={exchange !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Interject: ${agent}`}
      description="It reads this at its next step, without waiting for its turn to end."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={interject.isActing}
            disabled={text.trim() === ""}
            onClick={() => exchange !== null && interject.run({ exchange, text })}
          >
            Interject
          </Button>
        </>
      }
    >
      <Field
        label="Your words"
        error={interject.outcome && !interject.outcome.done ? interject.outcome.sentence : null}
      >
        {(control) => <Textarea {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <FailureNote failure={interject.failure} happened="The server gave no answer." kept="Your text is kept." />
    </Dialog>
  )
}

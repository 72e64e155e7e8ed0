// Gives the bid another name. The old one stands until the server took the new one.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { renameBidAct } from "@/lib/queries/bid-acts"
import { useKeptChange } from "@/lib/queries/kept-text"
import { keys } from "@/lib/queries/keys"
import { useAct } from "@/lib/queries/use-act"

type RenameProps = { bid: string; name: string; onClose: () => void }

export function RenameBidDialog({ bid, name, onClose }: RenameProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useKeptChange(`rename:${bid}`, name)
  const close = () => {
    setTyped(null)
    onClose()
  }
  const { run, isActing, outcome, failure } = useAct(renameBidAct, {
    onOutcome: async (renamed) => {
      if (!renamed.done) return
      close()
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.bids }),
        client.invalidateQueries({ queryKey: keys.inbox }),
      ])
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : close())}
      title="Rename the bid"
      description="Drafts that were put up keep the name they were put up with."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            look="primary"
            busy={isActing}
            disabled={typed.trim() === ""}
            onClick={() => run({ bid, name: typed.trim() })}
          >
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== "" && !isActing) run({ bid, name: typed.trim() })
        }}
      >
        <Field label="Name" error={outcome && !outcome.done ? outcome.sentence : null}>
          {(control) => (
            <Input {...control} value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
      </form>
      <FailureNote
        failure={failure}
        happened="The server gave no answer."
        kept="What you typed is still here."
        next="Press Rename again: it counts once."
      />
    </Dialog>
  )
}

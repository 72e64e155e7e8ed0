// Opens a new bid: its name first, then its files. Nothing is made before the name is sent.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { type FormEvent, useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { BidUpload } from "@/components/intake/bid-upload"
import { Button, ButtonLink } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { useCreateBid } from "@/lib/queries/create-bid"
import { useKeptText } from "@/lib/queries/kept-text"
import { keys } from "@/lib/queries/keys"
import { bidHref } from "@/lib/views/ledger-links"

/** Closing it once the bid is there leads to the bid. */
export function NewBidDialog({ onClose }: NewBidProps) {
  const client = useQueryClient()
  const router = useRouter()
  const [made, setMade] = useState<{ bid: string; name: string } | null>(null)

  function close() {
    onClose()
    if (!made) return
    void client.invalidateQueries({ queryKey: keys.bids })
    router.push(bidHref(made.bid))
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => next || close()}
      title={made ? made.name : "New bid"}
      description={made ? "The bid is there. Add the files of its tender now, or later on its page." : undefined}
      width={made ? "wide" : "usual"}
      footer={
        made ? (
          <ButtonLink look="primary" href={bidHref(made.bid)}>
            Open the bid
          </ButtonLink>
        ) : null
      }
    >
      {made ? <BidUpload bid={made.bid} /> : <NameForm onMade={(bid, name) => setMade({ bid, name })} />}
    </Dialog>
  )
}

type NewBidProps = { onClose: () => void }

function NameForm({ onMade }: { onMade: (bid: string, name: string) => void }) {
  const [name, setName] = useKeptText("new-bid:name")
  const creating = useCreateBid((bid, given) => {
    setName("")
    onMade(bid, given)
  })
  const refusal = creating.outcome && !creating.outcome.done ? creating.outcome : null

  function submit(event: FormEvent) {
    event.preventDefault()
    creating.run({ name })
  }

  return (
    <form onSubmit={submit} className="grid gap-3 pb-2">
      <FailureNote
        failure={creating.failure}
        happened="The server gave no answer."
        kept="The name is still here."
        next="Try again: no second bid is made."
      />
      <Field
        label="Name of the bid"
        hint="As your office speaks of it; the tender's own title is read from its documents."
        error={refusal?.sentence ?? null}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={creating.isActing} className="justify-self-end">
        Make the bid
      </Button>
    </form>
  )
}

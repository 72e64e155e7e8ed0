// Who sees a bid besides managers: adds and removes members. Changes nobody's role.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { ErrorNote } from "@/components/ui/error-note"
import { Field } from "@/components/ui/field"
import { Select } from "@/components/ui/select"
import { addMemberAct, removeMemberAct } from "@/lib/queries/bid-acts"
import { keys } from "@/lib/queries/keys"
import { useAct } from "@/lib/queries/use-act"
import type { BidHeader } from "@/lib/views/bid-header"

export function MembersDialog({ header, onClose }: { header: BidHeader; onClose: () => void }) {
  const client = useQueryClient()
  const [person, setPerson] = useState("")
  const again = () => client.invalidateQueries({ queryKey: keys.bid(header.id) })
  const adding = useAct(addMemberAct, {
    onOutcome: (added) => {
      if (added.done) setPerson("")
      return again()
    },
  })
  const removing = useAct(removeMemberAct, { onOutcome: again })
  const refused = [adding.outcome, removing.outcome].find((outcome) => outcome && !outcome.done)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Members"
      description="Members see this bid, its conversations and all below them. Managers and administrators see every bid."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-3">
        {refused && !refused.done ? <ErrorNote happened={refused.sentence} /> : null}
        <FailureNote
          failure={adding.failure ?? removing.failure}
          happened="The server gave no answer."
          next="Try again: the same change counts once."
        />
        <ul>
          {header.members.map((member) => (
            <li key={member.id} className="flex min-h-9 items-center justify-between gap-2 border-b">
              {member.name}
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${member.name}`}
                busy={removing.isActing}
                onClick={() => removing.run({ bid: header.id, person: member.id })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex items-end gap-2">
          <Field label="Add a member" className="flex-1">
            {(control) => (
              <Select
                {...control}
                value={person}
                onChange={(event) => setPerson(event.target.value)}
                options={[
                  { value: "", label: header.candidates.length === 0 ? "Everybody is a member" : "Choose a person" },
                  ...header.candidates.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
          <Button
            look="primary"
            busy={adding.isActing}
            disabled={person === ""}
            onClick={() => adding.run({ bid: header.id, person })}
          >
            Add
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

// The standing instructions of a bid, in the words they were given in, and undoing one. Gives none.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"
import { Time } from "@/components/ui/time"
import { notify } from "@/components/ui/toaster"
import { revokeInstructionAct } from "@/lib/queries/bid-acts"
import { keys } from "@/lib/queries/keys"
import { useAct } from "@/lib/queries/use-act"
import type { InstructionView } from "@/lib/views/ledger-facts"

export function InstructionList({ given }: { given: readonly InstructionView[] }) {
  const client = useQueryClient()
  const { run, isActing, outcome, failure } = useAct(revokeInstructionAct, {
    onOutcome: async (revoked) => {
      if (revoked.done) notify({ title: "Instruction undone" })
      await client.invalidateQueries({ queryKey: keys.bids })
    },
  })
  if (given.length === 0) return null
  return (
    <section aria-label="Standing instructions">
      <h2 className="mb-1 text-14 font-strong">Standing instructions</h2>
      {outcome && !outcome.done ? <ErrorNote happened={outcome.sentence} kept="Nothing was changed." /> : null}
      <FailureNote failure={failure} happened="The server gave no answer." next="Press Undo again: it counts once." />
      <ul>
        {given.map((one) => (
          <li key={one.instruction} className="flex flex-wrap items-center gap-x-3 border-b py-1.5">
            <span dir="auto" className={one.revoked ? "text-superseded line-through" : undefined}>
              “{one.quote}”
            </span>
            <span className="text-12 text-ink-3">
              {one.by}, <Time iso={one.at} form="short" />
              {one.mustNotMention ? ` · the draft must not mention “${one.mustNotMention}”` : ""}
              {one.revoked ? " · undone" : ""}
            </span>
            {one.revoked ? null : (
              <Button
                look="quiet"
                size="small"
                className="ms-auto"
                busy={isActing}
                aria-label={`Undo “${one.quote}”`}
                onClick={() => run({ exchange: one.exchange, instruction: one.instruction })}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

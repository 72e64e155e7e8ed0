// Records a fact from the browser, marked on a page or typed with a reason. Keeps no copy of what the server said.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { recordFact } from "@/lib/actions/record-fact"
import { keys } from "./keys"
import { type Given, useAct } from "./use-act"

export type FactToRecord = Given<Parameters<typeof recordFact>[0]>

/** Whatever came of it, the bid is read again. `onOutcome` hears refusals too. */
export function useRecordFact(onOutcome: (outcome: FactOutcome) => void) {
  const client = useQueryClient()
  const { run, isActing, outcome, failure } = useAct(recordFact, {
    onOutcome: async (recorded) => {
      onOutcome(recorded)
      await client.invalidateQueries({ queryKey: keys.bids })
    },
  })
  // Leaving the id out of a union keeps only what its members share; each member is sent whole.
  return { send: (input: FactToRecord) => run(input), isActing, outcome, failure }
}

export type FactOutcome = Awaited<ReturnType<typeof recordFact>>

// Records a fact from the browser, marked on a page or typed with a reason. Keeps no copy of what the server said.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { recordFact } from "@/lib/actions/record-fact"
import { keys } from "./keys"
import { useAct } from "./use-act"

/** Whatever came of it, the bid is read again. */
export function useRecordFact(onOutcome: (outcome: FactOutcome) => void) {
  const client = useQueryClient()
  return useAct(recordFact, {
    onOutcome: async (outcome) => {
      onOutcome(outcome)
      await client.invalidateQueries({ queryKey: keys.bids })
    },
  })
}

export type FactOutcome = Awaited<ReturnType<typeof recordFact>>

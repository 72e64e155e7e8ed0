// Opens a bid from the browser. Keeps no copy of it.
"use client"

import { createBid } from "@/lib/actions/create-bid"
import { useAct } from "./use-act"

/** `onMade` hears the id and the name of the bid that was made. */
export function useCreateBid(onMade: (bid: string, name: string) => void) {
  return useAct(createBid, {
    onOutcome: (outcome, { name }) => {
      if (outcome.done) onMade(outcome.bid, name.trim())
    },
  })
}

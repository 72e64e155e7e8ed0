// What Find shows of conversations and bids by name, and how many things wait for a person. Browser-safe.
import { z } from "zod"

export const FoundView = z.object({
  found: z.array(
    z.object({ kind: z.enum(["conversation", "bid"]), id: z.string(), name: z.string(), detail: z.string() }),
  ),
})
export type FoundView = z.infer<typeof FoundView>

/** How many open questions and items this viewer may answer or decide. `position` is the Inbox feed's at that moment. */
export const WaitingView = z.object({ count: z.number().int(), position: z.number().int() })
export type WaitingView = z.infer<typeof WaitingView>

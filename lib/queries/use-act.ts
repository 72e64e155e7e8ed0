// Runs one server action when a person acts: its mutation id is made then, and the same id goes along when they try the same again.
"use client"

import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import { newMutationId } from "./mutation-id"

/** What a person gives; each member of a union by itself. */
export type Given<Sent> = Sent extends unknown ? Omit<Sent, "mutationId"> : never

/**
 * An act that got no answer may have been done: trying the very same again sends the same id, so that it is done once.
 * `act` resolves to the action's outcome, refusals included, or throws where the server was not reached.
 */
export function useAct<Sent extends { mutationId: string }, Outcome>(
  action: (input: Sent) => Promise<Outcome>,
  { onOutcome }: { onOutcome?: (outcome: Outcome, input: Given<Sent>) => unknown } = {},
) {
  const unanswered = useRef<{ input: string; mutationId: string } | null>(null)
  const mutation = useMutation({
    mutationFn: async (input: Given<Sent>) => {
      const text = JSON.stringify(input)
      const mutationId = unanswered.current?.input === text ? unanswered.current.mutationId : newMutationId()
      unanswered.current = { input: text, mutationId }
      // What was left out of Sent to make Input is put back here.
      const outcome = await action({ ...input, mutationId } as unknown as Sent)
      unanswered.current = null
      return outcome
    },
    onSuccess: (outcome, input) => onOutcome?.(outcome, input),
    networkMode: "always",
  })
  return {
    act: mutation.mutateAsync,
    /** The same without a promise: what comes of it is told to `onOutcome`, or stands in `failure`. */
    run: (input: Given<Sent>) => mutation.mutate(input),
    isActing: mutation.isPending,
    /** The last act's outcome, or null while there is none. */
    outcome: mutation.data ?? null,
    /** Set where the server gave no answer or the sign-in ended: what was typed must be kept. */
    failure: mutation.error,
    reset: mutation.reset,
  }
}

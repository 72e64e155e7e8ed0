// Decides items and answers questions from the browser. Keeps no copy of what the server said.
"use client"

import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { answerQuestion } from "@/lib/actions/answer-question"
import { decideItem } from "@/lib/actions/decide-item"
import { keys } from "./keys"
import { useAct } from "./use-act"

type ItemDecision = Omit<Parameters<typeof decideItem>[0], "mutationId">
export type Decision = ItemDecision["decision"]

/** Decides an item; whatever came of it, the Inbox and the bids are read again. `onOutcome` hears refusals too. */
export function useDecideItem(onOutcome: (outcome: Outcome) => void) {
  return useSending(decideItem, onOutcome)
}

/** Answers a question from the Inbox. */
export function useAnswerQuestion(onOutcome: (outcome: Outcome) => void) {
  return useSending(answerQuestion, onOutcome)
}

function useSending<Sent extends { mutationId: string }>(
  action: (input: Sent) => Promise<Outcome>,
  onOutcome: (outcome: Outcome) => void,
) {
  const client = useQueryClient()
  const { act, isActing, outcome, failure } = useAct<Sent, Outcome>(action, {
    onOutcome: async (decided) => {
      onOutcome(decided)
      await readAgain(client)
    },
  })
  return { send: (input: Omit<Sent, "mutationId">) => void act(input).catch(shownAsFailure), isActing, outcome, failure }
}

/** No answer came: `failure` says so on the screen, and the same press sends the same act again. */
function shownAsFailure(error: unknown) {
  console.warn("The act got no answer:", error)
}

export type Outcome = { done: true } | { done: false; reason: string; sentence: string }

function readAgain(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: keys.inbox }),
    client.invalidateQueries({ queryKey: keys.bids }),
  ])
}

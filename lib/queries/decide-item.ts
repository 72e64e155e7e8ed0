// Decides items and answers questions from the browser. Keeps no copy of what the server said.
"use client"

import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { answerQuestion } from "@/lib/actions/answer-question"
import { decideItem } from "@/lib/actions/decide-item"
import { keys } from "./keys"
import { useAct } from "./use-act"

export type Decision = Parameters<typeof decideItem>[0]["decision"]

/** Decides an item; whatever came of it, the Inbox and the bids are read again. `onOutcome` hears refusals too. */
export function useDecideItem(onOutcome: (outcome: Outcome) => void) {
  const client = useQueryClient()
  const { run, isActing, outcome, failure } = useAct(decideItem, {
    onOutcome: async (decided) => {
      onOutcome(decided)
      await readAgain(client)
    },
  })
  return { send: run, isActing, outcome, failure }
}

/** Answers a question from the Inbox. */
export function useAnswerQuestion(onOutcome: (outcome: Outcome) => void) {
  const client = useQueryClient()
  const { run, isActing, outcome, failure } = useAct(answerQuestion, {
    onOutcome: async (answered) => {
      onOutcome(answered)
      await readAgain(client)
    },
  })
  return { send: run, isActing, outcome, failure }
}

export type Outcome = { done: true } | { done: false; reason: string; sentence: string }

function readAgain(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: keys.inbox }),
    client.invalidateQueries({ queryKey: keys.bids }),
  ])
}

// ask_caller: asks whoever started this work; the answer is the call's result. It stands first in every agent's list.
import { z } from "zod"
import { refused } from "@/lib/agents/tool-result"
import { factKey } from "@/lib/bids/vocabulary"
import type { AskTool, RunTool } from "@/lib/core/tools"

const Input = z.object({
  question: z.string().min(1).describe("One question, complete in itself: whoever answers sees nothing else."),
  choices: z.array(z.string().min(1)).optional().describe("The answers that are possible, if there are only a few."),
  fact_key: z
    .string()
    .optional()
    .describe('The key of the fact it is about, such as "emd.amount", if it is about one.'),
  why: z.string().optional().describe("Why the answer is needed, in a sentence."),
  without_answer: z.string().optional().describe("What will be done, or left undone, without an answer."),
})

const described = {
  name: "ask_caller",
  description:
    "Asks the caller of this work a question and waits for the answer. Ask only what neither the request, nor what you " +
    "were given with it, nor a lookup answers. Never guess instead.",
  input: Input,
}

export const askCaller: AskTool<typeof Input> = {
  ...described,
  kind: "ask",
  question: ({ question, choices = [], fact_key: key, why, without_answer: withoutAnswer }) => ({
    text: question,
    choices,
    factKey: key !== undefined && factKey(key) !== null ? key : null,
    why: why ?? null,
    withoutAnswer: withoutAnswer ?? null,
  }),
}

/** For the agent a person speaks with: the same tool to a model, and always refused. */
export const askNobody: RunTool<typeof Input> = {
  ...described,
  kind: "run",
  effect: "read",
  run: async () => refused("You speak with the person directly; ask in your reply."),
}

// Events of a question: asked by an exchange, passed up edge by edge, answered or withdrawn once. Silence is not among them.
import { z } from "zod"
import { PersonRef } from "./shared"

export const Question = z.object({
  question: z.string(),
  text: z.string(),
  choices: z.array(z.string()),
  /** The fact key it is about, if any: decides who may answer. */
  factKey: z.string().nullable(),
  why: z.string().nullable(),
  withoutAnswer: z.string().nullable(),
  /** People who may answer: whoever sees the conversation, or managers alone. */
  audience: z.enum(["viewers", "managers"]),
})
export type Question = z.infer<typeof Question>

export const QuestionAsked = Question.extend({
  type: z.literal("question-asked"),
  version: z.literal(1),
  call: z.string(),
  /** Agents from the asker up to the conversation, the asker first. */
  path: z.array(z.object({ exchange: z.string(), agent: z.string() })),
})
export type QuestionAsked = z.infer<typeof QuestionAsked>

/** Written to each ancestor in the commit that asks: this level could not answer and passed it on. */
export const QuestionPassed = z.object({
  type: z.literal("question-passed"),
  version: z.literal(1),
  question: z.string(),
  asker: z.string(),
  to: z.union([z.object({ exchange: z.string() }), z.literal("person")]),
})

export const QuestionAnswered = z.object({
  type: z.literal("question-answered"),
  version: z.literal(1),
  question: z.string(),
  by: PersonRef,
  text: z.string(),
})

export const QuestionWithdrawn = z.object({
  type: z.literal("question-withdrawn"),
  version: z.literal(1),
  question: z.string(),
  why: z.string(),
})

// Exchanges and questions of a conversation's tree as the browser shows them. Never how an exchange is driven or claimed.
import { z } from "zod"
import { ExchangeKind } from "@/lib/core/events/exchange"
import { PersonRef, SettlementReason } from "@/lib/core/events/shared"

/** Instants are ISO 8601 UTC. `reason` and `settledAt` are null while the exchange goes on. */
export const ExchangeView = z.object({
  id: z.string(),
  caller: z.object({ exchange: z.string(), call: z.string() }).nullable(),
  kind: ExchangeKind,
  agent: z.string(),
  title: z.string(),
  request: z.string(),
  state: z.enum(["running", "waiting", "settled"]),
  reason: SettlementReason.nullable(),
  detail: z.string().nullable(),
  activation: z.number().int(),
  calls: z.number().int(),
  questions: z.number().int(),
  facts: z.number().int(),
  requests: z.number().int(),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
})
export type ExchangeView = z.infer<typeof ExchangeView>

/** `path` leads from the asker up to the conversation, the asker first. */
export const QuestionView = z.object({
  id: z.string(),
  exchange: z.string(),
  call: z.string(),
  text: z.string(),
  audience: z.enum(["viewers", "managers"]),
  choices: z.array(z.string()),
  factKey: z.string().nullable(),
  why: z.string().nullable(),
  withoutAnswer: z.string().nullable(),
  path: z.array(z.object({ exchange: z.string(), agent: z.string() })),
  state: z.enum(["open", "answered", "withdrawn"]),
  answer: z.string().nullable(),
  answeredBy: PersonRef.nullable(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type QuestionView = z.infer<typeof QuestionView>

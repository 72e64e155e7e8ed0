// What the exchange panel shows besides messages: what was given, model requests as sent, facts recorded. Browser-safe.
import { z } from "zod"
import { Usage } from "@/lib/core/events/step"

/** `usage` null: the provider did not say. `reply` null: there is none yet. */
export const RequestLine = z.object({
  request: z.number().int(),
  session: z.number().int(),
  model: z.string(),
  at: z.string(),
  tookMs: z.number().int().nullable(),
  usage: Usage.nullable(),
  calls: z.number().int(),
  failed: z.string().nullable(),
})
export type RequestLine = z.infer<typeof RequestLine>
export const RequestList = z.object({ requests: z.array(RequestLine) })
export type RequestList = z.infer<typeof RequestList>

/** A model request rebuilt from the record. */
export const RequestSent = z.object({
  request: z.number().int(),
  session: z.number().int(),
  messages: z.array(z.object({ role: z.string(), text: z.string() })),
  tools: z.array(z.string()),
})
export type RequestSent = z.infer<typeof RequestSent>

export const CarriedLine = z.object({
  origin: z.string(),
  by: z.string().nullable(),
  text: z.string(),
  calls: z.array(z.string()),
  starts: z.boolean(),
})
export type CarriedLine = z.infer<typeof CarriedLine>

/** What an exchange was given at its latest session. `pins` are the pinned block's lines. */
export const GivenView = z.object({
  carrier: z.enum(["brief", "cold"]),
  characters: z.number().int(),
  opening: z.string().nullable(),
  pins: z.array(z.object({ name: z.string(), value: z.string(), source: z.string() })),
  ledgerPosition: z.number().int().nullable(),
  layers: z.array(z.object({ title: z.string(), lines: z.array(CarriedLine) })),
})
export type GivenView = z.infer<typeof GivenView>

export const ExchangeFacts = z.object({
  facts: z.array(
    z.object({ id: z.string(), key: z.string(), raw: z.string(), status: z.string(), source: z.string() }),
  ),
})
export type ExchangeFacts = z.infer<typeof ExchangeFacts>

export const CallText = z.object({ arguments: z.string(), content: z.string().nullable() })
export type CallText = z.infer<typeof CallText>

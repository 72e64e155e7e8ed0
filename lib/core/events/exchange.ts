// Events of an exchange's life: opened, named, told to stop, settled. Never the content of its steps.
import { z } from "zod"
import { CarriedLayer, PersonRef, SettlementReason } from "./shared"

export const ExchangeKind = z.enum(["conversation", "task", "lookup", "answer", "status"])
export type ExchangeKind = z.infer<typeof ExchangeKind>

export const Carrier = z.enum(["brief", "cold"])
export type Carrier = z.infer<typeof Carrier>

export const ExchangeOpened = z.object({
  type: z.literal("exchange-opened"),
  version: z.literal(1),
  kind: ExchangeKind,
  agent: z.string(),
  /** The conversation at the root; an exchange of kind conversation names itself. */
  root: z.string(),
  depth: z.number().int().min(0),
  caller: z.object({ exchange: z.string(), call: z.string() }).nullable(),
  /** How the caller hears of the settlement: as the result of its open call, or as a notice. Null for a conversation. */
  settlesBy: z.enum(["result", "notice"]).nullable(),
  ledger: z.string(),
  carrier: Carrier,
  carried: z.array(CarriedLayer),
  /** The first user message, written by the caller; null for a conversation, whose first claimed message takes its place. */
  openingRequest: z.string().nullable(),
  /** Handoff notes that code attaches to the opening request; the receiver reads them back before any work. */
  notes: z.array(z.string()),
  /** What code adds to the opening request besides notes, word for word, e.g. the part of a pack this reader reads. */
  attached: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Who owns a conversation; null for what is below it. */
  owner: PersonRef.nullable(),
  title: z.string(),
})
export type ExchangeOpened = z.infer<typeof ExchangeOpened>

export const ExchangeTitled = z.object({
  type: z.literal("exchange-titled"),
  version: z.literal(1),
  title: z.string(),
})

/** A person's stop, or a stopping caller's: durable, met by the owner at its next commit or sooner. */
export const StopRequested = z.object({
  type: z.literal("stop-requested"),
  version: z.literal(1),
  by: z.union([PersonRef, z.object({ exchange: z.string() })]),
})

export type StopRequested = z.infer<typeof StopRequested>

export const ActivationSettled = z.object({
  type: z.literal("activation-settled"),
  version: z.literal(1),
  activation: z.number().int().min(1),
  reason: SettlementReason,
  /** The last substantive text, or null where there is none. */
  text: z.string().nullable(),
  /** What ended it, in a sentence for the person; null when it simply finished. */
  detail: z.string().nullable(),
  /** The handoff note this activation leaves, if it gave one. */
  note: z.string().nullable(),
})
export type ActivationSettled = z.infer<typeof ActivationSettled>

// The small shapes that events of several nouns have in common. Holds no events of its own.
import { z } from "zod"

/** A signed-in person as recorded: the id binds, the name is what others are shown even after the account is closed. */
export const PersonRef = z.object({ id: z.string(), name: z.string() })
export type PersonRef = z.infer<typeof PersonRef>

/** Why an activation ended. The only reasons there are. */
export const SettlementReason = z.enum(["finished", "stopped", "limit reached", "declined", "failed", "abandoned"])
export type SettlementReason = z.infer<typeof SettlementReason>

/** One layer of a carried conversation: an ancestor's record up to and including its starting message. */
export const CarriedLayer = z.object({ exchange: z.string(), upTo: z.number().int() })
export type CarriedLayer = z.infer<typeof CarriedLayer>

/** Where a fact comes from: a verbatim quote that code found on a page, or a person's own words at a moment. */
export const FactSource = z.discriminatedUnion("from", [
  z.object({
    from: z.literal("document"),
    document: z.string(),
    documentName: z.string(),
    page: z.number().int(),
    quote: z.string(),
  }),
  z.object({ from: z.literal("person"), person: PersonRef, at: z.string(), words: z.string() }),
])
export type FactSource = z.infer<typeof FactSource>

/**
 * A typed value and its one canonical spelling: an amount in major units with as many decimals as its currency has
 * ("1500000.00"), an instant with its offset and a duration both in ISO 8601, a percentage as a decimal fraction. `kind`
 * names the grammar that reads it.
 */
export const FactValue = z.object({
  kind: z.string(),
  canonical: z.string(),
  currency: z.string().nullable(),
  unit: z.string().nullable(),
  zone: z.string().nullable(),
})
export type FactValue = z.infer<typeof FactValue>

/** One must-carry fact as it travels: in the pinned block, in a handoff note, in a read-back. */
export const CarriedFact = FactValue.extend({
  factId: z.string(),
  key: z.string(),
  condition: z.string().nullable(),
  anchor: z.string().nullable(),
  source: z.string(),
})
export type CarriedFact = z.infer<typeof CarriedFact>

/** Who recorded something: an exchange through a call, or a person by hand. */
export const Recorder = z.union([
  z.object({ exchange: z.string(), agent: z.string(), call: z.string() }),
  z.object({ person: PersonRef }),
])
export type Recorder = z.infer<typeof Recorder>

// What a printed value can be read as: the kinds, the context that helps, and the outcome. It never reads anything itself.
import { z } from "zod"

export const ValueKind = z.enum(["money", "instant", "duration", "percent", "quantity", "text", "reference"])
export type ValueKind = z.infer<typeof ValueKind>

/** Which of two small numbers in 03/04/2026 is the day, where neither is above 12. */
export const DayOrder = z.enum(["day-first", "month-first", "unknown"])
export type DayOrder = z.infer<typeof DayOrder>

/**
 * What the text alone does not say. `defaultCurrency` (ISO 4217) lets a bare number be read as money; `defaultZone`
 * (IANA, of the place of receipt) completes a clock time; `dayOrder` follows from the zone when left out;
 * `columnHeader` is the header above a table cell, whose "(Rs. in lakhs)" scales the cell.
 */
export const ReadingContext = z.object({
  defaultCurrency: z.string().length(3).optional(),
  defaultZone: z.string().min(1).optional(),
  dayOrder: DayOrder.optional(),
  columnHeader: z.string().optional(),
})
export type ReadingContext = z.infer<typeof ReadingContext>

export const ReadingFlag = z.enum([
  // Two statements inside the text disagree: figures and words, weekday and date, two times.
  "CONFLICT",
  // More than one reading is possible; a narrower quote or a person decides.
  "AMBIGUOUS",
  // A placeholder or nothing stands where the value should.
  "MISSING_IN_DOCUMENT",
  // Printed, but impossible: 31 September.
  "INVALID",
  // The value depends on who bids or what is quoted.
  "CONDITIONAL",
  // Only a formula is printed; a derived figure is never carried unless a person confirms it.
  "DERIVED",
  "CURRENCY_UNKNOWN",
  "ZONE_UNKNOWN",
  "YEAR_UNKNOWN",
  // A rate or a size stands where a quantity is expected.
  "NOT_QUANTITY",
])
export type ReadingFlag = z.infer<typeof ReadingFlag>

/** What a reader must still know about a value that was read: it was scaled by a header, or counts from nothing stated. */
export const ReadingRemark = z.enum(["HEADER_UNIT", "TIME_UNKNOWN", "ANCHOR_MISSING", "ANCHOR_AMBIGUOUS"])
export type ReadingRemark = z.infer<typeof ReadingRemark>

export const Span = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })
export type Span = z.infer<typeof Span>

/**
 * A value in canonical text. Money: major units with the currency's decimals ("1500000.00") and `currency`. Instant:
 * ISO 8601 with offset and `zone`, or a date alone with `unit` "date", whose time is unknown. Duration: ISO 8601, with
 * `anchor` in the document's words; `unit` is "working-day" where those are counted. Percent: a decimal fraction
 * ("0.02"), `unit` such as "per week". Quantity: decimal and `unit`. `span` is the value's place in the text.
 */
export const ValueRead = z.object({
  outcome: z.literal("read"),
  canonical: z.string().min(1),
  currency: z.string().nullable(),
  unit: z.string().nullable(),
  zone: z.string().nullable(),
  anchor: z.string().nullable(),
  condition: z.string().nullable(),
  remark: ReadingRemark.nullable(),
  span: Span,
})
export type ValueRead = z.infer<typeof ValueRead>

/** `reason` is a sentence for whoever quoted the text: what is wrong and what to quote or ask instead. */
export const ValueFlagged = z.object({ outcome: z.literal("flagged"), flag: ReadingFlag, reason: z.string().min(1) })
export type ValueFlagged = z.infer<typeof ValueFlagged>

export const Reading = z.discriminatedUnion("outcome", [ValueRead, ValueFlagged])
export type Reading = z.infer<typeof Reading>

/** A value read from part of a text: only what is not null need be named. */
export function valueRead(
  canonical: string,
  span: Span,
  rest: Partial<Omit<ValueRead, "outcome" | "canonical" | "span">> = {},
): ValueRead {
  const empty = { currency: null, unit: null, zone: null, anchor: null, condition: null, remark: null }
  return { outcome: "read", canonical, span, ...empty, ...rest }
}

export function valueFlagged(flag: ReadingFlag, reason: string): ValueFlagged {
  return { outcome: "flagged", flag, reason }
}

// Compares a restated value with the canonical one, by the same grammar that read it. It never compares by likeness.
import { decimalFrom, isSameDecimal } from "@/lib/bids/formats/decimal-text"
import { referenceKey } from "@/lib/bids/formats/read-reference"
import { readValue } from "@/lib/bids/formats/read-value"
import type { ReadingContext, ValueKind, ValueRead } from "@/lib/bids/formats/reading"
import { assertNever } from "@/lib/core/assert-never"

/**
 * `equal`: the canonical text itself. `reformatted`: another writing of the same typed value. `different`: read, and
 * not the same. `unreadable`: no single value can be read from it.
 */
export type SameValue = "equal" | "reformatted" | "different" | "unreadable"

/**
 * Compares `restatedText` with `canonical`. For money `context.defaultCurrency` is the canonical value's currency, and
 * a restatement in another currency differs; for instants `context.defaultZone` is its zone. A date alone never
 * equals an instant.
 */
export function sameValue(
  kind: ValueKind,
  restatedText: string,
  canonical: string,
  context: ReadingContext,
): SameValue {
  if (restatedText === canonical) return "equal"
  const reading = readValue(kind, restatedText, context)
  if (reading.outcome === "flagged") return "unreadable"
  return isSameTyped(kind, reading, canonical, context) ? "reformatted" : "different"
}

function isSameTyped(kind: ValueKind, reading: ValueRead, canonical: string, context: ReadingContext): boolean {
  switch (kind) {
    case "money":
      return isSameMoney(reading, canonical, context.defaultCurrency ?? null)
    case "percent":
    case "quantity":
      return isSameNumber(reading.canonical, canonical)
    case "instant":
      return isSameInstant(reading.canonical, canonical)
    case "duration":
      return measureOf(reading.canonical) === measureOf(canonical)
    case "text":
      return reading.canonical === canonical
    case "reference":
      return referenceKey(reading.canonical) === referenceKey(canonical)
    default:
      return assertNever(kind)
  }
}

function isSameMoney(reading: ValueRead, canonical: string, currency: string | null): boolean {
  return (currency === null || reading.currency === currency) && isSameNumber(reading.canonical, canonical)
}

function isSameNumber(left: string, right: string): boolean {
  const [first, second] = [decimalFrom(left), decimalFrom(right)]
  return first !== null && second !== null && isSameDecimal(first, second)
}

function isSameInstant(left: string, right: string): boolean {
  if (left.includes("T") !== right.includes("T")) return false
  return left.includes("T") ? Date.parse(left) === Date.parse(right) : left === right
}

// Months and days are not exchangeable; years are months and nothing else.
function measureOf(iso: string): string {
  const years = /^P(\d+)Y$/.exec(iso)
  return years === null ? iso : `P${BigInt(years[1] ?? "0") * 12n}M`
}

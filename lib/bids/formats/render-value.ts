// Writes a canonical value the way a person reads it. It never changes the value, and shows what it cannot render as it is.
import { weekdayName, weekdayOf } from "@/lib/bids/formats/calendar"
import { currencyOf } from "@/lib/bids/formats/currencies"
import { decimalFrom, plainDecimal } from "@/lib/bids/formats/decimal-text"
import type { ValueKind } from "@/lib/bids/formats/reading"
import { isKnownZone, zoneLabel } from "@/lib/bids/formats/zones"
import { assertNever } from "@/lib/core/assert-never"

/** The parts of a value beside its canonical text; those left out count as null. */
export type ValueParts = {
  currency?: string | null
  zone?: string | null
  unit?: string | null
  anchor?: string | null
}

/** "Rs 15,00,000", "Thu 17 Dec 2026, 15:00 IST", "120 days from bid opening", "2% per week". */
export function displayValue(kind: ValueKind, canonical: string, parts: ValueParts): string {
  switch (kind) {
    case "money":
      return displayMoney(canonical, parts)
    case "instant":
      return displayInstant(canonical, parts.zone ?? null)
    case "duration":
      return displayDuration(canonical, parts)
    case "percent":
      return displayPercent(canonical, parts.unit ?? null)
    case "quantity":
      return parts.unit ? `${canonical} ${parts.unit}` : canonical
    case "text":
    case "reference":
      return canonical
    default:
      return assertNever(kind)
  }
}

function displayMoney(canonical: string, { currency, unit }: ValueParts): string {
  const known = currencyOf(currency ?? "")
  const match = /^(\d+)(?:\.(\d+))?$/.exec(canonical)
  if (match === null) return canonical
  const digits = match[1] ?? ""
  const fraction = /^0*$/.test(match[2] ?? "") ? "" : `.${match[2]}`
  const grouped = (known?.grouping === "indian" ? groupIndian(digits) : groupWestern(digits)) + fraction
  const named = known === null ? `${currency ?? ""} ${grouped}`.trim() : `${known.prefix}${grouped}`
  return unit ? `${named} ${unit}` : named
}

function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits
  const head = digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ",")
  return `${head},${digits.slice(-3)}`
}

function groupWestern(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",")
}

// The date and time are those printed in the canonical text, whose offset is the place's own: nothing is converted.
function displayInstant(canonical: string, zone: string | null): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2}))?$/.exec(canonical)
  if (match === null) return canonical
  const [, year, month, day, time, seconds, offset] = match
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  const shown = `${weekdayName(weekdayOf(date)).slice(0, 3)} ${date.day} ${shortMonths[date.month - 1] ?? ""} ${date.year}`
  if (time === undefined) return `${shown}, time not stated`
  const clock = seconds === undefined || seconds === "00" ? time : `${time}:${seconds}`
  const label = zone !== null && isKnownZone(zone) ? zoneLabel(zone, new Date(canonical)) : `UTC${offset}`
  return `${shown}, ${clock} ${label}`
}

const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

function displayDuration(canonical: string, { unit, anchor }: ValueParts): string {
  const match = /^P(?:(\d+)([YMD])|T(\d+)H)$/.exec(canonical)
  if (match === null) return canonical
  const count = match[1] ?? match[3] ?? ""
  const letter = match[2] ?? "H"
  const name = { Y: "year", M: "month", D: unit === "working-day" ? "working day" : "day", H: "hour" }[letter] ?? ""
  const length = `${count} ${name}${count === "1" ? "" : "s"}`
  return anchor ? `${length} ${anchor}` : length
}

function displayPercent(canonical: string, unit: string | null): string {
  const fraction = decimalFrom(canonical)
  if (fraction === null) return canonical
  const percent = plainDecimal({ units: fraction.units * 100n, scale: fraction.scale })
  return unit === null ? `${percent}%` : `${percent}% ${unit}`
}

// Time zones as documents name them, and the offset a zone has at a moment. It never guesses a zone from nothing.
import type { CalendarDate } from "@/lib/bids/formats/calendar"
import { twoDigits } from "@/lib/bids/formats/calendar"
import { foldCharacters } from "@/lib/bids/formats/tokens"

/** The zone a text names ("IST", "prevailing Alaska Time"); null when it names none. IANA, or "UTC". */
export function zoneNamedIn(text: string): string | null {
  const folded = foldCharacters(text).replace(/[*\s]+/g, " ")
  const found = zonePhrases.filter((phrase) => phrase.words.test(folded))
  const [only] = found
  return only !== undefined && found.length === 1 ? only.zone : null
}

/** Whether a string is a zone the runtime knows. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

/**
 * The offset ("+05:30") of a zone at a local time of the clock on a date, seconds left out. In the hour a clock is
 * set back the earlier offset counts; a time that a clock skips takes the offset before the skip.
 */
export function offsetAt(zone: string, date: CalendarDate, minuteOfDay: number): string {
  const local = Date.UTC(date.year, date.month - 1, date.day) + minuteOfDay * minuteMs
  const first = offsetMinutes(zone, local)
  const second = offsetMinutes(zone, local - first * minuteMs)
  return offsetText(second)
}

/** The words a person reads for a zone at an instant: "IST", "AKST", "GMT+4". */
export function zoneLabel(zone: string, instant: Date): string {
  if (zone === "Asia/Kolkata") return "IST"
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(instant)
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone
}

/** How a place orders day and month in figures. Null where the zone does not tell. */
export function dayOrderIn(zone: string): "day-first" | "month-first" | null {
  if (/^America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Juneau|Detroit|Boise)$/.test(zone)) {
    return "month-first"
  }
  if (zone === "Pacific/Honolulu") return "month-first"
  return /^(?:Asia\/(?:Kolkata|Dubai|Colombo|Dhaka|Karachi|Kathmandu)|Europe\/.+|Africa\/.+|Australia\/.+)$/.test(zone)
    ? "day-first"
    : null
}

const minuteMs = 60_000

const zonePhrases: readonly { words: RegExp; zone: string }[] = [
  { words: /\bist\b|\bindian? standard time\b/, zone: "Asia/Kolkata" },
  {
    words: /\balaska(?:n)? (?:prevailing |standard |daylight |local )?time\b|\bakst\b|\bakdt\b/,
    zone: "America/Anchorage",
  },
  {
    words: /\b(?:eastern|us eastern) (?:prevailing |standard |daylight )?time\b|\best\b|\bedt\b/,
    zone: "America/New_York",
  },
  { words: /\bcentral (?:prevailing |standard |daylight )?time\b|\bcdt\b/, zone: "America/Chicago" },
  { words: /\bmountain (?:prevailing |standard |daylight )?time\b|\bmdt\b/, zone: "America/Denver" },
  { words: /\bpacific (?:prevailing |standard |daylight )?time\b|\bpdt\b/, zone: "America/Los_Angeles" },
  { words: /\bgulf standard time\b|\b(?:dubai|uae) time\b/, zone: "Asia/Dubai" },
  { words: /\b(?:london|uk) (?:local )?time\b/, zone: "Europe/London" },
  { words: /\b(?:utc|gmt)\b(?!\s*[+-]\s*\d)/, zone: "UTC" },
]

function offsetMinutes(zone: string, instantMs: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    instantMs,
  )
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT"
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name)
  const size = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0)
  return match?.[1] === "-" ? -size : size
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

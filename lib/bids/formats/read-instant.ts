// Reads a date, or a date with a time of the clock, from a printed text. It never invents a time, a year or a zone.
import { type CalendarDate, dateText, dayAfter, twoDigits } from "@/lib/bids/formats/calendar"
import { type Candidate, chooseCandidate } from "@/lib/bids/formats/candidate"
import { conditionNear } from "@/lib/bids/formats/condition"
import { findDates, isFlaggedDate, type PrintedDate } from "@/lib/bids/formats/instant-date"
import { findTimes, type PrintedTime } from "@/lib/bids/formats/instant-time"
import {
  type DayOrder,
  type Reading,
  type ReadingContext,
  type Span,
  valueFlagged,
  valueRead,
} from "@/lib/bids/formats/reading"
import { replacedValues } from "@/lib/bids/formats/replaced-value"
import { tokenise } from "@/lib/bids/formats/tokens"
import { dayOrderIn, isKnownZone, offsetAt, zoneNamedIn } from "@/lib/bids/formats/zones"

/** An instant with its offset and zone, or a date alone (`unit` "date") whose time is unknown. */
export function readInstant(text: string, context: ReadingContext): Reading {
  const whole = readIsoInstant(text, context)
  if (whole !== null) return whole
  const tokens = tokenise(text)
  const dates = findDates(tokens, dayOrderFor(context))
  if (dates.length === 0) return withoutDate(text)
  const times = findTimes(tokens, dates)
  const roles = replacedValues(
    text,
    dates.map((date) => date.span),
  )
  const groups = timesOfDates(dates, times, roles.standing)
  const candidates = dates.map((date, index) => candidateOf({ text, context, date, times: groups[index] ?? [] }))
  return chooseCandidate(text, candidates, "date")
}

function withoutDate(text: string): Reading {
  if (/x{2,}|_{2,}|\.{4,}|…|<[^>]*>|\[[^\]]*\]|\b[d]{2}[./-][m]{2}/i.test(text)) {
    return valueFlagged("MISSING_IN_DOCUMENT", "A placeholder stands where the date should. Ask for the date.")
  }
  return valueFlagged("MISSING_IN_DOCUMENT", "The text states no date.")
}

/** How day and month are ordered: as the context says, else as the place of its zone writes them. */
function dayOrderFor(context: ReadingContext): DayOrder {
  return context.dayOrder ?? dayOrderIn(context.defaultZone ?? "") ?? "unknown"
}

function readIsoInstant(text: string, context: ReadingContext): Reading | null {
  const match = /^\s*(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})\s*$/.exec(text)
  if (match === null) return null
  const [, date, hour, minute, seconds = ":00", offset] = match
  const canonical = `${date}T${hour}:${minute}${seconds}${offset === "Z" ? "+00:00" : offset}`
  if (Number.isNaN(Date.parse(canonical)))
    return valueFlagged("INVALID", "The text prints an instant that does not exist.")
  const [year, month, day] = (date ?? "").split("-").map(Number)
  const local: CalendarDate = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
  const zone = context.defaultZone
  const isOfZone =
    zone !== undefined &&
    isKnownZone(zone) &&
    canonical.endsWith(offsetAt(zone, local, Number(hour) * 60 + Number(minute)))
  const start = text.indexOf(date ?? "")
  return valueRead(canonical, { start, end: text.trimEnd().length }, { zone: isOfZone ? zone : null })
}

// With one date that stands, every time in the text is its time; else each time belongs to the nearest date.
function timesOfDates(
  dates: readonly PrintedDate[],
  times: readonly PrintedTime[],
  standing: readonly number[],
): PrintedTime[][] {
  const groups = dates.map((): PrintedTime[] => [])
  for (const time of times) {
    const distances = dates.map((date) => distance(date.span, time.span))
    const owner = distances.indexOf(Math.min(...distances))
    groups[owner]?.push(time)
  }
  const [only] = standing
  if (standing.length === 1 && only !== undefined && groups[only]?.length === 0) groups[only] = [...times]
  return groups
}

function distance(left: Span, right: Span): number {
  return left.end <= right.start ? right.start - left.end : left.start - right.end
}

type CandidateInput = { text: string; context: ReadingContext; date: PrintedDate; times: readonly PrintedTime[] }

function candidateOf({ text, context, date, times }: CandidateInput): Candidate {
  const spans = [date.span, ...times.map((time) => time.span)]
  const span = {
    start: Math.min(...spans.map((one) => one.start)),
    end: Math.max(...spans.map((one) => one.end)),
  }
  return { span: date.span, reading: readingOf() }

  function readingOf(): Reading {
    if (isFlaggedDate(date.date)) return date.date
    const zone = zoneNamedIn(text) ?? context.defaultZone ?? null
    const condition = conditionNear(text, date.span)
    const [first] = times
    if (first === undefined) {
      return valueRead(dateText(date.date), span, { unit: "date", zone, condition, remark: "TIME_UNKNOWN" })
    }
    const flagged = times.find((time) => typeof time.minute !== "number")
    if (flagged !== undefined && typeof flagged.minute !== "number") return flagged.minute
    if (times.some((time) => time.minute !== first.minute)) {
      return valueFlagged("CONFLICT", "The text gives the date two different times. Ask which one holds, or quote one.")
    }
    if (zone === null || !isKnownZone(zone)) {
      return valueFlagged("ZONE_UNKNOWN", "The time has no zone. Record where the bid is received, then read it again.")
    }
    const minute = typeof first.minute === "number" ? first.minute : 0
    return valueRead(instantText({ date: date.date, minute, seconds: first.seconds, zone }), span, { zone, condition })
  }
}

type InstantParts = { date: CalendarDate; minute: number; seconds: number; zone: string }

function instantText({ date, minute, seconds, zone }: InstantParts): string {
  const day = minute === 1440 ? dayAfter(date) : date
  const minuteOfDay = minute === 1440 ? 0 : minute
  const clock = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}:${twoDigits(seconds)}`
  return `${dateText(day)}T${clock}${offsetAt(zone, day, minuteOfDay)}`
}

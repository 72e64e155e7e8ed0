// Finds the dates printed in a text, with the weekday beside each. It never orders day and month without a reason.
import {
  type CalendarDate,
  isRealDate,
  monthNamed,
  weekdayName,
  weekdayNamed,
  weekdayOf,
} from "@/lib/bids/formats/calendar"
import { type DayOrder, type Span, type ValueFlagged, valueFlagged } from "@/lib/bids/formats/reading"
import { type Token, textAt } from "@/lib/bids/formats/tokens"

/** A date as printed. `first` and `next` are token indexes of the date itself; `span` covers its weekday too. */
export type PrintedDate = { first: number; next: number; span: Span; date: CalendarDate | ValueFlagged }

export function findDates(tokens: readonly Token[], dayOrder: DayOrder): PrintedDate[] {
  const dates: PrintedDate[] = []
  let at = 0
  while (at < tokens.length) {
    const shape = dateShapeAt(tokens, at)
    if (shape !== null) dates.push(printedDate({ tokens, first: at, shape, dayOrder }))
    at = shape === null ? at + 1 : shape.next
  }
  return dates
}

export function isFlaggedDate(date: CalendarDate | ValueFlagged): date is ValueFlagged {
  return "outcome" in date
}

// `order` "open": day and month may be exchanged, as in 03/04/2026.
type DateShape = {
  next: number
  year: number | null
  day: number
  month: number
  order: "fixed" | "open"
}

function dateShapeAt(tokens: readonly Token[], at: number): DateShape | null {
  const before = tokens[at - 1]
  const isGlued = tokens[at]?.gap === false && before !== undefined && (before.kind === "digits" || before.text === "/")
  if (isGlued) return null
  return isoShape(tokens, at) ?? figuresShape(tokens, at) ?? dayMonthShape(tokens, at) ?? monthDayShape(tokens, at)
}

function isoShape(tokens: readonly Token[], at: number): DateShape | null {
  if (textAt(tokens, at).length !== 4 || textAt(tokens, at + 1) !== "-" || textAt(tokens, at + 3) !== "-") return null
  const [year, month, day] = [numberAt(tokens, at), numberAt(tokens, at + 2), numberAt(tokens, at + 4)]
  if (year === null || month === null || day === null) return null
  return { next: at + 5, year, month, day, order: "fixed" }
}

// 28.10.2026, 28/10/26, 28-10-2026. Points between the figures are a day-first custom.
function figuresShape(tokens: readonly Token[], at: number): DateShape | null {
  const mark = textAt(tokens, at + 1)
  const isDate = /^[./-]$/.test(mark) && textAt(tokens, at + 3) === mark && textAt(tokens, at).length <= 2
  const [first, second, year] = [numberAt(tokens, at), numberAt(tokens, at + 2), yearAt(tokens, at + 4)]
  if (!isDate || textAt(tokens, at + 2).length > 2 || first === null || second === null || year === null) return null
  const order = mark === "." ? "fixed" : "open"
  return { next: at + 5, year, day: first, month: second, order }
}

// 17 December 2026, 17th Dec, 2026, 17-Dec-2026, 17th day of December 2026.
function dayMonthShape(tokens: readonly Token[], at: number): DateShape | null {
  const day = numberAt(tokens, at)
  if (day === null || textAt(tokens, at).length > 2) return null
  let next = skipOrdinal(tokens, at + 1)
  if (textAt(tokens, next) === "day") next += 1
  while (/^(?:[-/.,']|of)$/.test(textAt(tokens, next))) next += 1
  const month = monthNamed(textAt(tokens, next))
  if (month === null || tokens[next]?.kind !== "word") return null
  const year = yearAfter(tokens, next + 1)
  return { next: year?.next ?? next + 1, year: year?.year ?? null, day, month, order: "fixed" }
}

// December 27th, 2021; Dec. 27 2021.
function monthDayShape(tokens: readonly Token[], at: number): DateShape | null {
  const month = tokens[at]?.kind === "word" ? monthNamed(textAt(tokens, at)) : null
  if (month === null) return null
  const dayAt = textAt(tokens, at + 1) === "." ? at + 2 : at + 1
  const day = numberAt(tokens, dayAt)
  if (day === null || textAt(tokens, dayAt).length > 2) return null
  const next = skipOrdinal(tokens, dayAt + 1)
  const year = yearAfter(tokens, next)
  return { next: year?.next ?? next, year: year?.year ?? null, day, month, order: "fixed" }
}

function skipOrdinal(tokens: readonly Token[], at: number): number {
  return /^(?:st|nd|rd|th)$/.test(textAt(tokens, at)) ? at + 1 : at
}

function yearAfter(tokens: readonly Token[], from: number): { year: number; next: number } | null {
  let at = from
  while (/^[-/.,']$/.test(textAt(tokens, at))) at += 1
  const year = yearAt(tokens, at)
  const isClock = textAt(tokens, at + 1) === ":" || /^(?:hrs?|hours|am|pm|a|p)$/.test(textAt(tokens, at + 1))
  return year === null || isClock ? null : { year, next: at + 1 }
}

// Two figures are a year of this century only glued to the date's own marks, as in 28.10.26 or 28-Oct-26.
function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token === undefined || token.kind !== "digits") return null
  if (token.text.length === 4) return Number(token.text)
  return token.text.length === 2 && !token.gap ? 2000 + Number(token.text) : null
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  return tokens[at]?.kind === "digits" ? Number(textAt(tokens, at)) : null
}

type Printed = { tokens: readonly Token[]; first: number; shape: DateShape; dayOrder: DayOrder }

function printedDate({ tokens, first, shape, dayOrder }: Printed): PrintedDate {
  const weekday = weekdayBeside(tokens, first, shape.next)
  const spanFirst = Math.min(first, weekday?.at ?? first)
  const spanLast = Math.max(shape.next - 1, weekday?.at ?? 0)
  const span = { start: tokens[spanFirst]?.start ?? 0, end: tokens[spanLast]?.end ?? 0 }
  return { first, next: shape.next, span, date: resolve(shape, weekday?.weekday ?? null, dayOrder) }
}

function resolve(shape: DateShape, weekday: number | null, dayOrder: DayOrder): CalendarDate | ValueFlagged {
  const { year, day, month } = shape
  if (year === null) {
    return valueFlagged("YEAR_UNKNOWN", "The date is printed without a year. Quote a place that prints the year.")
  }
  const literal = { year, month, day }
  const exchanged = { year, month: day, day: month }
  const possible = (shape.order === "open" ? [literal, exchanged] : [literal]).filter(isRealDate)
  const [first] = possible
  if (first === undefined) return valueFlagged("INVALID", "The text prints a day that does not exist.")
  const onWeekday = weekday === null ? possible : possible.filter((date) => weekdayOf(date) === weekday)
  const [proven] = onWeekday
  if (proven === undefined) {
    const real = weekdayName(weekdayOf(first))
    return valueFlagged("CONFLICT", `The weekday and the date disagree: that day is a ${real}.`)
  }
  if (onWeekday.length === 1 || day === month) return proven
  switch (dayOrder) {
    case "day-first":
      return literal
    case "month-first":
      return exchanged
    case "unknown":
      return valueFlagged(
        "AMBIGUOUS",
        "Day and month may be exchanged in this date, and nothing beside it tells which is which.",
      )
  }
}

function weekdayBeside(tokens: readonly Token[], first: number, next: number): { weekday: number; at: number } | null {
  let before = first - 1
  while (/^(?:[,.([]|the|dt|dated|of)$/.test(textAt(tokens, before)) && before > first - 4) before -= 1
  let after = next
  while (/^[,([-]$/.test(textAt(tokens, after)) && after < next + 2) after += 1
  for (const at of [before, after]) {
    const weekday = tokens[at]?.kind === "word" ? weekdayNamed(textAt(tokens, at)) : null
    if (weekday !== null) return { weekday, at }
  }
  return null
}

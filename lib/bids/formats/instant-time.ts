// Finds the times of the clock printed in a text. It never decides between morning and afternoon where the text does not.

import type { Span } from "@/lib/bids/formats/reading"
import { type ValueFlagged, valueFlagged } from "@/lib/bids/formats/reading"
import { type Token, textAt } from "@/lib/bids/formats/tokens"

/** `minute` counts from midnight, 1440 for 24:00, the end of the day. */
export type PrintedTime = { span: Span; minute: number | ValueFlagged; seconds: number }

/** The times in a text, outside the token ranges given (the dates, whose points would else read as times). */
export function findTimes(tokens: readonly Token[], taken: readonly { first: number; next: number }[]): PrintedTime[] {
  const times: PrintedTime[] = []
  let at = 0
  while (at < tokens.length) {
    const inside = taken.find((range) => at >= range.first && at < range.next)
    const shape = inside === undefined ? timeShapeAt(tokens, at) : null
    if (shape !== null) {
      const span = { start: tokens[shape.first]?.start ?? 0, end: tokens[shape.next - 1]?.end ?? 0 }
      times.push({ span, minute: minuteOf(shape), seconds: shape.seconds })
    }
    at = inside?.next ?? shape?.next ?? at + 1
  }
  return times
}

type Half = "am" | "pm" | "noon" | "midnight" | "24-hour" | "unstated"

type TimeShape = {
  first: number
  next: number
  hour: number
  minute: number
  seconds: number
  half: Half
  padded: "yes" | "no"
}

function timeShapeAt(tokens: readonly Token[], at: number): TimeShape | null {
  return wordShape(tokens, at) ?? clockShape(tokens, at) ?? runShape(tokens, at) ?? hourShape(tokens, at)
}

function wordShape(tokens: readonly Token[], at: number): TimeShape | null {
  const word = textAt(tokens, at)
  if (word === "midnight") {
    return { first: at, next: at + 1, hour: 0, minute: 0, seconds: 0, half: "midnight", padded: "yes" }
  }
  if (word !== "noon" && word !== "midday") return null
  return { first: at, next: at + 1, hour: 12, minute: 0, seconds: 0, half: "noon", padded: "yes" }
}

// 15:00, 15:00:00, 3:00 PM, 15.00Hrs: with a point only where a clock word stands beside it.
function clockShape(tokens: readonly Token[], at: number): TimeShape | null {
  const mark = textAt(tokens, at + 1)
  const [hours, minutes] = [tokens[at], tokens[at + 2]]
  if (!/^[:.]$/.test(mark) || hours?.kind !== "digits" || minutes?.kind !== "digits") return null
  if (hours.text.length > 2 || minutes.text.length !== 2 || minutes.gap || isNumberBefore(tokens, at)) return null
  const hasSeconds = textAt(tokens, at + 3) === ":" && textAt(tokens, at + 4).length === 2 && mark === ":"
  const half = halfAround(tokens, at, hasSeconds ? at + 5 : at + 3)
  if (mark === "." && half.half === "unstated" && !isClockWordBefore(tokens, at)) return null
  const seconds = hasSeconds ? Number(textAt(tokens, at + 4)) : 0
  const padded = hours.text.length === 2 ? "yes" : "no"
  return { first: at, hour: Number(hours.text), minute: Number(minutes.text), seconds, padded, ...half }
}

// 1700 Hrs.
function runShape(tokens: readonly Token[], at: number): TimeShape | null {
  const digits = tokens[at]
  if (digits?.kind !== "digits" || digits.text.length !== 4) return null
  const half = halfAround(tokens, at, at + 1)
  if (half.half !== "24-hour") return null
  const [hour, minute] = [Number(digits.text.slice(0, 2)), Number(digits.text.slice(2))]
  return { first: at, hour, minute, seconds: 0, padded: "yes", ...half }
}

// 4PM, 4 p.m., 12 noon, 15 hrs.
function hourShape(tokens: readonly Token[], at: number): TimeShape | null {
  const digits = tokens[at]
  if (digits?.kind !== "digits" || digits.text.length > 2 || isNumberBefore(tokens, at)) return null
  const half = halfAround(tokens, at, at + 1)
  if (half.half === "unstated" || (half.half === "24-hour" && !isClockWordBefore(tokens, at))) return null
  return { first: at, hour: Number(digits.text), minute: 0, seconds: 0, padded: "yes", ...half }
}

function halfAround(tokens: readonly Token[], first: number, after: number): { half: Half; next: number } {
  const before = textAt(tokens, first - 1)
  const next = textAt(tokens, after)
  if (before === "अपराह्न" || before === "सायं") return { half: "pm", next: next === "बजे" ? after + 1 : after }
  if (before === "पूर्वाह्न") return { half: "am", next: next === "बजे" ? after + 1 : after }
  if (next === "am" || next === "pm") return { half: next, next: after + 1 }
  const isDotted = /^[ap]$/.test(next) && textAt(tokens, after + 1) === "." && textAt(tokens, after + 2) === "m"
  if (isDotted) return { half: next === "a" ? "am" : "pm", next: after + (textAt(tokens, after + 3) === "." ? 4 : 3) }
  if (next === "midnight") return { half: "midnight", next: after + 1 }
  if (next === "noon") return { half: "noon", next: after + 1 }
  if (/^(?:hrs?|hours|h)$/.test(next)) {
    const half = /^(?:am|pm)$/.test(textAt(tokens, after + 1)) ? halfAround(tokens, first, after + 1) : null
    return half ?? { half: "24-hour", next: after + 1 }
  }
  return { half: "unstated", next: after }
}

function isNumberBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined || tokens[at]?.gap === true) return false
  const isPointOfNumber = /^[.:,/]$/.test(before.text) && tokens[at - 2]?.kind === "digits" && !before.gap
  return isPointOfNumber || before.text === "+"
}

function isClockWordBefore(tokens: readonly Token[], at: number): boolean {
  return /^(?:at|@|upto|to|by|till|until|before|time)$/.test(textAt(tokens, at - 1))
}

function minuteOf(shape: TimeShape): number | ValueFlagged {
  const { hour, minute, half, padded } = shape
  const invalid = valueFlagged("INVALID", "The text prints a time of the clock that does not exist.")
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0) || shape.seconds > 59) return invalid
  const minutes = hour * 60 + minute
  switch (half) {
    case "am":
      if (hour > 12) return valueFlagged("CONFLICT", "The hour is after noon, but the text says a.m.")
      return hour === 12 ? minute : minutes
    case "pm":
      if (hour === 0 || hour === 24) return valueFlagged("CONFLICT", "The hour is midnight, but the text says p.m.")
      return hour < 12 ? minutes + 720 : minutes
    case "noon":
      return hour === 12 && minute === 0
        ? 720
        : valueFlagged("CONFLICT", "The hour is not twelve, but the text says noon.")
    case "midnight":
      return valueFlagged("AMBIGUOUS", "Midnight may begin or end the day; the text does not say which.")
    case "24-hour":
      return minutes
    case "unstated":
      return hour >= 1 && hour < 8 && padded === "no"
        ? valueFlagged("AMBIGUOUS", "The time may be before or after noon; the text does not say.")
        : minutes
  }
}

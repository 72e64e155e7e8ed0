// The calendar: months, weekdays and which days exist. It never reads a clock or a zone.

export type CalendarDate = { year: number; month: number; day: number }

/** 1 to 12 for an English month's name or its usual abbreviations, lower case; null for other words. */
export function monthNamed(word: string): number | null {
  const index = monthNames.findIndex((name) => name === word || (word.length >= 3 && name.slice(0, 3) === word))
  if (index >= 0) return index + 1
  return word === "sept" ? 9 : null
}

/** 0 (Sunday) to 6 for an English weekday's name or abbreviation, lower case; null for other words. */
export function weekdayNamed(word: string): number | null {
  const isWeekday = /^(?:sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat)(?:day|nesday|sday|rsday|urday)?$/.test(word)
  const index = isWeekday ? weekdayNames.findIndex((name) => name.startsWith(word)) : -1
  return index === -1 ? null : index
}

export function weekdayName(weekday: number): string {
  const name = weekdayNames[weekday] ?? ""
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function isRealDate({ year, month, day }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** 0 (Sunday) to 6 of a real date. */
export function weekdayOf({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** "2026-12-17". */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`
}

export function dayAfter({ year, month, day }: CalendarDate): CalendarDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0")
}

const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
]

const weekdayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

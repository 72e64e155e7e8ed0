// Writes amounts and dates as Indian tender papers print them; never reads them back.
import { ToWords } from "to-words"

const words = new ToWords({ localeCode: "en-IN" })
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/** 1200000 gives `12,00,000`. */
export function grouped(rupees: number): string {
  return rupees.toLocaleString("en-IN")
}

/** 1200000 gives `Rs. 12,00,000/-`. */
export function rupees(amount: number): string {
  return `Rs. ${grouped(amount)}/-`
}

/** 1200000 gives `Rs. 12,00,000/- (Rupees Twelve Lakh only)`. */
export function rupeesAndWords(amount: number): string {
  return `${rupees(amount)} (Rupees ${words.convert(amount)} only)`
}

/** `2026-12-10` or an instant, read in its own offset, gives `10 December 2026`. */
export function longDate(iso: string): string {
  const { day, month, year } = civil(iso)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** `2026-12-10` gives `10-12-2026`: day first, as in India. */
export function shortDate(iso: string): string {
  const { day, month, year } = civil(iso)
  return `${two(day)}-${two(month)}-${year}`
}

/** The day of the week of an instant's own date. */
export function weekday(iso: string): string {
  const { day, month, year } = civil(iso)
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] as string
}

/** An instant gives `10 December 2026 (Thursday), 15:00 hrs IST`. */
export function longMoment(instant: string): string {
  return `${longDate(instant)} (${weekday(instant)}), ${clock(instant)} hrs IST`
}

/** An instant gives `10-12-2026 (Thursday) at 15:00 hrs IST`. */
export function shortMoment(instant: string): string {
  return `${shortDate(instant)} (${weekday(instant)}) at ${clock(instant)} hrs IST`
}

/** The same wall clock, `minutes` later on the same day, in the instant's own offset. */
export function laterThatDay(instant: string, minutes: number): string {
  const total = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16)) + minutes
  if (total >= 24 * 60) throw new Error(`${minutes} minutes after ${instant} is another day`)
  return `${instant.slice(0, 11)}${two(Math.floor(total / 60))}:${two(total % 60)}${instant.slice(16)}`
}

function clock(instant: string): string {
  return instant.slice(11, 16)
}

function civil(iso: string): { day: number; month: number; year: number } {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = iso.slice(0, 10).split("-").map(Number)
  return { day, month, year }
}

function two(value: number): string {
  return String(value).padStart(2, "0")
}

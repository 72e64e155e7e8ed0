// Civil-date arithmetic for invented packs; never reads a clock.
const DAY_MS = 86_400_000

/** `2026-12-01` moved by whole days. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The date itself, or the Monday after it where it falls on a weekend. */
export function workingDay(date: string): string {
  const day = dayOfWeek(date)
  return plusDays(date, day === 6 ? 2 : day === 0 ? 1 : 0)
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** A moment in India: `2026-12-17` and `15:00` give `2026-12-17T15:00:00+05:30`. */
export function inIndia(date: string, clock: string): string {
  return `${date}T${clock}:00+05:30`
}

// The calendar day of a moment in a zone. It never reads the clock.

/** ISO date; `zone` is IANA. */
export function localDay(ms: number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" })
  const found = new Map(parts.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${found.get("year")}-${found.get("month")}-${found.get("day")}`
}

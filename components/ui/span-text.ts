// Writes a span of time the way a row has room for it. Reads no clock.

/** Milliseconds as the two largest parts: "22s", "6m 12s", "2h 05m", "16 d 2 h". Below a second: "under 1s". */
export function spanText(spanMs: number): string {
  const seconds = Math.floor(Math.max(0, spanMs) / 1000)
  if (seconds < 1) return "under 1s"
  if (seconds < 60) return `${seconds}s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}h ${pad(minutes % 60)}m`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** How long ago in one part: "now", "2m", "3h", "4d". Both instants are ISO 8601; what lies ahead is "now". */
export function ageText({ iso, nowIso }: { iso: string; nowIso: string }): string {
  const minutes = Math.floor((Date.parse(nowIso) - Date.parse(iso)) / 60_000)
  if (minutes < 1) return "now"
  if (minutes < 60) return `${minutes}m`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}h`
  return `${Math.floor(minutes / (24 * 60))}d`
}

const pad = (number: number) => String(number).padStart(2, "0")

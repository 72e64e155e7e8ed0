// Writes an instant for people, always with its zone and the same on server and browser. Reads no clock and no locale.

/**
 * `iso` is ISO 8601 with an offset or Z. `zone` is an IANA name; without it the instant is shown at the offset it was
 * written with. Forms: full "Thu 17 Dec 2026, 15:00 IST", short "17 Dec, 15:00 IST", clock "15:00 IST", day "Thu 17 Dec 2026 IST".
 * A text that is no instant comes back as it is.
 */
export function instantText({ iso, zone, form = "full" }: InstantInput): string {
  const wall = wallClock(iso, zone)
  if (!wall) return iso
  const zoneWord = (zone && zoneWords[zone]) ?? offsetText(wall.offsetMinutes)
  const day = `${wall.day} ${months[wall.month - 1]}`
  const clock = `${pad(wall.hour)}:${pad(wall.minute)}`
  const texts = {
    full: `${weekdays[wall.weekday]} ${day} ${wall.year}, ${clock} ${zoneWord}`,
    short: `${day}, ${clock} ${zoneWord}`,
    clock: `${clock} ${zoneWord}`,
    day: `${weekdays[wall.weekday]} ${day} ${wall.year} ${zoneWord}`,
  }
  return texts[form]
}

/** The offset of an instant in a zone as "UTC+05:30", or "" for a text that is no instant. */
export function instantOffset(iso: string, zone?: string): string {
  const wall = wallClock(iso, zone)
  return wall ? offsetText(wall.offsetMinutes) : ""
}

export type InstantForm = "full" | "short" | "clock" | "day"
type InstantInput = { iso: string; zone?: string; form?: InstantForm }
type WallClock = {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  offsetMinutes: number
}

function wallClock(iso: string, zone: string | undefined): WallClock | null {
  const atMs = Date.parse(iso)
  if (Number.isNaN(atMs)) return null
  const offsetMinutes = zone ? zoneOffset(atMs, zone) : writtenOffset(iso)
  if (offsetMinutes === null) return null
  const shifted = new Date(atMs + offsetMinutes * 60_000)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    offsetMinutes,
  }
}

// Only the numbers of Intl are used: its words and spaces differ between engines and would break hydration.
function zoneOffset(atMs: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  })
  const parts = Object.fromEntries(format.formatToParts(atMs).map((part) => [part.type, Number(part.value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((wallMs - atMs) / 60_000)
}

function writtenOffset(iso: string): number | null {
  if (/z$/i.test(iso)) return 0
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(iso)
  if (!match || !iso.includes("T")) return null
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === "-" ? -minutes : minutes
}

function offsetText(offsetMinutes: number): string {
  if (offsetMinutes === 0) return "UTC"
  const size = Math.abs(offsetMinutes)
  return `UTC${offsetMinutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

const pad = (number: number) => String(number).padStart(2, "0")
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
const zoneWords: Record<string, string> = { "Asia/Kolkata": "IST", "Asia/Calcutta": "IST", UTC: "UTC" }

// An instant the server gave, shown with its zone, the same before and after hydration. Reads no clock of its own.
import { type InstantForm, instantOffset, instantText } from "./instant-text"
import { ageText } from "./span-text"

/** `iso` carries an offset; `zone` is the IANA zone to show it in. The tooltip gives the full form, the offset and the zone's name. */
export function Time({ iso, zone, form = "full", className }: TimeProps) {
  const full = instantText({ iso, zone })
  return (
    <time
      dateTime={iso}
      title={`${full} (${[instantOffset(iso, zone), zone].filter(Boolean).join(", ")})`}
      className={className}
    >
      {instantText({ iso, zone, form })}
    </time>
  )
}

/** How long ago, against a `nowIso` that the server gave; the tooltip gives the instant with its zone. */
export function Age({ iso, nowIso, zone, className }: AgeProps) {
  const full = instantText({ iso, zone })
  const age = ageText({ iso, nowIso })
  return (
    <time dateTime={iso} title={full} className={className}>
      {age}
      {age === "now" ? null : <span className="sr-only"> ago</span>}
    </time>
  )
}

type TimeProps = { iso: string; zone?: string; form?: InstantForm; className?: string }
type AgeProps = { iso: string; nowIso: string; zone?: string; className?: string }

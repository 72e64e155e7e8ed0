// A list that a person puts in order, by buttons or by Alt and the arrow keys. Says each move to those who listen.
"use client"

import { useState } from "react"
import { IconButton } from "@/components/ui/icon-button"

export function OrderedList({ legend, entries, onChange }: OrderedListProps) {
  const [said, setSaid] = useState("")

  function move(from: number, to: number) {
    const moved = entries[from]
    if (!moved || to < 0 || to >= entries.length) return
    const rest = entries.filter((_, index) => index !== from)
    onChange([...rest.slice(0, to), moved, ...rest.slice(to)])
    setSaid(`${moved.name}, now ${to + 1} of ${entries.length}`)
  }

  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-13 font-medium">{legend}</legend>
      <ol className="overflow-hidden rounded-box border">
        {entries.map((entry, index) => (
          <li
            key={entry.document}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
              event.preventDefault()
              move(index, event.key === "ArrowUp" ? index - 1 : index + 1)
            }}
            className="flex min-h-9 items-center gap-2 border-b px-3 last:border-b-0"
          >
            <span className="w-5 text-12 text-ink-3">{index + 1}</span>
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {entry.name}
            </span>
            <span className="text-12 text-ink-3">{entry.issued ?? "no date inside"}</span>
            <IconButton
              glyph="up"
              label={`Move ${entry.name} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              glyph="down"
              label={`Move ${entry.name} down`}
              disabled={index === entries.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}

type Entry = { document: string; name: string; issued: string | null }
type OrderedListProps = { legend: string; entries: readonly Entry[]; onChange: (entries: Entry[]) => void }

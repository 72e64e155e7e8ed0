// The list of what waits for the person: one line a decision, who prepared it, how old it is, when it is due. Chooses nothing.
import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import { instantText } from "@/components/ui/instant-text"
import { StatusGlyph, type StatusKind, statusInk } from "@/components/ui/status"
import { Age } from "@/components/ui/time"
import type { InboxLine, WaitingKind } from "@/lib/views/inbox-item"

export function InboxListView({ lines, now, currentId, hrefOf, onOpen }: InboxListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari.
    <ul role="list" aria-label="Waiting for you" className="relative min-h-0 flex-1 overflow-y-auto">
      {lines.map((line) => (
        <li key={line.id} className="border-b">
          <Link
            id={lineId(line.id)}
            href={hrefOf(line.id)}
            onNavigate={(event) => {
              event.preventDefault()
              if (line.id === currentId) document.getElementById("inbox-item")?.focus()
              else onOpen(line.id)
            }}
            aria-current={line.id === currentId ? "true" : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-s-2 border-transparent px-3 py-2 hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-selected"
          >
            <StatusGlyph kind={kindLooks[line.kind].status} word="" className="mt-[3px] self-start" />
            <span dir="auto" className="line-clamp-3 text-13 text-ink">
              {line.decision}
            </span>
            <span className="text-12 text-ink-2">{line.due ? <Due line={line} now={now} /> : null}</span>
            <span className="col-start-2 col-end-4 flex min-w-0 gap-x-1 whitespace-nowrap text-12 text-ink-3">
              <span className={statusInk(kindLooks[line.kind].status)}>{kindLooks[line.kind].word}</span>
              <span>· {line.preparedBy} ·</span>
              <Age iso={line.raisedAt} nowIso={now} />
              <span dir="auto" className="min-w-0 truncate">
                · {line.place.name}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type InboxListProps = {
  lines: readonly InboxLine[]
  now: string
  currentId: string | null
  hrefOf: (id: string) => string
  onOpen: (id: string) => void
}

export const lineId = (item: string) => `line-${item}`

export const kindLooks: Record<WaitingKind, { word: string; status: StatusKind }> = {
  question: { word: "Question", status: "question" },
  "document-change": { word: "Document change", status: "waiting" },
  "document-order": { word: "Document order", status: "waiting" },
  conflict: { word: "Conflict", status: "conflict" },
  "repeated-value": { word: "Old value repeated", status: "waiting" },
  "failed-read-back": { word: "Failed read-back", status: "failed" },
  draft: { word: "Draft for sign-off", status: "waiting" },
  "unknown-outcome": { word: "Unknown outcome", status: "failed" },
}

function Due({ line, now }: { line: InboxLine; now: string }) {
  if (!line.due) return null
  const { iso, zone } = line.due
  const isPast = Date.parse(iso) < Date.parse(now)
  return (
    <time
      dateTime={iso}
      title={instantText({ iso, zone: zone ?? undefined })}
      className={classNames(isPast && "text-conflict")}
    >
      {isPast ? "closed " : "due "}
      {instantText({ iso, zone: zone ?? undefined, form: "short" })}
    </time>
  )
}

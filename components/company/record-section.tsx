// One part of the company's records under its heading, with a word where nothing is in force.
import type { ReactNode } from "react"

export function RecordSection({ title, beside, none, children }: RecordSectionProps) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline gap-2">
        <h2 className="text-14 font-strong">{title}</h2>
        {beside ? <span className="text-12 text-ink-3">{beside}</span> : null}
      </div>
      {none ? <p className="text-13 text-ink-2">{none}</p> : children}
    </section>
  )
}

type RecordSectionProps = { title: string; beside?: string; none: string | null; children: ReactNode }

// The line at the top of a page or a column: its name, what stands beside it, and its actions at the end.
import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"

/**
 * `rank` is the heading's rank: 1 once a page, 2 for a column. `back` leads out on small screens. `beside` shares the
 * title's line and is left out on small screens; `below` has a line of its own, so that the title keeps its room.
 */
export function PageHeader({ title, rank = 1, beside, below, back, actions, className }: PageHeaderProps) {
  const Heading = rank === 1 ? "h1" : "h2"
  return (
    <header className={classNames("flex h-12 shrink-0 items-center gap-2 border-b px-4 max-wide:px-3", className)}>
      {back}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <Heading dir="auto" className="truncate text-14 leading-5 font-strong">
          {title}
        </Heading>
        {below ? <div className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">{below}</div> : null}
      </div>
      {beside ? (
        <div className="flex min-w-0 items-center gap-2 truncate text-12 text-ink-3 max-wide:hidden">{beside}</div>
      ) : null}
      {actions ? <div className="ms-auto flex shrink-0 items-center gap-1">{actions}</div> : null}
    </header>
  )
}

type PageHeaderProps = {
  title: ReactNode
  rank?: 1 | 2
  beside?: ReactNode
  below?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  className?: string
}

// Tells of a failure in three parts: what happened, what was kept, what to do. Never shows a stack or a code's own message.
import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

export function ErrorNote({ happened, kept, next, action, className }: ErrorNoteProps) {
  return (
    <div
      role="alert"
      className={classNames(
        "flex items-start gap-2 rounded-box border border-conflict-edge bg-conflict-wash px-3 py-2",
        className,
      )}
    >
      <Glyph name="cross" className="mt-[3px] text-conflict" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-conflict">{happened}</p>
        {kept ? <p className="text-ink-2">{kept}</p> : null}
        {next ? <p className="text-ink-2">{next}</p> : null}
      </div>
      {action ? <div className="shrink-0">{action}</div> : null}
    </div>
  )
}

type ErrorNoteProps = {
  happened: ReactNode
  kept?: ReactNode
  next?: ReactNode
  action?: ReactNode
  className?: string
}

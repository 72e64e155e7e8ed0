// What stands where nothing is yet: says what will be here and what to do first. Never blames or decorates.
import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

export function EmptyState({ glyph, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center", className)}>
      {glyph ? <Glyph name={glyph} className="size-5 text-ink-3" /> : null}
      <p className="text-14 font-strong text-ink">{title}</p>
      {children ? <div className="text-13 text-ink-2">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}

type EmptyStateProps = {
  glyph?: GlyphName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

// How far something has come, in a line and in words. Without `done` it says only that it goes on.
import { classNames } from "./class-names"

/** `done` and `total` count the same thing; `label` says what ("Pages read"). */
export function Progress({ label, done, total, className }: ProgressProps) {
  const isKnown = done !== undefined && total !== undefined && total > 0
  const share = isKnown ? Math.min(1, Math.max(0, done / total)) : 0
  return (
    <div className={classNames("grid gap-1", className)}>
      <div className="flex justify-between gap-2 text-12 text-ink-3">
        <span>{label}</span>
        <span>{isKnown ? `${done} of ${total}` : "going on"}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={isKnown ? total : undefined}
        aria-valuenow={isKnown ? done : undefined}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classNames("h-full rounded-full bg-accent-fill", !isKnown && "w-1/3 animate-breathe")}
          style={isKnown ? { width: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  )
}

type ProgressProps = { label: string; done?: number; total?: number; className?: string }

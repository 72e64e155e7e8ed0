// A short word in a hairline frame: a kind, a role, a count. Meaning that has a colour uses Status.
import type { ReactNode } from "react"
import { classNames } from "./class-names"

export function Tag({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 whitespace-nowrap rounded-tag border border-line-2 bg-surface px-1.5 align-middle text-12 leading-[18px] text-ink-2",
        className,
      )}
    >
      {children}
    </span>
  )
}

/** How many wait for the person; shows nothing at none. `word` completes the number for those who listen. */
export function WaitingCount({ count, word = "waiting for you", className }: WaitingCountProps) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        "inline-block min-w-[18px] rounded-full border border-waiting-edge bg-waiting-wash px-[5px] text-center text-12 leading-4 font-medium text-waiting",
        className,
      )}
    >
      {count}
      <span className="sr-only"> {word}</span>
    </span>
  )
}

type WaitingCountProps = { count: number; word?: string; className?: string }

// A line that unfolds in place to what it stands for. Enter and Space toggle it; folded content is not rendered.
"use client"

import { type ReactNode, useId, useState } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

/** Keeps its own state from `initially`, or follows `state` when given. `end` stands at the far side of the line. */
export function Disclosure(props: DisclosureProps) {
  const { label, end, children, initially = "folded", look = "ruled", state, onStateChange, className } = props
  const [ownState, setOwnState] = useState(initially)
  const bodyId = useId()
  const current = state ?? ownState
  const isOpen = current === "unfolded"

  function toggle() {
    const next = isOpen ? "folded" : "unfolded"
    setOwnState(next)
    onStateChange?.(next)
  }

  return (
    <div className={classNames("min-w-0", look === "ruled" && "border-t last:border-b", className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={toggle}
        className={classNames(
          "flex w-full min-w-0 items-center gap-2 rounded-box px-1.5 text-start hover:bg-hover max-wide:min-h-10",
          look === "ruled" ? "min-h-8 -outline-offset-2" : "min-h-7",
        )}
      >
        <Glyph
          name="right"
          className={classNames("size-3 text-ink-3 rtl:-scale-x-100", isOpen && "rotate-90 rtl:rotate-90")}
        />
        <span className="flex min-w-0 flex-1 items-center gap-2">{label}</span>
        {end ? <span className="ms-auto shrink-0 whitespace-nowrap text-12 text-ink-3">{end}</span> : null}
      </button>
      {isOpen ? (
        <div
          id={bodyId}
          className={classNames(look === "ruled" ? "ps-6 pb-3" : "ms-3 border-s border-line-2 ps-[15px] pb-1")}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}

export type FoldState = "folded" | "unfolded"
type DisclosureProps = {
  label: ReactNode
  end?: ReactNode
  children: ReactNode
  initially?: FoldState
  state?: FoldState
  onStateChange?: (state: FoldState) => void
  look?: "ruled" | "nested"
  className?: string
}

// Two panels side by side with a line between them that pointer and keyboard can move. Never narrower or wider than told.
"use client"

import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react"
import { classNames } from "./class-names"

/**
 * `side` is the panel whose width is kept, in pixels, on the end side unless `sideAt="start"`.
 * Keys on the line: arrows by 16, Home and End to the limits, Enter back to `initialWidth`.
 * `onResized` hears the width once a move has ended, so that the caller may keep it.
 */
export function ResizablePanels({
  main,
  side,
  sideAt = "end",
  label,
  initialWidth,
  minWidth,
  maxWidth,
  onResized,
}: ResizablePanelsProps) {
  const sideId = useId()
  const [width, setWidth] = useState(initialWidth)
  const clamp = (next: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, next)))

  function settle(next: number) {
    const clamped = clamp(next)
    setWidth(clamped)
    onResized?.(clamped)
  }

  function startDrag(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    const line = event.currentTarget
    line.setPointerCapture(event.pointerId)
    const startX = event.clientX
    const grows = (sideAt === "end") === (getComputedStyle(line).direction === "ltr") ? -1 : 1
    const widthAt = (x: number) => clamp(width + (x - startX) * grows)
    const drag = (move: globalThis.PointerEvent) => setWidth(widthAt(move.clientX))
    const end = (last: globalThis.PointerEvent) => {
      line.removeEventListener("pointermove", drag)
      line.removeEventListener("pointerup", end)
      line.removeEventListener("pointercancel", end)
      settle(widthAt(last.clientX))
    }
    line.addEventListener("pointermove", drag)
    line.addEventListener("pointerup", end)
    line.addEventListener("pointercancel", end)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const isLtr = getComputedStyle(event.currentTarget).direction === "ltr"
    const towardsEnd = isLtr ? "ArrowRight" : "ArrowLeft"
    const towardsStart = isLtr ? "ArrowLeft" : "ArrowRight"
    const step = sideAt === "end" ? 16 : -16
    const widths: Record<string, number> = {
      [towardsStart]: width + step,
      [towardsEnd]: width - step,
      Home: minWidth,
      End: maxWidth,
      Enter: initialWidth,
    }
    const next = widths[event.key]
    if (next === undefined) return
    event.preventDefault()
    settle(next)
  }

  const sidePanel = (
    <div id={sideId} style={{ width }} className="flex min-h-0 min-w-0 shrink-0 flex-col max-wide:hidden">
      {side}
    </div>
  )
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      {sideAt === "start" ? sidePanel : null}
      {sideAt === "end" ? <div className="flex min-h-0 min-w-0 flex-1 flex-col">{main}</div> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be a focusable, movable window splitter. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-controls={sideId}
        aria-valuenow={width}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth}
        onPointerDown={startDrag}
        onDoubleClick={() => settle(initialWidth)}
        onKeyDown={moveByKey}
        className={classNames(
          "relative z-10 w-px shrink-0 cursor-col-resize touch-none bg-line hover:bg-accent focus-visible:bg-accent active:bg-accent max-wide:hidden",
          "before:absolute before:inset-y-0 before:-inset-x-1.5 before:content-['']",
        )}
      />
      {sideAt === "start" ? <div className="flex min-h-0 min-w-0 flex-1 flex-col">{main}</div> : null}
      {sideAt === "end" ? sidePanel : null}
    </div>
  )
}

export type ResizablePanelsProps = {
  main: ReactNode
  side: ReactNode
  sideAt?: "start" | "end"
  label: string
  initialWidth: number
  minWidth: number
  maxWidth: number
  onResized?: (width: number) => void
}

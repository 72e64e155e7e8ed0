// A button that shows only a glyph. Its label is required, spoken, and shown on hover and focus.
"use client"

import type { ComponentProps } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"
import { Tooltip } from "./tooltip"

export function IconButton({ glyph, label, kbd, side, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} kbd={kbd} side={side}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(
          "inline-flex size-7 shrink-0 items-center justify-center rounded-box text-ink-2 hover:bg-hover hover:text-ink disabled:opacity-55 aria-expanded:bg-hover max-wide:size-9",
          className,
        )}
      >
        <Glyph name={glyph} />
      </button>
    </Tooltip>
  )
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  glyph: GlyphName
  label: string
  kbd?: string
  side?: "top" | "right" | "bottom" | "left"
}

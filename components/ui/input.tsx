// One line of text to type, with an optional glyph before it. Holds no value of its own; names itself through a Field or aria-label.
import type { ComponentProps } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

export function Input({ className, dir = "auto", ...rest }: ComponentProps<"input">) {
  return <input dir={dir} {...rest} className={classNames(controlLook, "h-8 max-wide:h-10", className)} />
}

/** A search box: a glyph, an input of type search, and its accessible name. */
export function SearchInput({ label, glyph = "find", className, ...rest }: SearchInputProps) {
  return (
    <span className={classNames("relative block", className)}>
      <Glyph name={glyph} className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-ink-3" />
      <Input type="search" aria-label={label} placeholder={label} {...rest} className="border-line-2 ps-8" />
    </span>
  )
}

/** What every box that takes text looks like. */
export const controlLook =
  "w-full min-w-0 rounded-box border border-control bg-surface px-2.5 text-13 text-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-conflict max-wide:text-16"

type SearchInputProps = Omit<ComponentProps<"input">, "type" | "aria-label"> & { label: string; glyph?: GlyphName }

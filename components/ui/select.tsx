// Chooses one of a few named values with the system's own list. For long or searched lists the command palette fits better.
import type { ComponentProps } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"
import { controlLook } from "./input"

/** `look="quiet"` drops the box, for a filter in a header; it then needs an aria-label. */
export function Select({ options, look = "boxed", className, ...rest }: SelectProps) {
  return (
    <span className={classNames("relative inline-block", look === "boxed" && "block w-full", className)}>
      <select
        {...rest}
        className={classNames(
          "appearance-none pe-7",
          look === "boxed" && [controlLook, "h-8 max-wide:h-10"],
          look === "quiet" &&
            "h-7 rounded-box bg-transparent ps-2 text-ink-2 hover:bg-hover hover:text-ink max-wide:h-9",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <Glyph name="down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-3" />
    </span>
  )
}

export type SelectOption = { value: string; label: string; disabled?: boolean }
type SelectProps = Omit<ComponentProps<"select">, "children" | "multiple"> & {
  options: readonly SelectOption[]
  look?: "boxed" | "quiet"
}

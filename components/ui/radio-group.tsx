// Chooses one of a few answers, each a full line with room for a value on its right. Arrow keys move, as radios do.
"use client"

import { type ReactNode, useId } from "react"
import { classNames } from "./class-names"

/** `legend` names the group; `legendLook="unseen"` keeps it for listeners when the question already stands above. */
export function RadioGroup({ legend, legendLook = "seen", options, value, onChange, disabled }: RadioGroupProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="m-0 min-w-0 border-0 p-0">
      <legend className={legendLook === "seen" ? "mb-1 p-0 text-13 font-medium" : "sr-only"}>{legend}</legend>
      <div className="grid gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "flex items-center gap-2 rounded-box border border-line-2 bg-surface px-3 py-1.5 max-wide:min-h-10",
              disabled ? "opacity-60" : "cursor-pointer hover:border-control",
              "has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="m-0 size-3.5 shrink-0 accent-accent-fill outline-none"
            />
            <span dir="auto" className="min-w-0 text-13">
              {option.label}
            </span>
            {option.detail ? <span className="ms-auto shrink-0 text-12 text-ink-2">{option.detail}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export type RadioOption = { value: string; label: ReactNode; detail?: ReactNode }
type RadioGroupProps = {
  legend: string
  legendLook?: "seen" | "unseen"
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
}

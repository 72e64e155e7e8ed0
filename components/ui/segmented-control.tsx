// Switches between two to four ways of doing the same thing. Each segment is a radio button under the skin.
"use client"

import { useId } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={classNames(
        "m-0 inline-flex w-fit min-w-0 max-w-full rounded-box border border-line-2 p-px",
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-tag px-2 py-0.5 text-12 leading-5 text-ink-2 hover:text-ink has-checked:bg-selected has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus max-wide:py-1.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {option.glyph ? <Glyph name={option.glyph} /> : null}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

type SegmentedControlProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string; glyph?: GlyphName }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

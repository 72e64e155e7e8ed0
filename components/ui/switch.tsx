// Turns one setting on or off at once. For a choice that is sent later with a form, a checkbox fits.
"use client"

import { Switch as Radix } from "radix-ui"
import { type ReactNode, useId } from "react"

export function Switch({ label, detail, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-1">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={detail ? `${id}-detail` : undefined}
        className="mt-0.5 inline-flex h-4 w-7 shrink-0 items-center rounded-full border border-control bg-sunken p-px disabled:opacity-55 data-[state=checked]:border-accent-fill data-[state=checked]:bg-accent-fill"
      >
        <Radix.Thumb className="block size-3 rounded-full bg-control transition-transform motion-reduce:transition-none data-[state=checked]:translate-x-3 data-[state=checked]:bg-on-accent rtl:data-[state=checked]:-translate-x-3" />
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="text-13 text-ink">
          {label}
        </label>
        {detail ? (
          <p id={`${id}-detail`} className="text-12 text-ink-3">
            {detail}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type SwitchProps = {
  label: ReactNode
  detail?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

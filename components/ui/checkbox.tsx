// A yes or no with its label beside it. The whole line is the target.
import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names"

export function Checkbox({ label, detail, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames("flex items-start gap-2 py-1 max-wide:py-2", className)}>
      <input {...rest} type="checkbox" className="m-0 mt-[3px] size-3.5 shrink-0 accent-accent-fill" />
      <span className="min-w-0">
        <span className="text-13 text-ink">{label}</span>
        {detail ? <span className="block text-12 text-ink-3">{detail}</span> : null}
      </span>
    </label>
  )
}

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; detail?: ReactNode }

// A label, a control, a hint and an error that belong together for eye and ear. Knows nothing of the control's kind.
import { type ReactNode, useId } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

/** Hands the control its id and descriptions: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ")
  return (
    <div className={classNames("grid gap-1", className)}>
      <label htmlFor={id} className="text-13 font-medium text-ink">
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {hint ? (
        <p id={hintId} className="text-12 text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-12 text-conflict">
          <Glyph name="cross" className="mt-px" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

export type FieldControl = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  className?: string
  children: (control: FieldControl) => ReactNode
}

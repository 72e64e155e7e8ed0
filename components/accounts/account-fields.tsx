// The fields that forms about one's own account share, named for password managers. Keeps what is typed in the form itself.
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { passwordRule } from "@/lib/views/account-form"

/** `error` is the server's sentence about this field. */
type FieldProps = { error?: string | null; initial?: string }

export function NameField({ error, initial }: FieldProps) {
  return (
    <Field label="Your name" hint="Shown beside what you decide and sign." error={error}>
      {(control) => (
        <Input {...control} name="name" autoComplete="name" required maxLength={80} defaultValue={initial} />
      )}
    </Field>
  )
}

export function EmailField({ error, initial }: FieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          required
          maxLength={200}
          defaultValue={initial}
        />
      )}
    </Field>
  )
}

export function NewPasswordField({ label = "Password", error }: { label?: string; error?: string | null }) {
  return (
    <Field label={label} hint={passwordRule.hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="password"
          type="password"
          dir="ltr"
          autoComplete="new-password"
          required
          minLength={passwordRule.min}
          maxLength={passwordRule.max}
        />
      )}
    </Field>
  )
}

export function PasswordField() {
  return (
    <Field label="Password">
      {(control) => (
        <Input {...control} name="password" type="password" dir="ltr" autoComplete="current-password" required />
      )}
    </Field>
  )
}

/** The text of one field of a form being sent. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

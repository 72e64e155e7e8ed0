// The fields that both ways of recording a fact share: its key, and what limits it. Keeps nothing itself.
"use client"

import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Select } from "@/components/ui/select"
import { groupTitles, keyChoices } from "@/lib/views/ledger-keys"

export type FactAbout = { key: string; condition: string; anchor: string }

export function FactFields({ about, onChange }: { about: FactAbout; onChange: (about: FactAbout) => void }) {
  return (
    <>
      <Field label="Fact">
        {(control) => (
          <Select
            {...control}
            value={about.key}
            onChange={(event) => onChange({ ...about, key: event.target.value })}
            options={[
              { value: "", label: "Choose what it is", disabled: true },
              ...keyChoices.map(({ key, label, group }) => ({ value: key, label: `${groupTitles[group]}: ${label}` })),
            ]}
          />
        )}
      </Field>
      <Field label="Condition" hint="Words that limit it to some bidders or items; leave empty where it holds for all.">
        {(control) => (
          <Input
            {...control}
            value={about.condition}
            onChange={(event) => onChange({ ...about, condition: event.target.value })}
          />
        )}
      </Field>
      <Field label="Counts from" hint="For durations: the words that say from when; leave empty where none do.">
        {(control) => (
          <Input
            {...control}
            value={about.anchor}
            onChange={(event) => onChange({ ...about, anchor: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

export function exampleOf(key: string): string | undefined {
  return keyChoices.find((choice) => choice.key === key)?.example
}

/** Empty fields are null on the way to the server. */
export function sentAbout({ key, condition, anchor }: FactAbout) {
  return { key, condition: condition.trim() || null, anchor: anchor.trim() || null }
}

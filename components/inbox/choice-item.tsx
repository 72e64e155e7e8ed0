// Values that contradict each other, or an old one repeated: the person chooses one shown or types another with its reason.
"use client"

import { useState } from "react"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { Button } from "@/components/ui/button"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { Textarea } from "@/components/ui/textarea"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { type Decision, useDecideItem } from "@/lib/queries/decide-item"
import { useKeptText } from "@/lib/queries/kept-text"
import type { SubjectOf } from "@/lib/views/inbox-item"
import { Bar, DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"

const another = "another"

export function ChoiceItem({ item, subject, onDecided }: KindProps<SubjectOf<"conflict" | "repeated-value">>) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [value, setValue] = useKeptText(`item:${item.line.id}:value`)
  const [reason, setReason] = useKeptText(`item:${item.line.id}:reason`)
  const { send: act, isActing, outcome, failure } = useDecideItem((decided) => decided.done && onDecided("Decided"))
  const decision = decisionOf({ chosen, value, reason })

  function send() {
    if (!decision || !item.may || item.end.is !== "open" || isActing) return
    act({ item: item.line.id, seen: subject.facts.map(({ fact }) => fact), decision })
  }
  useHotkeys({ a: send, e: () => setChosen(another) })

  return (
    <ItemLayout
      item={item}
      lead={
        subject.kind === "conflict"
          ? "Neither value is carried anywhere until one is chosen."
          : "A file repeats a value that was replaced. The value in force stays until you decide otherwise."
      }
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      form={
        <form
          aria-label="Decide"
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <RadioGroup
            legend={`${subject.label}: which holds`}
            legendLook="unseen"
            value={chosen}
            onChange={setChosen}
            options={[
              ...subject.facts.map((fact) => ({
                value: fact.fact,
                label: <span className="font-mono text-12">{fact.display}</span>,
                detail: fact.sources[0]?.short,
              })),
              { value: another, label: "Type another" },
            ]}
          />
          {chosen === another ? (
            <div className="grid gap-2 wide:grid-cols-2">
              <Field label="Value" hint="As a document would print it.">
                {(control) => <Input {...control} value={value} onChange={(event) => setValue(event.target.value)} />}
              </Field>
              <Field label="Reason">
                {(control) => (
                  <Textarea
                    {...control}
                    minRows={1}
                    value={reason}
                    onChange={(event) => setReason(event.target.value)}
                  />
                )}
              </Field>
            </div>
          ) : null}
          <Bar words="The value you decide counts from now on, under your name.">
            <Button look="primary" type="submit" kbd="A" busy={isActing} disabled={!decision}>
              Decide
            </Button>
          </Bar>
        </form>
      }
    >
      <FactCards label="What it hangs on">
        {subject.facts.map((fact) => (
          <FactCard key={fact.fact} fact={fact} heading={fact.label} />
        ))}
      </FactCards>
    </ItemLayout>
  )
}

type Chosen = { chosen: string | null; value: string; reason: string }

function decisionOf({ chosen, value, reason }: Chosen): Decision | null {
  if (chosen === null) return null
  if (chosen !== another) return { decision: "choose", fact: chosen }
  if (value.trim() === "" || reason.trim() === "") return null
  return { decision: "type another", value: value.trim(), reason: reason.trim() }
}

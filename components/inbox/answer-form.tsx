// A question in the Inbox: who asks by which path, what happens without an answer, and the answer. The first answer counts.
"use client"

import Link from "next/link"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { Button } from "@/components/ui/button"
import { CopyButton } from "@/components/ui/copy-button"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import { Textarea } from "@/components/ui/textarea"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { useAnswerQuestion } from "@/lib/queries/decide-item"
import { useKeptText } from "@/lib/queries/kept-text"
import type { SubjectOf } from "@/lib/views/inbox-item"
import { conversationHref } from "@/lib/views/ledger-links"
import { Bar, DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"

export function AnswerForm({ item, subject, onDecided }: KindProps<SubjectOf<"question">>) {
  const [text, setText] = useKeptText(`item:${item.line.id}:answer`)
  const {
    send: act,
    isActing,
    outcome,
    failure,
  } = useAnswerQuestion((answered) => answered.done && onDecided("Answered"))
  const isOver = item.end.is !== "open"
  const canSend = item.may && !isOver && text.trim() !== ""

  function send() {
    if (canSend && !isActing) act({ question: item.line.id, text: text.trim() })
  }
  useHotkeys({ a: send })

  return (
    <ItemLayout
      item={item}
      lead={`Asked by ${subject.path.join(", through ")}`}
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      form={
        <form
          aria-label="Answer"
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          {subject.choices.length > 0 ? (
            <RadioGroup
              legend="Choices"
              legendLook="unseen"
              options={subject.choices.map((choice) => ({ value: choice, label: choice }))}
              value={subject.choices.includes(text) ? text : null}
              onChange={setText}
            />
          ) : null}
          <Field label="Your answer">
            {(control) => (
              <Textarea
                {...control}
                value={text}
                maxLength={20_000}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Bar words="Your words go to the asker as they stand.">
            <Button look="primary" type="submit" busy={isActing} disabled={!canSend} kbd="A">
              Answer
            </Button>
          </Bar>
        </form>
      }
    >
      {subject.why ? (
        <section aria-label="Why it is asked">
          <h2 className="text-14 font-strong">Why it is asked</h2>
          <p dir="auto">{subject.why}</p>
        </section>
      ) : null}
      {subject.withoutAnswer ? (
        <section aria-label="Without an answer">
          <h2 className="text-14 font-strong">Without an answer</h2>
          <p dir="auto">{subject.withoutAnswer}</p>
        </section>
      ) : null}
      {subject.facts.length > 0 ? (
        <FactCards label="What it hangs on">
          {subject.facts.map((fact) => (
            <FactCard key={fact.fact} fact={fact} heading={fact.label} />
          ))}
        </FactCards>
      ) : null}
      <p>
        <Link
          className="text-accent underline underline-offset-2"
          href={conversationHref(subject.root, subject.exchange)}
        >
          Open where it was asked
        </Link>
      </p>
      {isOver && text !== "" ? (
        <section aria-label="What you typed" className="grid justify-items-start gap-1">
          <h2 className="text-14 font-strong">What you typed</h2>
          <p dir="auto">{text}</p>
          <CopyButton text={text} label="Copy your text" />
        </section>
      ) : null}
    </ItemLayout>
  )
}

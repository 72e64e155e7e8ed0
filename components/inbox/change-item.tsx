// What one document changes: each value beside the one it replaces. Confirm, reject with a reason, or set another order.
"use client"

import { useState } from "react"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { Button } from "@/components/ui/button"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { type Decision, useDecideItem } from "@/lib/queries/decide-item"
import type { SubjectOf } from "@/lib/views/inbox-item"
import { Bar, DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"
import { OrderedList } from "./ordered-list"
import { ReasonForm } from "./reason-form"

export function ChangeItem({ item, subject, onDecided }: KindProps<SubjectOf<"document-change">>) {
  const [form, setForm] = useState<"none" | "reject" | "order">("none")
  const [order, setOrder] = useState(subject.order)
  const [words, setWords] = useState("")
  const { send: act, isActing, outcome, failure } = useDecideItem((decided) => decided.done && onDecided(words))
  const seen = subject.changes.map(({ next }) => next.fact)

  function send(decision: Decision, said: string) {
    if (!item.may || item.end.is !== "open" || isActing) return
    setWords(said)
    act({ item: item.line.id, seen, decision })
  }
  const confirm = () => send({ decision: "confirm" }, "Confirmed")
  useHotkeys({ a: confirm, r: () => setForm("reject"), e: () => setForm("order") })

  return (
    <ItemLayout
      item={item}
      lead={`${subject.documentName} changes ${subject.changes.length === 1 ? "one value" : `${subject.changes.length} values`}. They count already; a draft cannot be signed before you decide.`}
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      form={
        form === "reject" ? (
          <ReasonForm
            place={`item:${item.line.id}:reject`}
            label="Why it does not change them"
            action="Reject"
            isActing={isActing}
            onSend={(reason) => send({ decision: "reject", reason }, "Rejected: the former values stand again")}
            onCancel={() => setForm("none")}
          />
        ) : form === "order" ? (
          <section aria-label="Set another order" className="grid gap-2">
            <OrderedList legend="Oldest first" entries={order} onChange={setOrder} />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setForm("none")}>Cancel</Button>
              <Button
                look="primary"
                busy={isActing}
                onClick={() =>
                  send({ decision: "set order", documents: order.map(({ document }) => document) }, "Order set")
                }
              >
                Confirm order
              </Button>
            </div>
          </section>
        ) : null
      }
      bar={
        form === "none" ? (
          <Bar words="Reject: the former values stand again. Another order: the values follow it.">
            <Button kbd="R" onClick={() => setForm("reject")}>
              Reject
            </Button>
            <Button kbd="E" onClick={() => setForm("order")}>
              Set another order
            </Button>
            <Button look="primary" kbd="A" busy={isActing} onClick={confirm}>
              Confirm
            </Button>
          </Bar>
        ) : null
      }
    >
      {subject.changes.map(({ next, before }) => (
        <section key={next.fact} aria-label={next.label}>
          <h2 className="mb-1.5 text-14 font-strong">{next.label}</h2>
          <FactCards label={`${next.label}, what it hangs on`}>
            <FactCard fact={next} heading="now" />
            {before ? <FactCard fact={before} heading="before" /> : null}
          </FactCards>
        </section>
      ))}
    </ItemLayout>
  )
}

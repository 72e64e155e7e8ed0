// Documents whose order nothing inside tells: the person confirms the proposed order or makes another.
"use client"

import { useState } from "react"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { Button } from "@/components/ui/button"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { useDecideItem } from "@/lib/queries/decide-item"
import type { SubjectOf } from "@/lib/views/inbox-item"
import { Bar, DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"
import { OrderedList } from "./ordered-list"

export function OrderItem({ item, subject, onDecided }: KindProps<SubjectOf<"document-order">>) {
  const [order, setOrder] = useState(subject.order)
  const {
    send: act,
    isActing,
    outcome,
    failure,
  } = useDecideItem((decided) => decided.done && onDecided("Order confirmed"))
  const mayDecide = item.may && item.end.is === "open"

  function confirm() {
    if (!mayDecide || isActing) return
    const documents = order.map(({ document }) => document)
    act({ item: item.line.id, seen: [], decision: { decision: "set order", documents } })
  }
  useHotkeys({ a: confirm })

  return (
    <ItemLayout
      item={item}
      lead="Nothing inside these documents says which came first. Values they change wait for their order."
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      bar={
        <Bar words="The values follow the order you confirm; the last document wins.">
          <Button look="primary" kbd="A" busy={isActing} onClick={confirm}>
            Confirm order
          </Button>
        </Bar>
      }
    >
      {mayDecide ? (
        <OrderedList legend="Order of issue, oldest first" entries={order} onChange={setOrder} />
      ) : (
        <ol className="list-decimal ps-5">
          {subject.order.map(({ document, name }) => (
            <li key={document}>{name}</li>
          ))}
        </ol>
      )}
      {subject.facts.length > 0 ? (
        <FactCards label="Values that depend on it">
          {subject.facts.map((fact) => (
            <FactCard key={fact.fact} fact={fact} heading={fact.label} />
          ))}
        </FactCards>
      ) : null}
    </ItemLayout>
  )
}

// Documents whose order nothing inside tells: the person confirms the proposed order or makes another.
"use client"

import { useState } from "react"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { Button } from "@/components/ui/button"
import { Disclosure } from "@/components/ui/disclosure"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { useDecideItem } from "@/lib/queries/decide-item"
import type { SubjectOf } from "@/lib/views/inbox-item"
import type { FactView } from "@/lib/views/ledger-facts"
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
  const slots = slotsOf(subject.facts)
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
      rest={
        slots.length > shownAtMost ? (
          <Disclosure label="Other values that depend on it" end={slots.length - shownAtMost}>
            <div className="grid gap-6 pt-2">
              {slots.slice(shownAtMost).map((facts) => (
                <Slot key={facts[0]?.fact} facts={facts} />
              ))}
            </div>
          </Disclosure>
        ) : null
      }
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
      {slots.slice(0, shownAtMost).map((facts) => (
        <Slot key={facts[0]?.fact} facts={facts} />
      ))}
    </ItemLayout>
  )
}

const shownAtMost = 3

/** Facts of one key and condition, which differ from document to document. */
function slotsOf(facts: readonly FactView[]): FactView[][] {
  const slots = new Map<string, FactView[]>()
  for (const fact of facts) {
    const name = JSON.stringify([fact.key, fact.condition])
    slots.set(name, [...(slots.get(name) ?? []), fact])
  }
  return [...slots.values()]
}

function Slot({ facts }: { facts: readonly FactView[] }) {
  const label = facts[0]?.label ?? ""
  return (
    <section aria-label={label}>
      <h2 className="mb-1.5 text-14 font-strong">{label}</h2>
      <FactCards label={`${label}, by document`}>
        {facts.map((fact) => (
          <FactCard key={fact.fact} fact={fact} />
        ))}
      </FactCards>
    </section>
  )
}

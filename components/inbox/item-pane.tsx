// One item of the Inbox: the decision first, what it hangs on, then, at a fixed place, what may be done. Decides through the server only.
"use client"

import Link from "next/link"
import { Glyph } from "@/components/ui/glyph"
import { instantText } from "@/components/ui/instant-text"
import { Status } from "@/components/ui/status"
import type { InboxItem } from "@/lib/views/inbox-item"
import { AnswerForm } from "./answer-form"
import { ChangeItem } from "./change-item"
import { ChoiceItem } from "./choice-item"
import { DraftItem } from "./draft-item"
import { kindLooks } from "./inbox-list"
import { OrderItem } from "./order-item"
import { ReadBackItem } from "./read-back-item"

export function ItemPane({ item, now, place, listHref, onDecided }: ItemPaneProps) {
  const { line } = item
  return (
    <article aria-labelledby="item-decision" className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-12 shrink-0 items-center gap-2.5 border-b px-4 text-12 max-wide:px-3">
        <Link href={listHref} className="flex items-center gap-1 text-ink-2 wide:hidden">
          <Glyph name="left" /> Inbox
        </Link>
        <Status kind={kindLooks[line.kind].status} word={kindLooks[line.kind].word} />
        <Link
          href={line.place.href}
          dir="auto"
          className="min-w-0 truncate text-ink-2 underline-offset-2 hover:underline"
        >
          {line.place.name}
        </Link>
        <span className="ms-auto shrink-0 text-ink-3">
          {place ? `${place.number} of ${place.of}` : null}
          {line.due ? (
            <span className="max-wide:hidden">
              {place ? " · " : ""}due{" "}
              {instantText({ iso: line.due.iso, zone: line.due.zone ?? undefined, form: "short" })}
            </span>
          ) : null}
        </span>
      </div>
      <ItemKind item={item} now={now} onDecided={onDecided} />
    </article>
  )
}

type ItemPaneProps = {
  item: InboxItem
  now: string
  place: { number: number; of: number } | null
  listHref: string
  onDecided: (words: string) => void
}

function ItemKind({ item, now, onDecided }: Omit<ItemPaneProps, "place" | "listHref">) {
  const { subject } = item
  switch (subject.kind) {
    case "question":
      return <AnswerForm item={item} subject={subject} onDecided={onDecided} />
    case "document-change":
      return <ChangeItem item={item} subject={subject} onDecided={onDecided} />
    case "document-order":
      return <OrderItem item={item} subject={subject} onDecided={onDecided} />
    case "conflict":
    case "repeated-value":
      return <ChoiceItem item={item} subject={subject} onDecided={onDecided} />
    case "failed-read-back":
      return <ReadBackItem item={item} subject={subject} now={now} onDecided={onDecided} />
    case "draft":
      return <DraftItem item={item} subject={subject} onDecided={onDecided} />
    case "unknown-outcome":
      return <p className="p-6">What the call did is said in its conversation.</p>
  }
}

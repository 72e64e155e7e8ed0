// The Handoffs tab: custody of each fact over the hops, then each note with its read-backs. Compares nothing itself.
"use client"

import { useQuery } from "@tanstack/react-query"
import { Disclosure } from "@/components/ui/disclosure"
import { EmptyState } from "@/components/ui/empty-state"
import { Glyph } from "@/components/ui/glyph"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import { partQueries } from "@/lib/queries/bids"
import type { NoteView } from "@/lib/views/ledger-handoffs"
import { CustodyTable } from "./custody-table"
import { NoteCard, noteWords } from "./note-card"
import { PartState, partLook } from "./part-state"
import { ReceiptTable, receiptWords } from "./receipt-table"

export function HandoffsScreen({ bid }: { bid: string }) {
  const query = useQuery(partQueries.handoffs(bid))
  if (!query.data) return <PartState query={query} what="The handoffs" />
  const { notes, custody } = query.data
  if (notes.length === 0)
    return (
      <EmptyState glyph="readback" title="No handoffs yet">
        When one agent hands its work to the next, the note and its read-back stand here.
      </EmptyState>
    )
  return (
    <div className={partLook}>
      <CustodyTable custody={custody} />
      <section aria-label="Notes">
        <h2 className="mb-1 text-14 font-strong">Notes</h2>
        {notes.map((note) => (
          <Note key={note.note} note={note} />
        ))}
      </section>
    </div>
  )
}

function Note({ note }: { note: NoteView }) {
  const to = note.receivers.length === 0 ? "nobody yet" : note.receivers.join(", ")
  return (
    <article id={note.note} aria-label={`Note of ${note.agent}`}>
      <Disclosure
        label={
          <>
            <span className="font-medium">{note.agent}</span>
            <Glyph name="right" className="size-3 text-ink-3" />
            <span className="truncate">{to}</span>
          </>
        }
        end={
          <>
            {noteWords(note)} · <Time iso={note.at} form="short" />
          </>
        }
      >
        <div className="grid gap-4">
          <NoteCard note={note} />
          {note.receipts.map((receipt) => (
            <section key={receipt.receipt} aria-label={receiptWords(receipt)}>
              <h3 className="mb-1 flex items-center gap-2">
                <Status kind={receipt.passed ? "verified" : "failed"} word={receiptWords(receipt)} />
              </h3>
              <ReceiptTable receipt={receipt} />
            </section>
          ))}
        </div>
      </Disclosure>
    </article>
  )
}

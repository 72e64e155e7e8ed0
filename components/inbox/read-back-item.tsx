// A read-back that failed twice: what was sent and what was restated. The person approves, amends a value, or sends it back.
"use client"

import { useState } from "react"
import { CustodyRows } from "@/components/bids/custody-table"
import { FactCard, FactCards } from "@/components/bids/fact-card"
import { NoteCard, noteWords } from "@/components/bids/note-card"
import { partOf, ReceiptTable, receiptWords } from "@/components/bids/receipt-table"
import { Disclosure } from "@/components/ui/disclosure"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Age } from "@/components/ui/time"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { type Decision, useDecideItem } from "@/lib/queries/decide-item"
import { useKeptText } from "@/lib/queries/kept-text"
import type { SubjectOf } from "@/lib/views/inbox-item"
import type { FactView } from "@/lib/views/ledger-facts"
import type { CustodyView } from "@/lib/views/ledger-handoffs"
import { DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"
import { ReasonForm } from "./reason-form"
import { SignOffBar } from "./sign-off-bar"

export function ReadBackItem({
  item,
  subject,
  now,
  onDecided,
}: KindProps<SubjectOf<"failed-read-back">> & { now: string }) {
  const [form, setForm] = useState<"none" | "amend" | "send back">("none")
  const [words, setWords] = useState("")
  const [typed, setTyped] = useKeptText(`item:${item.line.id}:values`)
  const { send: act, isActing, outcome, failure } = useDecideItem((decided) => decided.done && onDecided(words))
  const values = readValues(typed)
  const changes = subject.facts.flatMap(({ fact, display }) => {
    const value = values[fact]?.trim()
    return value && value !== display ? [{ id: fact, value }] : []
  })

  function send(decision: Decision, said: string) {
    if (!item.may || item.end.is !== "open" || isActing) return
    setWords(said)
    act({ item: item.line.id, seen: [], decision })
  }
  const approve = () => send({ decision: "approve" }, "Approved")
  useHotkeys({ a: approve, e: () => setForm("amend"), r: () => setForm("send back") })
  const [latest, ...earlier] = subject.receipts

  return (
    <ItemLayout
      item={item}
      lead={leadOf(subject)}
      rest={
        <div>
          {latest && partOf(latest, "right").lines.length > 0 ? (
            <Disclosure label="Restated as sent" end={partOf(latest, "right").lines.length}>
              <ReceiptTable receipt={partOf(latest, "right")} />
            </Disclosure>
          ) : null}
          {subject.notes.map((note) => (
            <Disclosure key={note.note} label={`Handoff note of ${note.agent}`} end={noteWords(note)}>
              <NoteCard note={note} />
            </Disclosure>
          ))}
          {subject.custody.rows.length > 0 ? (
            <Disclosure label={`Custody of ${custodyLabel(subject.custody)}`} end={hopsText(subject.custody)}>
              <CustodyRows custody={subject.custody} />
            </Disclosure>
          ) : null}
          {earlier.map((receipt) => (
            <Disclosure key={receipt.receipt} label={receiptWords(receipt)} end={<Age iso={receipt.at} nowIso={now} />}>
              <ReceiptTable receipt={receipt} />
            </Disclosure>
          ))}
        </div>
      }
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      form={
        form === "send back" ? (
          <ReasonForm
            place={`item:${item.line.id}:send back`}
            label="Why it goes back"
            action="Send back"
            isActing={isActing}
            onSend={(reason) => send({ decision: "send back", reason }, "Sent back")}
            onCancel={() => setForm("none")}
          />
        ) : form === "amend" ? (
          <ReasonForm
            place={`item:${item.line.id}:amend`}
            label="Reason"
            action="Amend"
            ready={changes.length > 0}
            isActing={isActing}
            onSend={(reason) => send({ decision: "amend", changes, reason }, "Amended")}
            onCancel={() => setForm("none")}
          >
            {subject.facts.map((fact) => (
              <Field key={fact.fact} label={fact.label} hint={`Now ${fact.display}.`}>
                {(control) => (
                  <Input
                    {...control}
                    value={values[fact.fact] ?? fact.display}
                    onChange={(event) => setTyped(JSON.stringify({ ...values, [fact.fact]: event.target.value }))}
                  />
                )}
              </Field>
            ))}
          </ReasonForm>
        ) : null
      }
      bar={
        form === "none" ? (
          <SignOffBar
            words={`Approve: ${subject.receiver} goes on with the values as the bid has them. Amend: it reads back what you type.`}
            isActing={isActing}
            onApprove={approve}
            onAmend={() => setForm("amend")}
            onSendBack={() => setForm("send back")}
          />
        ) : null
      }
    >
      {subject.facts.length > 0 ? <Hanging facts={[...subject.facts, ...subject.restated]} /> : null}
      {latest ? (
        <section aria-label="Receipt">
          <h2 className="mb-1.5 text-14 font-strong">
            Receipt <span className="text-12 font-normal text-ink-3">{receiptWords(latest)}</span>
          </h2>
          <ReceiptTable receipt={partOf(latest, "wrong")} />
        </section>
      ) : null}
    </ItemLayout>
  )
}

function leadOf({ receiver, restated }: SubjectOf<"failed-read-back">): string {
  const old = [...new Set(restated.map(({ display }) => display))]
  return old.length === 0
    ? `${receiver} waits: twice it restated what it was given otherwise than it was sent.`
    : `${receiver} restated ${old.join(" and ")}, which was superseded, and waits for your decision.`
}

function Hanging({ facts }: { facts: readonly FactView[] }) {
  return (
    <section aria-label="What it hangs on">
      <h2 className="mb-1.5 text-14 font-strong">What it hangs on</h2>
      <FactCards label="Facts in question">
        {facts.map((fact) => (
          <FactCard key={fact.fact} fact={fact} heading={fact.label} />
        ))}
      </FactCards>
    </section>
  )
}

function custodyLabel({ rows }: CustodyView): string {
  return [...new Set(rows.map(({ label }) => label))].join(", ")
}

const hopsText = ({ hops }: CustodyView) => (hops.length === 1 ? "1 hop" : `${hops.length} hops`)

/** Typed values by fact, as kept in this browser; what cannot be read was not kept by this form. */
function readValues(kept: string): Record<string, string | undefined> {
  return kept === "" ? {} : JSON.parse(kept)
}

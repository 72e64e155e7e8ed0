// Makes a one-time link and shows it this once, to be copied and handed over. Closed, it is gone from here.
"use client"

import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { CopyButton } from "@/components/ui/copy-button"
import { Dialog } from "@/components/ui/dialog"
import { ErrorNote } from "@/components/ui/error-note"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { Time } from "@/components/ui/time"
import { useKeptText } from "@/lib/queries/kept-text"
import { makeLinkMutation } from "@/lib/queries/people"
import { roleChoices } from "@/lib/views/account-form"
import type { PersonView } from "@/lib/views/people"

export type LinkSubject = { for: "join" } | { for: "password"; person: PersonView }

/** Stands while a link is made and read; put up anew for each link. */
export function LinkDialog({ subject, onClose }: { subject: LinkSubject; onClose: () => void }) {
  const [name, setName] = useKeptText("join-link:name")
  const making = useMutation({ ...makeLinkMutation, onSuccess: (outcome) => outcome.done && setName("") })
  const [role, setRole] = useState<PersonView["role"]>("operator")
  const made = making.data?.done ? making.data : null
  const refusal = making.data && !making.data.done ? making.data : null
  const words = wordsOf(subject)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (making.isPending) return
    making.mutate(
      subject.for === "join" ? { for: "join", name, role } : { for: "password", personId: subject.person.id },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      description={made ? "Copy the link now: it is shown this once. It works one time." : words.lead}
      footer={
        made ? (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button type="submit" form={formId} look="primary" busy={making.isPending}>
            Make the link
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink path={made.path} expiresAt={made.expiresAt} />
      ) : (
        <form id={formId} onSubmit={submit} className="grid gap-3">
          {refusal && !refusal.field ? <ErrorNote happened={refusal.sentence} /> : null}
          <FailureNote
            failure={making.error}
            happened="No link was received."
            kept="What you typed is still here."
            next="Try again."
          />
          {subject.for === "join" ? (
            <>
              <Field
                label="Name"
                hint="They can correct it when they join."
                error={refusal?.field === "name" ? refusal.sentence : null}
              >
                {(control) => (
                  <Input
                    {...control}
                    name="name"
                    required
                    maxLength={80}
                    autoComplete="off"
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                  />
                )}
              </Field>
              <RadioGroup
                legend="Role"
                options={roleChoices}
                value={role}
                onChange={(value) => setRole(roleChoices.find((choice) => choice.value === value)?.value ?? role)}
              />
            </>
          ) : null}
        </form>
      )}
    </Dialog>
  )
}

const formId = "one-time-link"

function wordsOf(subject: LinkSubject): { title: string; lead: string } {
  return subject.for === "join"
    ? {
        title: "Add a person",
        lead: "Makes a link to hand over. Whoever opens it chooses an e-mail address and a password.",
      }
    : {
        title: `New password for ${subject.person.name}`,
        lead: "Makes a link to hand over. The old password works until the link is used; earlier unused links stop working.",
      }
}

function MadeLink({ path, expiresAt }: { path: string; expiresAt: string }) {
  // The address this page was opened at reaches the installation for sure.
  const url = `${window.location.origin}${path}`
  return (
    <div className="grid gap-1.5">
      <Field label="Link">
        {(control) => (
          <Input
            {...control}
            readOnly
            dir="ltr"
            value={url}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <p className="flex flex-wrap items-center justify-between gap-2 text-12 text-ink-3">
        <span>
          Works until <Time iso={expiresAt} />
        </span>
        <CopyButton text={url} label="Copy link" />
      </p>
    </div>
  )
}

// The first visit: makes the administrator's account. Shown only while there is none.
"use client"

import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Button, ButtonLink } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { ErrorNote } from "@/components/ui/error-note"
import { firstAccountMutation } from "@/lib/queries/accounts"
import { EmailField, NameField, NewPasswordField, typedText } from "./account-fields"
import { Entrance } from "./entrance"

/** `sample` says whether this build can load the sample bid. */
export function WelcomeScreen({ sample }: { sample: "offered" | "not in this build" }) {
  const creating = useMutation({
    ...firstAccountMutation,
    // Who took the sample begins where it is.
    onSuccess: (outcome, { loadSample }) => {
      if (outcome.done && outcome.after !== "failed") window.location.assign(loadSample ? "/bids" : "/")
    },
  })
  const outcome = creating.data
  if (outcome?.done && outcome.after === "failed") return <SampleFailed />
  const refusal = outcome && !outcome.done ? outcome : null
  const errorOf = (field: string) => (refusal?.field === field ? refusal.sentence : null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (creating.isPending || outcome?.done) return
    const form = new FormData(event.currentTarget)
    creating.mutate({
      name: typedText(form, "name"),
      email: typedText(form, "email"),
      password: typedText(form, "password"),
      loadSample: form.has("sample"),
    })
  }

  return (
    <Entrance title="Welcome" lead="Make the first account. It is the administrator's and can invite everybody else.">
      <form method="post" onSubmit={submit} className="grid gap-3">
        {refusal && !refusal.field ? <ErrorNote happened={refusal.sentence} action={<SignInLink />} /> : null}
        {creating.isError ? (
          <ErrorNote happened="It is not known whether the account was made." kept={stillHere} next="Try again." />
        ) : null}
        <NameField error={errorOf("name")} />
        <EmailField error={errorOf("email")} />
        <NewPasswordField error={errorOf("password")} />
        {sample === "offered" ? (
          <Checkbox
            name="sample"
            defaultChecked
            label="Load the sample bid"
            detail="A made-up tender with its documents, to see how Readback works. It can be left out."
          />
        ) : null}
        <Button
          type="submit"
          look="primary"
          size="wide"
          busy={creating.isPending || outcome?.done === true}
          className="mt-1"
        >
          Make the account
        </Button>
      </form>
    </Entrance>
  )
}

const stillHere = "What you typed is still here."

function SignInLink() {
  return (
    <ButtonLink href="/sign-in" size="small">
      Sign in
    </ButtonLink>
  )
}

function SampleFailed() {
  return (
    <Entrance title="Welcome" lead="Your account is made and you are signed in.">
      <ErrorNote
        happened="The sample bid could not be loaded."
        kept="Your account is not affected."
        next="Go on without it."
      />
      <ButtonLink href="/" look="primary" size="wide">
        Go on
      </ButtonLink>
    </Entrance>
  )
}

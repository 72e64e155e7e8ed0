// Signing in with e-mail and password. What was typed stays when it is refused.
"use client"

import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Button } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"
import { assertNever } from "@/lib/core/assert-never"
import { type SignInOutcome, signIn } from "@/lib/queries/sign-in"
import { EmailField, PasswordField, typedText } from "./account-fields"
import { Entrance } from "./entrance"

/** `next` is a path of this installation. */
export function SignInScreen({ next }: { next: string }) {
  const signing = useMutation({
    mutationFn: signIn,
    // A whole new page, so that nothing read before as somebody else stays.
    onSuccess: (outcome) => outcome.done && window.location.assign(next),
  })
  const outcome = signing.data
  const isLeaving = outcome?.done === true

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (signing.isPending || isLeaving) return
    const form = new FormData(event.currentTarget)
    signing.mutate({ email: typedText(form, "email").trim(), password: typedText(form, "password") })
  }

  return (
    <Entrance title="Sign in" lead="Accounts are made by an administrator: ask one for a link if you have none.">
      <form method="post" onSubmit={submit} className="grid gap-3">
        {outcome && !outcome.done ? <Refused outcome={outcome} /> : null}
        {signing.isError ? <ErrorNote happened="Signing in did not work." next="Try again." /> : null}
        <EmailField />
        <PasswordField />
        <Button type="submit" look="primary" size="wide" busy={signing.isPending || isLeaving} className="mt-1">
          Sign in
        </Button>
      </form>
    </Entrance>
  )
}

function Refused({ outcome }: { outcome: Exclude<SignInOutcome, { done: true }> }) {
  switch (outcome.reason) {
    case "wrong password":
      return (
        <ErrorNote
          happened="E-mail or password is not right."
          next="Check both. An administrator can give you a link to set a new password."
        />
      )
    case "account closed":
      return <ErrorNote happened="This account is closed." next="Ask an administrator to reopen it." />
    case "too many tries":
      return <ErrorNote happened="Too many tries." next={`Wait ${waitText(outcome.waitSeconds)}, then try again.`} />
    case "not reached":
      return (
        <ErrorNote
          happened="Readback could not be reached."
          kept="What you typed is still here."
          next="Check the connection and try again."
        />
      )
    case "refused":
      return (
        <ErrorNote
          happened="Readback refused this sign-in."
          next="Open Readback at the address you were given, and try again."
        />
      )
    default:
      return assertNever(outcome)
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? "1 minute" : `${minutes} minutes`
}

// What a one-time link opens: joining, or a new password. Nothing is used up until the form is sent.
"use client"

import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Button, ButtonLink } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"
import { redeemLinkMutation } from "@/lib/queries/accounts"
import { EmailField, NameField, NewPasswordField, typedText } from "./account-fields"
import { Entrance } from "./entrance"

export type OpenLink =
  | { purpose: "join"; name: string; role: string }
  | { purpose: "password"; name: string; email: string }

export function JoinScreen({ token, link }: { token: string; link: OpenLink }) {
  const redeeming = useMutation({
    ...redeemLinkMutation,
    onSuccess: (outcome) => outcome.done && window.location.assign("/"),
  })
  const outcome = redeeming.data
  const refusal = outcome && !outcome.done ? outcome : null
  const errorOf = (field: string) => (refusal?.field === field ? refusal.sentence : null)
  const isBusy = redeeming.isPending || outcome?.done === true
  const words = wordsOf(link)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const password = typedText(form, "password")
    const own = { name: typedText(form, "name"), email: typedText(form, "email") }
    redeeming.mutate(
      link.purpose === "join" ? { purpose: "join", token, password, ...own } : { purpose: "password", token, password },
    )
  }

  return (
    <Entrance title={words.title} lead={words.lead}>
      <form method="post" onSubmit={submit} className="grid gap-3">
        {refusal && !refusal.field ? <ErrorNote happened={refusal.sentence} action={<SignInLink />} /> : null}
        {redeeming.isError ? (
          <ErrorNote
            happened="It is not known whether this went through."
            kept="What you typed is still here."
            next="Try again; if the link turns out to be used, sign in."
          />
        ) : null}
        {link.purpose === "join" ? (
          <>
            <NameField initial={link.name} error={errorOf("name")} />
            <EmailField error={errorOf("email")} />
          </>
        ) : (
          // For password managers, which keep a password under the name beside it.
          <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
        )}
        <NewPasswordField label={link.purpose === "join" ? "Password" : "New password"} error={errorOf("password")} />
        <Button type="submit" look="primary" size="wide" busy={isBusy} className="mt-1">
          {words.action}
        </Button>
      </form>
    </Entrance>
  )
}

function SignInLink() {
  return (
    <ButtonLink href="/sign-in" size="small">
      Sign in
    </ButtonLink>
  )
}

/** For a link that opens nothing (any more); `sentence` says why and what to do. */
export function ShutLink({ sentence }: { sentence: string }) {
  return (
    <Entrance title="This link does not open" lead={sentence}>
      <ButtonLink href="/sign-in" size="wide">
        Go to sign in
      </ButtonLink>
    </Entrance>
  )
}

function wordsOf(link: OpenLink): { title: string; lead: string; action: string } {
  return link.purpose === "join"
    ? { title: "Join", lead: `You were invited as ${article(link.role)} ${link.role}.`, action: "Join" }
    : {
        title: "Set a new password",
        lead: `For ${link.name}, ${link.email}. It signs you out everywhere else.`,
        action: "Set the password",
      }
}

function article(word: string): "a" | "an" {
  return /^[aeiou]/.test(word) ? "an" : "a"
}

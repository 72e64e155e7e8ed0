// Tells of an act or a read that failed: that the sign-in ended, where it did, or else what the caller says of it.
"use client"

import Link from "next/link"
import { usePathname, useSearchParams } from "next/navigation"
import type { ComponentProps } from "react"
import { ErrorNote } from "@/components/ui/error-note"
import { isNotSignedIn, notSignedInWords, signInHref } from "@/lib/queries/not-signed-in"

type FailureNoteProps = ComponentProps<typeof ErrorNote> & { failure: unknown }

/** Nothing while there is no failure. */
export function FailureNote({ failure, ...note }: FailureNoteProps) {
  if (!failure) return null
  return isNotSignedIn(failure) ? (
    <ErrorNote className={note.className} happened={<SignedOut />} />
  ) : (
    <ErrorNote {...note} />
  )
}

/** The sentence with its link, to stand in a line. */
export function SignedOut() {
  const path = usePathname()
  const query = useSearchParams().toString()
  const [happened, link, kept] = notSignedInWords
  return (
    <>
      {happened}
      <Link href={signInHref(query === "" ? path : `${path}?${query}`)} className="underline">
        {link}
      </Link>
      {kept}
    </>
  )
}

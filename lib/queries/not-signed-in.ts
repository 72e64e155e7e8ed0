// Tells a sign-in that ended from a server that gave no answer, and what the person then reads. Signs nobody in.
import { ReadFailure } from "./read-json"

/** Of an action or of a read. */
export function isNotSignedIn(error: unknown): boolean {
  if (error instanceof ReadFailure) return error.status === 401
  return error instanceof Error && "digest" in error && error.digest === "NOT_SIGNED_IN"
}

/** The sentence in three parts, of which the second leads to sign in. */
export const notSignedInWords = ["You are no longer signed in. ", "Sign in again", "; what you typed is kept."] as const

export const notSignedInSentence = notSignedInWords.join("")

/** `place` is the path to come back to, with its query. */
export function signInHref(place: string): string {
  return `/sign-in?${new URLSearchParams({ next: place })}`
}

/** Asks the server; false also where it gives no answer. */
export async function hasSignInEnded(): Promise<boolean> {
  try {
    return (await fetch("/api/waiting", { cache: "no-store" })).status === 401
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

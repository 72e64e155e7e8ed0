// Who is calling: the one door through which pages, route handlers and actions learn the viewer. Never trusts what a browser says.
import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import type { Viewer } from "@/lib/core/permissions"
import { accounts } from "./auth"

/** Null for a stranger and for a closed account, whose sign-ins it ends. Asked once a page. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  // The request's headers come first: waiting for them is what keeps Next from rendering a page while it builds.
  const given = await headers()
  return accounts().viewerOf(given)
})

/** For actions. Throws NotSignedIn. */
export async function requireViewer(): Promise<Viewer> {
  const viewer = await currentViewer()
  if (!viewer) throw new NotSignedIn()
  return viewer
}

/**
 * For pages: sends a stranger to sign in and from there back to `path` (the page's own address, with its query), or to the
 * first visit while there is no account.
 */
export async function pageViewer(path = "/"): Promise<Viewer> {
  const viewer = await currentViewer()
  if (viewer) return viewer
  if (!(await accounts().people.anyone())) redirect("/welcome")
  redirect(path === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(path)}`)
}

/** Its digest is all of it that reaches the browser; the browser then offers to sign in. */
export class NotSignedIn extends Error {
  override readonly name = "NotSignedIn"
  readonly digest = "NOT_SIGNED_IN"
}

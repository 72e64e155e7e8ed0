// Sign in. Sends away whoever is signed in already, and to the first visit while there is no account.
import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { SignInScreen } from "@/components/accounts/sign-in-screen"
import { accounts } from "@/lib/server/auth"
import { sameOriginPath } from "@/lib/server/same-origin-path"
import { currentViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "Sign in" }

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const next = sameOriginPath((await searchParams).next)
  if (await currentViewer()) redirect(next)
  if (!(await accounts().people.anyone())) redirect("/welcome")
  return <SignInScreen next={next} />
}

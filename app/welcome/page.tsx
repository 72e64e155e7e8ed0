// The first visit, while there is no account; afterwards it only leads on.
import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { connection } from "next/server"
import { WelcomeScreen } from "@/components/accounts/welcome-screen"
import { afterFirstAccount } from "@/lib/server/after-first-account"
import { accounts } from "@/lib/server/auth"

export const metadata: Metadata = { title: "Welcome" }

export default async function WelcomePage() {
  await connection()
  if (await accounts().people.anyone()) redirect("/")
  return <WelcomeScreen sample={afterFirstAccount ? "offered" : "not in this build"} />
}

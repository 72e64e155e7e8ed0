// A one-time link, to join or to set a new password. Looking at it uses nothing up.
import type { Metadata } from "next"
import { JoinScreen, ShutLink } from "@/components/accounts/join-screen"
import { showLink } from "@/lib/server/one-time-link"

// The address is a secret: no other site may learn it from a link that is followed.
export const metadata: Metadata = { title: "One-time link", referrer: "no-referrer" }

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const shown = await showLink(token)
  return shown.done ? <JoinScreen token={token} link={shown} /> : <ShutLink sentence={shown.sentence} />
}

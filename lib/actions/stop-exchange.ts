// A person stops what runs at or below an exchange.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { stopExchange as act, ExchangeStop } from "@/lib/commands/stop-exchange"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function stopExchange(input: ExchangeStop) {
  const parsed = ExchangeStop.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

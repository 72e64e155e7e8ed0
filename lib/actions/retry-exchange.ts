// A person asks an exchange that did not finish to go on.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { retryExchange as act, ExchangeRetry } from "@/lib/commands/retry-exchange"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function retryExchange(input: ExchangeRetry) {
  const parsed = ExchangeRetry.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}

// The one event hub of this process, started at the first stream and ended with the process. Follows nothing by itself.
import { type EventHub, startEventHub } from "./event-hub"
import { runtime } from "./runtime"

/** Route handlers may be separate bundles, so the hub hangs on globalThis. */
export function eventHub(): EventHub {
  shared.readbackEventHub ??= openHub()
  return shared.readbackEventHub
}

const shared = globalThis as typeof globalThis & { readbackEventHub?: EventHub }

function openHub(): EventHub {
  const hub = startEventHub(runtime(), { pollMs: 1000 })
  // An open stream would keep the web server from ending.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => hub.close())
  return hub
}

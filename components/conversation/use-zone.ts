// The time zone of the browser, for instants that people read. On the server it is UTC, so that both render the same first.
"use client"

import { useSyncExternalStore } from "react"

export function useZone(): string {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  )
}

const neverChanges = () => () => undefined

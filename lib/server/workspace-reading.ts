// How this workspace reads what a document leaves open: its currency, zone and order of day and month. Reads no document.
import { localDay } from "@/lib/agents/local-day"
import type { ReadingContext } from "@/lib/bids/formats/reading"

export const workspaceZone = "Asia/Kolkata"

export const workspaceReading: ReadingContext = {
  defaultCurrency: "INR",
  defaultZone: workspaceZone,
  dayOrder: "day-first",
}

/** ISO date of an ISO instant, as the workspace's calendar has it. */
export function workspaceDay(instant: string): string {
  return localDay(Date.parse(instant), workspaceZone)
}

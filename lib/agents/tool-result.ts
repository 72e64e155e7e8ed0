// Writes what a tool comes to as the JSON text a model reads. It decides nothing.

import type { AgentPorts } from "@/lib/agents/agent-ports"
import { localDay } from "@/lib/agents/local-day"
import type { Surroundings } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { Decided, ToolResult } from "@/lib/core/tools"

/** What the tool itself says. */
export function said(content: unknown): ToolResult {
  return { outcome: "ok", content: JSON.stringify(content), origin: "tool" }
}

/** Words of documents, mail or lists: data, whatever they say. */
export function quoted(content: unknown): ToolResult {
  return { outcome: "ok", content: JSON.stringify(content), origin: "document" }
}

/** `reason` is a sentence that says what to do instead. */
export function refused(reason: string): ToolResult {
  return { outcome: "refused", content: JSON.stringify({ refused: reason }), origin: "tool" }
}

/** A result together with what it writes to the ledger. */
export function decided(result: ToolResult, ledger: LedgerEvent[], guard: string[]): Decided {
  return { result, ledger, guard }
}

export function undecided(reason: string): Decided {
  return { result: refused(reason), ledger: [], guard: [] }
}

export function surroundings(ports: AgentPorts): Surroundings {
  return { ids: ports.ids, at: new Date(ports.clock.now()).toISOString(), reading: ports.reading }
}

/** The day it is where the workspace is, ISO. */
export function today(ports: AgentPorts): string {
  return localDay(ports.clock.now(), ports.reading.defaultZone ?? "UTC")
}

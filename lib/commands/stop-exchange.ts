// Stops what runs at or below an exchange: durable, and met by each loop at its next commit or sooner. Waits for none of them.
import { z } from "zod"
import type { ExchangeEvent } from "@/lib/core/events/event"
import type { ExchangeState } from "@/lib/core/exchange-state"
import type { Viewer } from "@/lib/core/permissions"
import type { ExchangeRow } from "@/lib/core/ports/rows"
import type { CommitPart } from "@/lib/core/ports/store"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { findExchange, personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse } from "./refusal"

export const ExchangeStop = z.object({ mutationId: z.uuid(), exchange: GivenId })
export type ExchangeStop = z.infer<typeof ExchangeStop>

const Stopping = z.object({ done: z.literal(true), exchanges: z.array(z.string()) })
export type StopAccepted = z.infer<typeof Stopping>

/**
 * A running exchange is told to stop and stops what it opened. One that has ended may still have tasks at work, as a
 * conversation between two turns has: then these are told. Words of a conversation that nobody began to read are taken back.
 */
export async function stopExchange(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, exchange }: ExchangeStop,
): Promise<StopAccepted | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Stopping },
    async (): Promise<Act<StopAccepted> | Refusal> => {
      const found = await findExchange(ports, viewer, exchange)
      if ("done" in found) return found
      const { state } = found
      const by = personRef(viewer)
      const stop: ExchangeEvent = { type: "stop-requested", version: 1, by }
      if (isAtWork(state)) {
        return { parts: [visit(state, ["settlement", "stop"], [stop])], outcome: { done: true, exchanges: [exchange] } }
      }
      const below = liveBelow(await ports.rows.exchangesOf(state.opened.root), exchange)
      const unread = unreadWords(state)
      if (below.length === 0 && unread.length === 0) {
        const how = state.settled ? `It has already ended: ${state.settled.reason}.` : "Nothing runs here."
        return refuse("already ended", how)
      }
      const parts: CommitPart[] = below.map((stream) => ({
        as: "visitor",
        stream,
        guard: "none",
        events: [stop],
        after: "run",
      }))
      if (unread.length > 0) {
        const subjects = ["step", ...unread.map((id) => `mail:${id}`)]
        const taken = unread.map((id): ExchangeEvent => ({ type: "mail-taken-back", version: 1, id, by }))
        parts.push(visit(state, subjects, taken))
      }
      return { parts, outcome: { done: true, exchanges: below } }
    },
  )
}

/** A conversation begins with its first model request; what is below it, with its opening. */
function isAtWork({ settled, opened, activation }: ExchangeState): boolean {
  return settled === null && (opened.kind !== "conversation" || activation > 0)
}

function unreadWords({ mailbox, opened }: ExchangeState): string[] {
  if (opened.kind !== "conversation") return []
  return [...mailbox].flatMap(([id, mail]) => (mail.kind === "message" || mail.kind === "interjection" ? [id] : []))
}

/** The nearest ones that have not ended: each stops what it opened itself. */
function liveBelow(tree: ExchangeRow[], exchange: string): string[] {
  return tree
    .filter(({ caller }) => caller?.exchange === exchange)
    .flatMap((child) => (child.state === "settled" ? liveBelow(tree, child.id) : [child.id]))
}

function visit(state: ExchangeState, subjects: string[], events: ExchangeEvent[]): CommitPart {
  return { as: "visitor", stream: state.id, guard: { since: state.sequence, subjects }, events, after: "run" }
}

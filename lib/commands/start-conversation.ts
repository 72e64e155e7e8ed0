// Opens a conversation, with a ledger of its own or inside a bid. Nothing runs until its first message.
import { z } from "zod"
import { untitled } from "@/lib/core/conversation-title"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { ExchangeOpened } from "@/lib/core/events/exchange"
import { may, type Viewer } from "@/lib/core/permissions"
import type { CommitPart } from "@/lib/core/ports/store"
import { type Act, commitOnce } from "./commit-once"
import type { ConversationPorts } from "./conversation-ports"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

/** `bid` null: a conversation without one. */
export const ConversationStart = z.object({ mutationId: z.uuid(), bid: GivenId.nullable() })
export type ConversationStart = z.infer<typeof ConversationStart>

const Started = z.object({ done: z.literal(true), conversation: z.string() })
export type ConversationStarted = z.infer<typeof Started>

export async function startConversation(
  { store, rows, ids }: Pick<ConversationPorts, "store" | "rows" | "ids">,
  viewer: Viewer,
  { mutationId, bid }: ConversationStart,
): Promise<ConversationStarted | Refusal> {
  return commitOnce(
    store,
    { id: mutationId, person: viewer.id, outcome: Started },
    async (): Promise<Act<ConversationStarted> | Refusal> => {
      if (!may(viewer, "start conversation", "workspace"))
        return refuse("not allowed", "You may not start conversations.")
      if (bid !== null && !(await takesPartIn(rows, viewer, bid))) return refuseUnseen("bid")
      const conversation = ids.next("ex")
      const ledger = bid ?? ids.next("lg")
      const parts: CommitPart[] = [
        ...(bid === null ? [openLedger(ledger, viewer)] : []),
        { as: "opening", stream: conversation, events: [opened(conversation, ledger, viewer)], after: "leave" },
      ]
      return { parts, outcome: { done: true, conversation } }
    },
  )
}

async function takesPartIn(rows: ConversationPorts["rows"], viewer: Viewer, bid: string): Promise<boolean> {
  if (!(await rows.bid(bid))) return false
  return may(viewer, "take part", { ownerId: null, bidMembers: await rows.bidMembers(bid) })
}

function openLedger(stream: string, viewer: Viewer): CommitPart {
  const event: LedgerEvent = {
    type: "ledger-opened",
    version: 1,
    scope: "conversation",
    name: untitled,
    by: personRef(viewer),
  }
  return { as: "opening", stream, events: [event], after: "leave" }
}

function opened(conversation: string, ledger: string, viewer: Viewer): ExchangeOpened {
  return {
    type: "exchange-opened",
    version: 1,
    kind: "conversation",
    agent: "console",
    root: conversation,
    depth: 0,
    caller: null,
    settlesBy: null,
    ledger,
    carrier: "cold",
    carried: [],
    openingRequest: null,
    notes: [],
    attached: [],
    owner: personRef(viewer),
    title: untitled,
  }
}

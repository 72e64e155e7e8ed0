// A manager decides what waits: the first decision counts, and wakes whoever waited for it in the same commit. Never asks a model.
import { z } from "zod"
import { decideItem as decide } from "@/lib/bids/decide-item"
import { unconfirmedChanges } from "@/lib/bids/items"
import type { Surroundings } from "@/lib/bids/working-ledger"
import { assertNever } from "@/lib/core/assert-never"
import { Decision } from "@/lib/core/events/decision"
import type { Item, LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { CommitPart, Store } from "@/lib/core/ports/store"
import type { Clock, Ids } from "@/lib/core/ports/world"
import { type Act, commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { ledgerPlace } from "./ledger-place"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

/** `seen`: facts the person had on the screen, where the item may have grown meanwhile (a document's changes). */
export const ItemDecisionInput = z.object({
  mutationId: z.uuid(),
  item: GivenId,
  seen: z.array(GivenId).max(500),
  decision: Decision,
})
export type ItemDecisionInput = z.infer<typeof ItemDecisionInput>

const Decided = z.object({ done: z.literal(true), item: z.string() })
export type ItemDecided = z.infer<typeof Decided>

export type DecideItemPorts = {
  store: Pick<Store, "commit" | "mutationOutcome">
  rows: Pick<Rows, "item" | "bid" | "bidMembers" | "conversations">
  ledgers: Ledgers
  clock: Clock
  ids: Ids
  reading: Surroundings["reading"]
}

/** The same mutation id again returns the first outcome. */
export async function decideItem(
  ports: DecideItemPorts,
  viewer: Viewer,
  { mutationId, ...input }: ItemDecisionInput,
): Promise<ItemDecided | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Decided },
    async (): Promise<Act<ItemDecided> | Refusal> => {
      const row = await ports.rows.item(input.item)
      const place = row && (await ledgerPlace(ports.rows, row.ledger))
      if (!row || !place || !may(viewer, "see", place)) return refuseUnseen("item")
      if (!may(viewer, "decide item", { place, kind: row.kind })) {
        return refuse("not allowed", "Only managers and administrators decide this.")
      }
      return decideOn(ports, viewer, { state: await ports.ledgers.now(row.ledger), input })
    },
  )
}

type Given = { state: LedgerState; input: Omit<ItemDecisionInput, "mutationId"> }

function decideOn(ports: DecideItemPorts, viewer: Viewer, { state, input }: Given): Act<ItemDecided> | Refusal {
  const item = state.items.get(input.item)
  if (!item) return refuseUnseen("item")
  const refusal = whyOver(item) ?? whyUnseen(state, item, input) ?? whyWithoutReason(input.decision)
  if (refusal) return refusal
  const at = new Date(ports.clock.now()).toISOString()
  const given = { item: input.item, decision: input.decision, person: personRef(viewer) }
  const ruled = decide(state, given, { ids: ports.ids, at, reading: ports.reading })
  if ("refused" in ruled) return refuse("not possible", ruled.refused)
  const guard = { since: state.position, subjects: ruled.guard }
  return {
    parts: [
      { as: "ledger", stream: state.id, guard, events: ruled.events },
      ...(ruled.mail ? [wakePart(ports, ruled.mail)] : []),
    ],
    outcome: { done: true, item: input.item },
  }
}

type DecisionMail = Exclude<Extract<ReturnType<typeof decide>, { mail: unknown }>["mail"], null>

/** An item of a call is closed in the commit that ends its exchange: while it is open, the exchange waits. */
function wakePart(ports: Pick<DecideItemPorts, "ids">, { exchange, mail }: DecisionMail): CommitPart {
  const events = [{ type: "mail-accepted" as const, version: 1 as const, id: ports.ids.next("mail"), mail }]
  return { as: "visitor", stream: exchange, guard: "none", after: "run", events }
}

function whyOver(item: Item): Refusal | null {
  switch (item.state.is) {
    case "open":
      return null
    case "closed":
      return refuse("no longer needed", `Nothing is left to decide: ${item.state.why}.`)
    case "decided": {
      const { by, at, decision } = item.state
      const when = `${at.slice(0, 16).replace("T", " ")} UTC`
      return refuse("already decided", `${by.name} decided this at ${when}: ${decision.decision}.`)
    }
    default:
      return assertNever(item.state)
  }
}

/** Nobody confirms or rejects a change they did not see. */
function whyUnseen(state: LedgerState, item: Item, { seen, decision }: Given["input"]): Refusal | null {
  if (item.kind !== "document-change" || item.about.document === null) return null
  if (decision.decision === "set order") return null
  const waiting = unconfirmedChanges(state, item.about.document).map(({ fact }) => fact)
  const isSeen = waiting.length === seen.length && waiting.every((fact) => seen.includes(fact))
  return isSeen ? null : refuse("changed", "The document's changes are others now. Look at them again, then decide.")
}

function whyWithoutReason(decision: Decision): Refusal | null {
  return "reason" in decision && decision.reason.trim() === "" ? refuse("invalid", "Say why.") : null
}

// A manager decides what waits: the first decision counts, and wakes whoever waited for it in the same commit. Never asks a model.
import { z } from "zod"
import { decideItem as decide } from "@/lib/bids/decide-item"
import { unconfirmedChanges } from "@/lib/bids/items"
import type { Surroundings } from "@/lib/bids/working-ledger"
import { Decision } from "@/lib/core/events/decision"
import type { Item, LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { CommitPart, Store } from "@/lib/core/ports/store"
import type { Clock, Ids } from "@/lib/core/ports/world"
import { ledgerPlace } from "./ledger-place"

const reasonText = z.string().trim().min(1, "Say why.").max(2000)

/** `seen`: facts the person had on the screen, where the item may have grown meanwhile (a document's changes). */
export const ItemDecisionInput = z.object({
  mutationId: z.uuid(),
  item: z.string().max(300),
  seen: z.array(z.string().max(300)).max(500),
  decision: Decision,
})
export type ItemDecisionInput = z.infer<typeof ItemDecisionInput>

/** `decided`: somebody was first: who, when (ISO 8601 UTC) and what. */
export type ItemDecided = { done: true; item: string } | Refused | DecidedBefore
type Refused = {
  done: false
  reason: "not found" | "not allowed" | "invalid" | "changed" | "refused" | "closed"
  sentence: string
}
type DecidedBefore = { done: false; reason: "decided"; by: string; at: string; what: string; sentence: string }

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
  input: ItemDecisionInput,
): Promise<ItemDecided> {
  const repeated = await ports.store.mutationOutcome(input.mutationId, viewer.id)
  if (repeated) return repeated.outcome as ItemDecided
  const row = await ports.rows.item(input.item)
  const place = row ? await ledgerPlace(ports.rows, row.ledger) : null
  if (!row || !place || !may(viewer, "see", place)) return refuse("not found", "There is no such item.")
  if (!may(viewer, "decide item", { place, kind: row.kind })) {
    return refuse("not allowed", "Only managers and administrators decide this.")
  }
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const decided = await attemptOnce(ports, viewer, { ledger: row.ledger, input })
    if (decided !== "moved") return decided
  }
  return refuse("changed", "The bid is changing just now. Nothing was decided; look again and decide.")
}

const mostAttempts = 5

async function attemptOnce(
  ports: DecideItemPorts,
  viewer: Viewer,
  { ledger, input }: { ledger: string; input: ItemDecisionInput },
): Promise<ItemDecided | "moved"> {
  const state = await ports.ledgers.now(ledger)
  const item = state.items.get(input.item)
  if (!item) return refuse("not found", "There is no such item.")
  const over = whyOver(item) ?? whyUnseen(state, item, input) ?? whyWithoutReason(input.decision)
  if (over) return over
  const person = { id: viewer.id, name: viewer.name }
  const at = new Date(ports.clock.now()).toISOString()
  const given = { item: input.item, decision: input.decision, person }
  const outcome = decide(state, given, { ids: ports.ids, at, reading: ports.reading })
  if ("refused" in outcome) return refuse("refused", outcome.refused)
  const done: ItemDecided = { done: true, item: input.item }
  const parts: CommitPart[] = [
    {
      as: "ledger",
      stream: ledger,
      guard: { since: state.position, subjects: outcome.guard },
      events: outcome.events,
    },
    ...(outcome.mail ? [wakePart(ports, outcome.mail)] : []),
  ]
  const committed = await ports.store.commit(parts, { id: input.mutationId, person: viewer.id, outcome: done })
  if (committed.committed) return done
  if (committed.reason === "repeated") return committed.outcome as ItemDecided
  if (committed.reason === "guarded") return "moved"
  throw new Error(`A decision met ${committed.reason} on ${committed.stream}`)
}

type DecisionMail = Exclude<Extract<ReturnType<typeof decide>, { mail: unknown }>["mail"], null>

/** An item of a call is closed in the commit that ends its exchange: while it is open, the exchange waits. */
function wakePart(ports: Pick<DecideItemPorts, "ids">, { exchange, mail }: DecisionMail): CommitPart {
  const events = [{ type: "mail-accepted" as const, version: 1 as const, id: ports.ids.next("mail"), mail }]
  return { as: "visitor", stream: exchange, guard: "none", after: "run", events }
}

function whyOver(item: Item): ItemDecided | null {
  if (item.state.is === "open") return null
  if (item.state.is === "closed") {
    return refuse("closed", `Nothing is left to decide: ${item.state.why}.`)
  }
  const { by, at, decision } = item.state
  const what = decision.decision
  return { done: false, reason: "decided", by: by.name, at, what, sentence: `${by.name} decided this first: ${what}.` }
}

/** Nobody confirms or rejects a change they did not see. */
function whyUnseen(state: LedgerState, item: Item, { seen, decision }: ItemDecisionInput): ItemDecided | null {
  if (item.kind !== "document-change" || item.about.document === null) return null
  if (decision.decision === "set order") return null
  const waiting = unconfirmedChanges(state, item.about.document).map(({ fact }) => fact)
  const isSeen = waiting.length === seen.length && waiting.every((fact) => seen.includes(fact))
  return isSeen ? null : refuse("changed", "The document's changes are others now. Look at them again, then decide.")
}

function whyWithoutReason(decision: Decision): ItemDecided | null {
  if (!("reason" in decision)) return null
  const parsed = reasonText.safeParse(decision.reason)
  return parsed.success ? null : refuse("invalid", parsed.error.issues[0]?.message ?? "Say why.")
}

function refuse(reason: Refused["reason"], sentence: string): Refused {
  return { done: false, reason, sentence }
}

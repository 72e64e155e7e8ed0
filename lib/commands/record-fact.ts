// A person records a fact: words marked on a page, or a value typed with a reason. A typed value settles a key only for who may decide.
import { z } from "zod"
import { decideFact } from "@/lib/bids/decide-fact"
import { decidePersonFact, type PersonFact } from "@/lib/bids/decide-person-fact"
import { documentReading } from "@/lib/bids/document-reading"
import { isSameCondition } from "@/lib/bids/equal-facts"
import type { PageReader } from "@/lib/bids/ports"
import { factKey } from "@/lib/bids/vocabulary"
import type { Surroundings } from "@/lib/bids/working-ledger"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Clock, Ids } from "@/lib/core/ports/world"
import { type Act, commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { ledgerPlace } from "./ledger-place"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

const words = z.string().trim().min(1).max(4000)
const about = {
  mutationId: z.uuid(),
  ledger: GivenId,
  key: z.string().max(100),
  condition: words.nullable(),
  anchor: words.nullable(),
}

export const FactInput = z.discriminatedUnion("is", [
  z.object({ ...about, is: z.literal("marked"), document: GivenId, page: z.int().min(1), quote: words }),
  z.object({
    ...about,
    is: z.literal("typed"),
    text: z.string().trim().min(1, "Type the value.").max(2000),
    reason: z.string().trim().min(1, "Say where the value comes from.").max(2000),
  }),
])
export type FactInput = z.infer<typeof FactInput>

const Recorded = z.object({ done: z.literal(true), fact: z.string() })
export type FactKept = z.infer<typeof Recorded>

export type RecordFactPorts = {
  store: Pick<Store, "commit" | "mutationOutcome">
  rows: Pick<Rows, "bid" | "bidMembers" | "conversations">
  ledgers: Ledgers
  pages: Pick<PageReader, "pages">
  clock: Clock
  ids: Ids
  reading: Surroundings["reading"]
}

/**
 * Whoever decides conflicts settles the key by it; anybody else's mark counts as one more reading of the document, judged
 * by the order of documents, and their typed value is taken only where nothing stands. Safe to repeat by its mutation id.
 */
export async function recordFact(
  ports: RecordFactPorts,
  viewer: Viewer,
  input: FactInput,
): Promise<FactKept | Refusal> {
  return commitOnce(
    ports.store,
    { id: input.mutationId, person: viewer.id, outcome: Recorded },
    async (): Promise<Act<FactKept> | Refusal> => {
      const place = await ledgerPlace(ports.rows, input.ledger)
      if (!place || !may(viewer, "take part", place)) return refuseUnseen("bid")
      const settles = may(viewer, "decide item", { place, kind: "conflict" })
      const state = await ports.ledgers.now(input.ledger)
      const decided = await decideOn(ports, viewer, { state, input, as: settles ? "decider" : "reader" })
      if ("refused" in decided) return refuse("not possible", decided.refused)
      const guard = { since: state.position, subjects: decided.guard }
      return {
        parts: [{ as: "ledger", stream: state.id, guard, events: decided.events }],
        outcome: { done: true, fact: decided.fact },
      }
    },
  )
}

type OnLedger = { state: LedgerState; input: FactInput; as: "decider" | "reader" }
type Written = { events: LedgerEvent[]; guard: string[]; fact: string } | { refused: string }

async function decideOn(ports: RecordFactPorts, viewer: Viewer, { state, input, as }: OnLedger): Promise<Written> {
  const at = new Date(ports.clock.now()).toISOString()
  const surroundings: Surroundings = { ids: ports.ids, at, reading: ports.reading }
  const person = personRef(viewer)
  const { key, condition, anchor } = input
  if (input.is === "typed") {
    const refused = as === "reader" ? whyNotTyped(state, input) : null
    const given: PersonFact = { is: "typed", key, condition, anchor, person, text: input.text, reason: input.reason }
    return refused ?? decidePersonFact(state, given, surroundings)
  }
  const { document, page, quote } = input
  const found = state.documents.get(document)
  const pages = found ? await ports.pages.pages(found.pagesHash, 1, found.pages) : []
  const text = pages[page - 1]?.text
  if (text === undefined) return { refused: "That page is not here." }
  const around = { ...surroundings, reading: documentReading(pages, ports.reading) }
  const marked = { key, document, page, pageText: text, quote, condition, anchor }
  if (as === "decider") return decidePersonFact(state, { is: "marked", ...marked, person }, around)
  const decided = decideFact(state, { ...marked, recorder: { person } }, around)
  return "refused" in decided ? decided : { ...decided, fact: decided.fact.fact }
}

/** A typed value would override what documents say, and money and eligibility are the managers'. */
function whyNotTyped(state: LedgerState, { key, condition }: FactInput): { refused: string } | null {
  if (factKey(key)?.audience) return { refused: "Only managers type values about money and eligibility." }
  const stands = [...state.facts.values()].some(
    (fact) =>
      fact.key === key &&
      isSameCondition(fact.condition, condition) &&
      (fact.status === "current" || fact.status === "in conflict"),
  )
  return stands ? { refused: "A value stands for this already. Only managers type another over it." } : null
}

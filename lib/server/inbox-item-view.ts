// Maps one item of a ledger to what its screen in the Inbox shows: what it hangs on, by kind. Decides nothing.
import { readBill } from "@/lib/agents/read-bill"
import { openPoints } from "@/lib/bids/compile-draft"
import { whatChangedSince } from "@/lib/bids/decide-draft"
import { isInChain } from "@/lib/bids/document-chain"
import { factLabel } from "@/lib/bids/fact-text"
import { standingBeside, unconfirmedChanges } from "@/lib/bids/items"
import { mustCarryFacts } from "@/lib/bids/must-carry"
import type { PageReader } from "@/lib/bids/ports"
import { problemInWords, receiptOf, restatedOld, wrongLines } from "@/lib/bids/read-back-words"
import { documentsOf } from "@/lib/bids/slot-verdict"
import { assertNever } from "@/lib/core/assert-never"
import type { Decision } from "@/lib/core/events/decision"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { type Draft, emptyLedger, type Fact, type Item, type LedgerState } from "@/lib/core/ledger-state"
import type { Store } from "@/lib/core/ports/store"
import type { InboxSubject, ItemEnd } from "@/lib/views/inbox-item"
import type { FactView } from "@/lib/views/ledger-facts"
import type { CustodyView } from "@/lib/views/ledger-handoffs"
import { draftBlockers, draftVersion, furtherPoints, signedContent } from "./bid-draft-view"
import { factView, sourceView } from "./fact-view"
import { ledgerHandoffsView, noteView, receiptView } from "./ledger-handoffs-view"

type Sources = { store: Pick<Store, "read" | "getText">; pages: PageReader }

export async function inboxSubject(state: LedgerState, item: Item, sources: Sources): Promise<InboxSubject> {
  switch (item.kind) {
    case "document-change":
      return changeSubject(state, item)
    case "document-order":
      return orderSubject(state, item)
    case "conflict":
    case "repeated-value":
      return {
        kind: item.kind,
        key: item.about.key ?? "",
        label: factLabel(item.about.key ?? ""),
        facts: repeatFirst(state, item, factsOf(state, shownIds(state, item))),
      }
    case "failed-read-back":
      return readBackSubject(state, item, (await sources.store.read(state.id)) as Recorded<LedgerEvent>[])
    case "draft":
      return draftSubject(state, item, sources)
    case "unknown-outcome":
      return { kind: "unknown-outcome" }
    default:
      return assertNever(item.kind)
  }
}

/** What is wrong, in people's words. Of a draft, what its maker had to say of it: its open points stand in its subject. */
export function problemsOf(item: Item, subject: InboxSubject): string[] {
  switch (subject.kind) {
    case "failed-read-back":
      return item.problems.map(problemInWords)
    case "draft":
      return subject.remarks
    default:
      return item.problems
  }
}

export function itemEnd(state: LedgerState, item: Item): ItemEnd {
  switch (item.state.is) {
    case "open":
      return { is: "open" }
    case "decided":
      return {
        is: "decided",
        what: decisionText(state, item.state.decision),
        by: item.state.by.name,
        at: item.state.at,
      }
    case "closed":
      return { is: "closed", why: item.state.why }
    default:
      return assertNever(item.state)
  }
}

/** What was decided, in the words of the buttons. */
export function decisionText(state: LedgerState, decision: Decision): string {
  switch (decision.decision) {
    case "confirm":
      return "confirmed"
    case "reject":
      return `rejected: ${decision.reason}`
    case "set order":
      return `order set: ${decision.documents.map((id) => state.documents.get(id)?.name ?? id).join(", then ")}`
    case "choose": {
      const fact = state.facts.get(decision.fact)
      return fact ? `chose ${factView(state, fact).display}` : "chose a value"
    }
    case "type another":
      return `typed ${decision.value}: ${decision.reason}`
    case "approve":
      return "approved"
    case "amend":
      return `amended: ${decision.reason}`
    case "send back":
      return `sent back: ${decision.reason}`
    default:
      return assertNever(decision)
  }
}

function changeSubject(state: LedgerState, item: Item): InboxSubject {
  const document = item.about.document ?? ""
  const changed = item.state.is === "open" ? unconfirmedChanges(state, document) : known(state, item.about.facts)
  return {
    kind: "document-change",
    document,
    documentName: state.documents.get(document)?.name ?? document,
    changes: changed.map((next) => {
      const before = next.supersedes ? state.facts.get(next.supersedes) : undefined
      return { next: factView(state, next), before: before ? factView(state, before) : null }
    }),
    order: chainOf(state),
  }
}

function orderSubject(state: LedgerState, item: Item): InboxSubject {
  const { documents } = item.about
  const facts = [...state.facts.values()].filter(
    (fact) => fact.status === "in conflict" && documentsOf(state, fact).some((id) => documents.includes(id)),
  )
  return {
    kind: "document-order",
    order: documents.map((document) => named(state, document)),
    facts: facts.map((fact) => factView(state, fact)),
  }
}

/** A failed read-back hangs on the facts that were restated otherwise; the rest of what was carried stands in its receipts. */
function readBackSubject(state: LedgerState, item: Item, events: Recorded<LedgerEvent>[]): InboxSubject {
  const last = receiptOf(state, item)
  const lines = last?.lines ?? []
  const receipts = last ? state.receipts.filter(({ exchange }) => exchange === last.exchange) : []
  const wrong = new Set(wrongLines(lines).map(({ key }) => key))
  const notes = (last?.notes ?? []).filter((note) => state.notes.has(note))
  const sent = mustCarryFacts(state).filter(({ key }) => wrong.has(key))
  return {
    kind: "failed-read-back",
    receiver: last?.agent ?? item.preparedBy,
    receipts: receipts.map(receiptView).reverse(),
    notes: notes.map((note) => noteView(state, note)),
    facts: sent.map((fact) => factView(state, fact)),
    restated: restatedOld(state, lines).map((fact) => factView(state, fact)),
    custody: custodyOfKeys(ledgerHandoffsView(state.id, events).custody, wrong),
  }
}

async function draftSubject(state: LedgerState, item: Item, sources: Sources): Promise<InboxSubject> {
  const draft = state.drafts.get(item.about.draft ?? "")
  if (!draft) throw new Error(`Item ${item.item} names no draft`)
  const blockers = item.state.is === "open" ? draftBlockers(state, draft) : []
  return {
    kind: "draft",
    draft: draftVersion(state, draft),
    content: await signedContent(draft, sources.store),
    blockers,
    stale: item.state.is === "open" ? whatChangedSince(state, draft) : [],
    openPoints: furtherPoints({ state, bill: await readBill(sources, state) }, blockers),
    remarks: await remarksOn(state, { item, draft }, sources),
  }
}

/** What the item was raised with besides the points that were open then: those are told as they stand now. */
async function remarksOn(
  { id }: LedgerState,
  { item, draft }: { item: Item; draft: Draft },
  sources: Sources,
): Promise<string[]> {
  const events = (await sources.store.read(id)) as Recorded<LedgerEvent>[]
  const before = events.filter(({ sequence }) => sequence < draft.position)
  const state = before.reduce(applyLedgerEvent, emptyLedger(id))
  const open = openPoints({ state, bill: await readBill(sources, state) })
  return item.problems.filter((problem) => !open.includes(problem))
}

/** Rows of the keys alone; a key with several conditions has several. */
function custodyOfKeys({ hops, rows }: CustodyView, keys: ReadonlySet<string>): CustodyView {
  return { hops, rows: rows.filter(({ key }) => keys.has(key)) }
}

/** The repeated old value and what stands beside it now, which may have moved since the item was raised. */
function shownIds(state: LedgerState, item: Item): string[] {
  const [first] = item.about.facts
  const repeated = item.kind === "repeated-value" && first ? state.facts.get(first) : undefined
  const standing = repeated ? standingBeside(state, repeated) : null
  return standing ? [...new Set([...item.about.facts.slice(0, 1), standing.fact])] : item.about.facts
}

/** The repeated old value shows first the place that repeats it. */
function repeatFirst(state: LedgerState, item: Item, facts: FactView[]): FactView[] {
  const repeat = state.repeats.find(
    ({ fact, source }) =>
      fact === item.about.facts[0] && source.from === "document" && source.document === item.about.document,
  )
  if (item.kind !== "repeated-value" || !repeat) return facts
  const place = sourceView(state, repeat.source)
  return facts.map((view) =>
    view.fact === repeat.fact
      ? { ...view, sources: [place, ...view.sources.filter(({ full }) => full !== place.full)] }
      : view,
  )
}

function factsOf(state: LedgerState, ids: readonly string[]) {
  return known(state, ids).map((fact) => factView(state, fact))
}

function known(state: LedgerState, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => state.facts.get(id) ?? [])
}

/** The tender's documents as their order is proposed now: first issues, then what amends, by number and day. */
function chainOf(state: LedgerState) {
  const inChain = [...state.documents.values()].filter(({ document }) => isInChain(state, document))
  const last = state.orders.at(-1) ?? []
  const rank = ({ document, identity }: (typeof inChain)[number]) => [
    last.includes(document) ? last.indexOf(document) : Number.MAX_SAFE_INTEGER,
    identity.amends ? 1 : 0,
    identity.sequence ?? 0,
  ]
  return inChain
    .sort((a, b) => {
      const [left, right] = [rank(a), rank(b)]
      return left.reduce((sum, value, at) => sum || value - (right[at] ?? 0), 0)
    })
    .map(({ document }) => named(state, document))
}

function named(state: LedgerState, document: string) {
  const found = state.documents.get(document)
  return { document, name: found?.name ?? document, issued: found?.identity.issueDate ?? null }
}

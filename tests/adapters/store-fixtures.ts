// Events and parts that store tests are made of. Asserts nothing.
import type { ExchangeEvent, LedgerEvent } from "@/lib/core/events/event"
import type { FactRecorded } from "@/lib/core/events/fact"
import type { Claim, CommitOutcome, CommitPart, Store } from "@/lib/core/ports/store"

export const person = { id: "person_1", name: "Asha Rao" }

export function opened(exchange: string, parts: Partial<Extract<ExchangeEvent, { type: "exchange-opened" }>> = {}) {
  return {
    type: "exchange-opened",
    version: 1,
    kind: "conversation",
    agent: "console",
    root: exchange,
    depth: 0,
    caller: null,
    settlesBy: null,
    ledger: "ledger_1",
    carrier: "cold",
    carried: [],
    openingRequest: null,
    notes: [],
    attached: [],
    owner: person,
    title: "A conversation",
    ...parts,
  } satisfies ExchangeEvent
}

export function bidOpened(name = "Bridge over the Kosi"): LedgerEvent {
  return ledgerOpened("bid", name)
}

export function ledgerOpened(scope: "bid" | "workspace", name: string): LedgerEvent {
  return { type: "ledger-opened", version: 1, scope, name, by: person }
}

export function mail(id: string, text = "hello"): ExchangeEvent {
  return { type: "mail-accepted", version: 1, id, mail: { kind: "message", person, text, attachments: [] } }
}

export function replied(request: number, text = "a reply"): ExchangeEvent {
  return { type: "model-replied", version: 1, request, text, calls: [], finishReason: "stop", usage: null, tookMs: 5 }
}

export function asked(question: string, exchange: string): ExchangeEvent {
  return {
    type: "question-asked",
    version: 1,
    question,
    call: "call_1",
    text: "Which currency?",
    choices: ["INR", "USD"],
    factKey: null,
    why: null,
    withoutAnswer: null,
    audience: "viewers",
    path: [{ exchange, agent: "console" }],
  }
}

export function answered(question: string): ExchangeEvent {
  return { type: "question-answered", version: 1, question, by: person, text: "INR" }
}

export function fact(id: string, key: string, raw = "₹ 5,00,000"): FactRecorded {
  return {
    type: "fact-recorded",
    version: 1,
    fact: id,
    key,
    raw,
    value: { kind: "money", canonical: "500000.00", currency: "INR", unit: null, zone: null },
    condition: null,
    anchor: null,
    source: { from: "document", document: "doc_1", documentName: "NIT.pdf", page: 3, quote: raw },
    by: { person },
  }
}

export function item(id: string): LedgerEvent {
  const about = { document: null, documents: [], key: "emd.amount", facts: [], receipt: null, draft: null }
  return {
    type: "item-raised",
    version: 1,
    item: id,
    kind: "conflict",
    decision: "Choose a value",
    about,
    problems: [],
    waiting: null,
    preparedBy: "bid-lead",
  }
}

export function opening(stream: string, events: ExchangeEvent[] = [opened(stream)]): CommitPart {
  return { as: "opening", stream, events, after: "run" }
}

export function openingLedger(stream: string, events: LedgerEvent[] = [bidOpened()]): CommitPart {
  return { as: "opening", stream, events, after: "leave" }
}

export function visit(stream: string, events: ExchangeEvent[], after: "run" | "leave" = "run"): CommitPart {
  return { as: "visitor", stream, guard: "none", events, after }
}

export function own(claim: Claim, expectedSequence: number, events: ExchangeEvent[]): OwnerPart {
  return { as: "owner", stream: claim.exchange, epoch: claim.epoch, expectedSequence, events, after: "keep" }
}

type OwnerPart = Extract<CommitPart, { as: "owner" }>

export function record(stream: string, events: LedgerEvent[]): CommitPart {
  return { as: "ledger", stream, guard: "none", events }
}

/** Commits what the test takes for granted. */
export async function committed(store: Store, ...parts: CommitPart[]): Promise<CommitOutcome & { committed: true }> {
  const outcome = await store.commit(parts)
  if (!outcome.committed) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome
}

/** Claims the one exchange that is runnable. */
export async function claimed(store: Store, owner = "runner_1", leaseMs = 60_000): Promise<Claim> {
  const claim = await store.claim(owner, leaseMs)
  if (!claim) throw new Error("nothing to claim")
  return claim
}

export async function types(store: Store, stream: string): Promise<string[]> {
  return (await store.read(stream)).map(({ event }) => event.type)
}

export function requested(request: number): ExchangeEvent {
  return {
    type: "model-requested",
    version: 1,
    request,
    session: 1,
    activation: 1,
    claims: [],
    lines: [],
    tail: null,
    ledgerPosition: 0,
    prefixHash: "",
  }
}

export function answerMail(id: string, question: string): ExchangeEvent {
  const answer = { kind: "answer", call: "call_1", question, person, text: "INR" } as const
  return { type: "mail-accepted", version: 1, id, mail: answer }
}

export function settled(): ExchangeEvent {
  const end = { reason: "finished", text: "Done.", detail: null, note: null } as const
  return { type: "activation-settled", version: 1, activation: 1, ...end }
}

export function documentAdded(document: string): LedgerEvent {
  return {
    type: "document-added",
    version: 1,
    document,
    name: "NIT.pdf",
    format: "pdf",
    bytes: 10,
    fileHash: "",
    pagesHash: "",
    pages: 3,
    characters: 900,
    identity: {
      role: "notice",
      tenderNumber: null,
      authority: null,
      title: null,
      issueDate: null,
      sequence: null,
      amends: false,
    },
    warnings: [],
    by: person,
  }
}

export function workRecorded(id: string): LedgerEvent {
  return { type: "work-recorded", version: 1, collection: "sections", id, data: { text: id }, by: { person } }
}

export function submitted(draft: string): LedgerEvent {
  const hashes = { contentHash: "c", fileHash: "f" }
  return { type: "draft-submitted", version: 1, draft, draftVersion: 1, ...hashes, facts: [], by: { person } }
}

export function signed(draft: string): LedgerEvent {
  return { type: "draft-signed", version: 1, draft, draftVersion: 1, contentHash: "c", fileHash: "f", by: person }
}

export function itemDecided(id: string): LedgerEvent {
  return { type: "item-decided", version: 1, item: id, decision: { decision: "choose", fact: "f_1" }, by: person }
}

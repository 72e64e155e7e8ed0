// A record on a real database for tests of conversations: the store, its ports, people, and an exchange driven by hand.
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import type { ConversationPorts } from "@/lib/commands/conversation-ports"
import type { Refusal } from "@/lib/commands/refusal"
import { startConversation } from "@/lib/commands/start-conversation"
import type { ExchangeEvent } from "@/lib/core/events/event"
import { createLedgers } from "@/lib/core/ledgers"
import type { Viewer } from "@/lib/core/permissions"
import type { CommitOutcome, CommitPart } from "@/lib/core/ports/store"
import { coreProjections } from "@/lib/core/projections/core-projections"
import { storeDatabase } from "./store-database"

export const asha: Viewer = { id: "person_asha", name: "Asha", email: "asha@example.com", role: "operator" }
export const ravi: Viewer = { id: "person_ravi", name: "Ravi", email: "ravi@example.com", role: "operator" }
export const meera: Viewer = { id: "person_meera", name: "Meera", email: "meera@example.com", role: "manager" }

export type ConversationRecord = ConversationPorts & { store: PrismaStore; close(): Promise<void> }

/** Empty; its clock stands at noon UTC. */
export async function openRecord(): Promise<ConversationRecord> {
  const { url, empty } = await storeDatabase()
  await empty()
  const clock = { now: () => Date.parse("2026-11-30T12:00:00.000Z") }
  const store = createPrismaStore({ url, clock, projections: coreProjections })
  let count = 0
  const ids = { next: (prefix: string) => `${prefix}_${String(++count).padStart(4, "0")}` }
  return { store, rows: store.rows, ledgers: createLedgers(store), ids, close: () => store.close() }
}

export const newId = () => crypto.randomUUID()

/** What the act came to; a refusal fails the test. */
export function done<Outcome extends { done: true }>(outcome: Outcome | Refusal): Outcome {
  if (!outcome.done) throw new Error(`refused: ${outcome.reason}: ${outcome.sentence}`)
  return outcome
}

export async function conversationOf(record: ConversationRecord, viewer: Viewer): Promise<string> {
  return done(await startConversation(record, viewer, { mutationId: newId(), bid: null })).conversation
}

/** Appends as the exchange's owner does, claiming it first. */
export async function drive(record: ConversationRecord, exchange: string, events: ExchangeEvent[]): Promise<void> {
  const claim = await record.store.claim("runner", 60_000)
  if (claim?.exchange !== exchange) throw new Error(`claimed ${claim?.exchange} instead of ${exchange}`)
  const expectedSequence = (await record.store.read(exchange)).length
  await committed(record, [
    { as: "owner", stream: exchange, epoch: claim.epoch, expectedSequence, events, after: "let go" },
  ])
}

export async function committed(record: ConversationRecord, parts: CommitPart[]): Promise<CommitOutcome> {
  const outcome = await record.store.commit(parts)
  if (!outcome.committed) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome
}

export async function typesOf(record: ConversationRecord, stream: string): Promise<string[]> {
  return (await record.store.read(stream)).map(({ event }) => event.type)
}

export function requested(request: number, claims: string[] = []): ExchangeEvent {
  return {
    type: "model-requested",
    version: 1,
    request,
    session: 1,
    activation: 1,
    claims,
    lines: [],
    tail: null,
    ledgerPosition: 0,
    prefixHash: "h",
  }
}

export function settled(reason: "finished" | "stopped" | "failed" = "finished"): ExchangeEvent {
  return { type: "activation-settled", version: 1, activation: 1, reason, text: null, detail: null, note: null }
}

/** A task below the conversation that asks a question, with the question passed up, in one commit as the loop makes it. */
export async function askedBelow(
  record: ConversationRecord,
  conversation: string,
  { audience = "viewers" }: { audience?: "viewers" | "managers" } = {},
): Promise<{ task: string; question: string }> {
  const [task, question] = [record.ids.next("ex"), record.ids.next("q")]
  const row = await record.rows.exchange(conversation)
  const opened: ExchangeEvent = {
    type: "exchange-opened",
    version: 1,
    kind: "task",
    agent: "bid-lead",
    root: conversation,
    depth: 1,
    caller: { exchange: conversation, call: "call_1" },
    settlesBy: "notice",
    ledger: row?.ledger ?? "",
    carrier: "brief",
    carried: [],
    openingRequest: "Prepare the bid.",
    notes: [],
    attached: [],
    owner: null,
    title: "Prepare the bid",
  }
  const asked: ExchangeEvent = {
    type: "question-asked",
    version: 1,
    question,
    call: "call_2",
    text: "Which turnover counts?",
    choices: ["Audited", "Provisional"],
    factKey: null,
    why: null,
    withoutAnswer: null,
    audience,
    path: [
      { exchange: task, agent: "bid-lead" },
      { exchange: conversation, agent: "console" },
    ],
  }
  await committed(record, [
    { as: "opening", stream: task, events: [opened, asked], after: "leave" },
    {
      as: "visitor",
      stream: conversation,
      guard: "none",
      after: "leave",
      events: [{ type: "question-passed", version: 1, question, asker: task, to: "person" }],
    },
  ])
  return { task, question }
}

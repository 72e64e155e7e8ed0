// The port of derived rows that pages read: exchanges, questions, items, facts, bids, and who sees which. Writes nothing.

import type { z } from "zod"
import type { Decision, ItemKind, ItemRaised } from "../events/decision"
import type { Recorded } from "../events/event"
import type { ExchangeKind } from "../events/exchange"
import type { QuestionAsked } from "../events/question"
import type { FactValue, PersonRef, SettlementReason } from "../events/shared"
import type { FactStatus } from "../ledger-state"

/** Who asks. `everything`: managers and administrators. `own`: their conversations, and those of bids they are members of. */
export type Onlooker = { person: string; sees: "everything" | "own" }

/** Moments are ISO 8601 in UTC. */
export type ExchangeRow = {
  id: string
  root: string
  caller: { exchange: string; call: string } | null
  kind: ExchangeKind
  agent: string
  depth: number
  ledger: string
  ownerId: string | null
  title: string
  /** The opening request; for a conversation its first message, or empty before that. */
  request: string
  /** `waiting` also for one that nobody needs to run until mail comes, e.g. while its children work. */
  state: "running" | "waiting" | "settled"
  reason: SettlementReason | null
  detail: string | null
  note: string | null
  /** The latest activation that sent a model request or settled; 0 before. */
  activation: number
  calls: number
  questions: number
  facts: number
  requests: number
  openedAt: string
  updatedAt: string
  settledAt: string | null
}

export type ConversationRow = ExchangeRow & { openQuestions: number }

export type QuestionRow = Pick<
  z.infer<typeof QuestionAsked>,
  "call" | "text" | "audience" | "choices" | "factKey" | "why" | "withoutAnswer" | "path"
> & {
  id: string
  exchange: string
  root: string
  ledger: string
  state: "open" | "answered" | "withdrawn"
  answer: string | null
  answeredBy: PersonRef | null
  askedAt: string
  endedAt: string | null
}

export type ItemRow = Pick<ItemRaised, "about" | "problems" | "waiting" | "preparedBy" | "decision"> & {
  id: string
  ledger: string
  kind: z.infer<typeof ItemKind>
  state:
    | { is: "open" }
    | { is: "decided"; decision: Decision; by: PersonRef; at: string }
    | { is: "closed"; why: string; at: string }
  raisedAt: string
}

export type FactRow = {
  id: string
  ledger: string
  key: string
  condition: string | null
  raw: string
  value: FactValue
  state: FactStatus
  exchange: string | null
  at: string
}

export type BidRow = {
  id: string
  name: string
  stage: string
  /** Null while no current fact says so, e.g. while two are in conflict. */
  authority: FactRow | null
  closing: FactRow | null
  documents: number
  /** Facts in force. */
  facts: number
  /** Items that wait for a manager. */
  openItems: number
  createdAt: string
  updatedAt: string
}

/** Where the next page begins: the last row of the one before. */
export type PageEnd = { updatedAt: string; id: string }

export interface Rows {
  exchange(id: string): Promise<ExchangeRow | null>
  /** Every exchange of a conversation's tree, the conversation first, then in order of opening. */
  exchangesOf(root: string): Promise<ExchangeRow[]>
  /** Latest change first. `search` is found in title or first message whatever its case; empty finds all. */
  conversations(query: {
    onlooker: Onlooker
    search: string
    /** Only conversations of this ledger; null for all. */
    ledger: string | null
    before: PageEnd | null
    limit: number
  }): Promise<ConversationRow[]>
  /** The agents below these conversations that have not settled, by conversation; those with none are left out. */
  agentsAtWork(roots: string[]): Promise<Map<string, string[]>>
  /** Whether this onlooker may see the conversation. False also for one that does not exist. */
  seesConversation(onlooker: Onlooker, root: string): Promise<boolean>
  seesBid(onlooker: Onlooker, bid: string): Promise<boolean>

  question(id: string): Promise<QuestionRow | null>
  questionsOf(root: string): Promise<QuestionRow[]>
  /** Open questions of conversations the onlooker sees, oldest first. Those for managers too: who may answer is not asked here. */
  openQuestions(onlooker: Onlooker): Promise<QuestionRow[]>

  item(id: string): Promise<ItemRow | null>
  /** Items of a ledger, ended ones too, oldest first. */
  itemsOf(ledger: string): Promise<ItemRow[]>
  /** Open items of all ledgers, oldest first. */
  openItems(): Promise<ItemRow[]>

  bid(id: string): Promise<BidRow | null>
  /** Latest change first. */
  bids(onlooker: Onlooker): Promise<BidRow[]>
  /** Ids of people, sorted. */
  bidMembers(bid: string): Promise<string[]>
  /** Facts in force in a ledger, sorted by key, then condition. */
  currentFactsOf(ledger: string): Promise<FactRow[]>

  /** At most `limit` events of a stream before `before` (exclusive; null for its end), in order. */
  eventsBefore(stream: string, before: number | null, limit: number): Promise<Recorded[]>
  /** The reply so far, or null. It may be a model request's that has ended: compare `request`. */
  partial(exchange: string): Promise<{ request: number; text: string } | null>
}

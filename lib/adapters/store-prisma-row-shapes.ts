// Turns rows as Prisma reads them into the plain shapes of the rows port, parsing what is JSON. Asks the database nothing.
import { z } from "zod"
import { Decision, ItemKind, ItemRaised } from "@/lib/core/events/decision"
import { ExchangeKind } from "@/lib/core/events/exchange"
import { QuestionAsked } from "@/lib/core/events/question"
import { FactValue, PersonRef, SettlementReason } from "@/lib/core/events/shared"
import type { ExchangeRow, FactRow, ItemRow, QuestionRow } from "@/lib/core/ports/rows"
import type { Prisma } from "@/prisma/generated/client"

export function exchangeRow(
  row: Prisma.ExchangeRowModel,
  { runnable, facts }: { runnable: boolean; facts: number },
): ExchangeRow {
  const state = ExchangeState.parse(row.state)
  return {
    id: row.id,
    root: row.root,
    caller: row.caller && row.callerCall ? { exchange: row.caller, call: row.callerCall } : null,
    kind: ExchangeKind.parse(row.kind),
    agent: row.agent,
    depth: row.depth,
    ledger: row.ledger,
    ownerId: row.ownerId,
    title: row.title,
    request: row.request,
    state: state === "running" && !runnable ? "waiting" : state,
    reason: SettlementReason.nullable().parse(row.reason),
    detail: row.detail,
    note: row.note,
    activation: row.activation,
    calls: row.calls,
    questions: row.questions,
    facts,
    requests: row.requests,
    openedAt: row.openedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}

export function questionRow(row: Prisma.QuestionRowModel): QuestionRow {
  return {
    ...QuestionData.parse(row.data),
    id: row.id,
    exchange: row.exchange,
    call: row.call,
    root: row.root,
    ledger: row.ledger,
    text: row.text,
    audience: QuestionAsked.shape.audience.parse(row.audience),
    state: QuestionState.parse(row.state),
    answer: row.answer,
    answeredBy: PersonRef.nullable().parse(row.answeredBy),
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export function itemRow(row: Prisma.ItemRowModel): ItemRow {
  return {
    ...ItemData.parse(row.data),
    id: row.id,
    ledger: row.ledger,
    kind: ItemKind.parse(row.kind),
    decision: row.decision,
    state: itemState(row),
    raisedAt: row.raisedAt.toISOString(),
  }
}

function itemState(row: Prisma.ItemRowModel): ItemRow["state"] {
  if (row.endedAt === null) return { is: "open" }
  const at = row.endedAt.toISOString()
  return row.state === "decided"
    ? { is: "decided", ...Decided.parse(row.decided), at }
    : { is: "closed", ...Closed.parse(row.decided), at }
}

export function factRow(row: Prisma.FactRowModel): FactRow {
  return {
    id: row.id,
    ledger: row.ledger,
    key: row.key,
    condition: row.condition,
    raw: row.raw,
    value: FactValue.parse(row.value),
    state: FactState.parse(row.state),
    exchange: row.exchange,
    at: row.at.toISOString(),
  }
}

const ExchangeState = z.enum(["running", "waiting", "settled"])
const QuestionState = z.enum(["open", "answered", "withdrawn"])
const FactState = z.enum(["current", "superseded", "in conflict", "withdrawn"])
const QuestionData = QuestionAsked.pick({ choices: true, factKey: true, why: true, withoutAnswer: true, path: true })
const ItemData = ItemRaised.pick({ about: true, problems: true, waiting: true, preparedBy: true })
const Decided = z.object({ decision: Decision, by: PersonRef })
const Closed = z.object({ why: z.string() })

// Maps notes and receipts to what a browser may show, and follows each must-carry fact over the hops. Compares no values itself.
import { factLabel, factText } from "@/lib/bids/fact-text"
import { ValueKind } from "@/lib/bids/formats/reading"
import { displayValue } from "@/lib/bids/formats/render-value"
import { isMustCarry } from "@/lib/bids/must-carry"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import type { ReadBackLine } from "@/lib/core/events/handoff"
import type { CarriedFact } from "@/lib/core/events/shared"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { emptyLedger, type Fact, type LedgerState } from "@/lib/core/ledger-state"
import type { CustodyFate, CustodyView, LedgerHandoffs, NoteView, ReceiptView } from "@/lib/views/ledger-handoffs"

/** `events` are all of one ledger, in order. */
export function ledgerHandoffsView(ledger: string, events: Recorded<LedgerEvent>[]): LedgerHandoffs {
  const { state, hops } = walk(ledger, events)
  return { notes: hops.map(({ note }) => noteView(state, note)), custody: custodyOf(state, hops) }
}

export function noteView(state: LedgerState, note: string): NoteView {
  const kept = state.notes.get(note)
  if (!kept) throw new Error(`There is no note ${note} in ${state.id}`)
  const receipts = receiptsOf(state, note)
  const { goal, done, decisions, mustCarry, instructions, openQuestions, nextAction } = kept.note
  return {
    note,
    agent: kept.agent,
    exchange: kept.exchange,
    receivers: [...new Set(receipts.map(({ agent }) => agent))],
    at: kept.at,
    goal,
    done,
    decisions,
    mustCarry: mustCarry.map((fact) => ({
      fact: fact.factId,
      label: labelOf(fact),
      display: carriedText(fact),
      source: fact.source,
    })),
    instructions: instructions.map(({ quote }) => quote),
    openQuestions,
    nextAction,
    receipts: receipts.map(receiptView),
  }
}

export function receiptView(receipt: LedgerState["receipts"][number]): ReceiptView {
  const { agent, attempt, passed, at, lines } = receipt
  return {
    receipt: receipt.receipt,
    agent,
    attempt,
    passed,
    at,
    lines: lines.map((line) => ({ ...line, label: factLabel(line.key) })),
  }
}

type Hop = { note: string; facts: Map<string, Fact> }

/** Folds the ledger and keeps, at each note, how every fact stood at that moment. */
function walk(ledger: string, events: Recorded<LedgerEvent>[]): { state: LedgerState; hops: Hop[] } {
  const state = emptyLedger(ledger)
  const hops: Hop[] = []
  for (const recorded of events) {
    applyLedgerEvent(state, recorded)
    const { event } = recorded
    if (event.type === "note-written") hops.push({ note: event.note.note, facts: new Map(state.facts) })
  }
  return { state, hops }
}

function custodyOf(state: LedgerState, hops: Hop[]): CustodyView {
  const facts = [...state.facts.values()].filter(({ key, status }) => isMustCarry(key) && status !== "withdrawn")
  facts.sort((a, b) => compare(factLabel(a.key), factLabel(b.key)) || a.position - b.position)
  return {
    hops: hops.map(({ note }) => ({ note, label: hopLabel(state, note) })),
    rows: facts.map((fact) => ({
      fact: fact.fact,
      key: fact.key,
      label: labelOf(fact),
      display: factText(fact),
      standing: fact.status,
      fates: hops.map((hop) => fateAt(state, hop, fact)),
    })),
  }
}

function fateAt(state: LedgerState, hop: Hop, fact: Fact): CustodyFate {
  const then = hop.facts.get(fact.fact)
  if (!then) return "not yet"
  if (then.status === "in conflict") return "held back"
  if (then.status !== "current") return "superseded"
  const isCarried = state.notes.get(hop.note)?.note.mustCarry.some(({ factId }) => factId === fact.fact) ?? false
  if (!isCarried) return "dropped"
  return wasAltered(receiptsOf(state, hop.note), fact) ? "altered" : "carried"
}

/** Whether any receiver's last read-back restated it otherwise, or not at all. */
function wasAltered(receipts: LedgerState["receipts"], fact: Fact): boolean {
  const lastOfEach = new Map(receipts.map((receipt) => [receipt.exchange, receipt]))
  return [...lastOfEach.values()].some(({ lines }) =>
    lines.some((line) => isLineOf(line, fact) && (line.verdict === "changed" || line.verdict === "missing")),
  )
}

/** Facts of one key under several conditions each have a line; the value sent tells them apart. */
function isLineOf({ key, sent, part }: ReadBackLine, fact: Fact): boolean {
  return key === fact.key && (sent === fact.value.canonical || (part !== null && part !== "value"))
}

function hopLabel(state: LedgerState, note: string): string {
  const receivers = [...new Set(receiptsOf(state, note).map(({ agent }) => agent))]
  const giver = state.notes.get(note)?.agent ?? ""
  return receivers.length === 0 ? `${giver} →` : `${giver} → ${receivers.join(", ")}`
}

function receiptsOf(state: LedgerState, note: string): LedgerState["receipts"] {
  return state.receipts.filter(({ notes }) => notes.includes(note))
}

function labelOf({ key, condition }: { key: string; condition: string | null }): string {
  return condition ? `${factLabel(key)} (${condition})` : factLabel(key)
}

function carriedText({ kind, canonical, currency, unit, zone, anchor }: CarriedFact): string {
  const known = ValueKind.safeParse(kind)
  return known.success ? displayValue(known.data, canonical, { currency, unit, zone, anchor }) : canonical
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

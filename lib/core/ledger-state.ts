// What a ledger says at a position: facts with their fate, documents, instructions, work, notes, items, drafts. Holds no rules.

import type { z } from "zod"
import type { Decision, DraftSubmitted, ItemRaised } from "./events/decision"
import type { FactRecorded } from "./events/fact"
import type { DocumentAdded, InstructionPinned, NoteWritten, ReceiptFiled, RecordsImported } from "./events/ledger"
import type { FactSource, PersonRef } from "./events/shared"

export type FactStatus = "current" | "superseded" | "in conflict" | "withdrawn"

export type Fact = Omit<z.infer<typeof FactRecorded>, "type" | "version" | "source"> & {
  status: FactStatus
  sources: FactSource[]
  at: string
  position: number
  /** The fact this one took the place of, and the one that took its place. */
  supersedes: string | null
  supersededBy: string | null
  /** False while a document's change waits for a manager. */
  confirmed: boolean
  changedBy: string | null
}

type Plain<E> = Omit<E, "type" | "version">
export type LedgerDocument = Plain<z.infer<typeof DocumentAdded>> & { at: string; withdrawn: string | null }
export type Instruction = Plain<z.infer<typeof InstructionPinned>> & { at: string; position: number; revoked: boolean }
export type Item = Plain<ItemRaised> & {
  at: string
  state:
    | { is: "open" }
    | { is: "decided"; decision: Decision; by: PersonRef; at: string }
    | { is: "closed"; why: string }
}
export type Draft = Plain<DraftSubmitted> & {
  at: string
  position: number
  signed: { by: PersonRef; at: string } | null
  /** What changed after the signature and so voided it. */
  void: string | null
}
export type Work = { collection: string; id: string; data: unknown; at: string; position: number }

export type LedgerState = {
  id: string
  scope: "bid" | "conversation" | "workspace"
  name: string
  position: number
  facts: Map<string, Fact>
  documents: Map<string, LedgerDocument>
  /** Orders a person confirmed, latest last; each is a list of documents, oldest first. */
  orders: string[][]
  instructions: Map<string, Instruction>
  work: Map<string, Work>
  notes: Map<string, Plain<z.infer<typeof NoteWritten>> & { at: string; position: number }>
  receipts: (Plain<z.infer<typeof ReceiptFiled>> & { at: string })[]
  repeats: { key: string; fact: string; source: FactSource }[]
  items: Map<string, Item>
  drafts: Map<string, Draft>
  imports: Map<string, Plain<z.infer<typeof RecordsImported>> & { withdrawn: boolean }>
}

export function emptyLedger(id: string): LedgerState {
  return {
    id,
    scope: "conversation",
    name: "",
    position: 0,
    facts: new Map(),
    documents: new Map(),
    orders: [],
    instructions: new Map(),
    work: new Map(),
    notes: new Map(),
    receipts: [],
    repeats: [],
    items: new Map(),
    drafts: new Map(),
    imports: new Map(),
  }
}

/** A working copy: what is folded onto it leaves the original as it was. Entries are replaced, never written to. */
export function copyLedger(state: LedgerState): LedgerState {
  return {
    ...state,
    facts: new Map(state.facts),
    documents: new Map(state.documents),
    orders: [...state.orders],
    instructions: new Map(state.instructions),
    work: new Map(state.work),
    notes: new Map(state.notes),
    receipts: [...state.receipts],
    repeats: [...state.repeats],
    items: new Map(state.items),
    drafts: new Map(state.drafts),
    imports: new Map(state.imports),
  }
}

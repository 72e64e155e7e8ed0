// Folds a ledger's events to its state. Decides nothing: what an event does to a fact was decided before it was written.
import { assertNever } from "./assert-never"
import type { LedgerEvent, Recorded } from "./events/event"
import type { LedgerState } from "./ledger-state"

/** Folds one event into the state given and returns it. */
export function applyLedgerEvent(state: LedgerState, { event, at, sequence }: Recorded<LedgerEvent>): LedgerState {
  state.position = sequence
  switch (event.type) {
    case "ledger-opened":
      state.scope = event.scope
      state.name = event.name
      return state
    case "ledger-renamed":
      state.name = event.name
      return state
    case "document-added":
      state.documents.set(event.document, { ...event, at, withdrawn: null })
      return state
    case "document-withdrawn":
      change(state.documents, event.document, { withdrawn: event.why })
      dropSources(state, event.document)
      return state
    case "document-order-confirmed":
      state.orders.push(event.documents)
      return state
    case "fact-recorded":
      state.facts.set(event.fact, {
        ...event,
        status: "current",
        sources: [event.source],
        at,
        position: sequence,
        supersedes: null,
        supersededBy: null,
        confirmed: true,
        changedBy: null,
      })
      return voidDrafts(state, `fact ${event.key} was recorded`)
    case "fact-sourced":
      change(state.facts, event.fact, { sources: [...(state.facts.get(event.fact)?.sources ?? []), event.source] })
      return state
    case "fact-superseded":
      supersede(state, event.fact, event.next)
      change(state.facts, event.next, { confirmed: event.confirmed, changedBy: event.document })
      return voidDrafts(state, `fact ${event.key} was superseded`)
    case "change-decided":
      for (const { fact, next } of event.facts) {
        if (event.confirmed) change(state.facts, next, { confirmed: true })
        else supersede(state, next, fact)
      }
      return event.confirmed ? state : voidDrafts(state, "a document's change was rejected")
    case "facts-conflicted":
      for (const id of event.facts) change(state.facts, id, { status: "in conflict" })
      return voidDrafts(state, `fact ${event.key} is in conflict`)
    case "conflict-resolved":
      for (const other of event.others) supersede(state, other, event.chosen)
      change(state.facts, event.chosen, { status: "current", confirmed: true })
      return voidDrafts(state, `fact ${event.key} was decided`)
    case "old-value-repeated":
      state.repeats.push({ key: event.key, fact: event.fact, source: event.source })
      return state
    case "fact-withdrawn":
      change(state.facts, event.fact, { status: "withdrawn" })
      if (event.restores) change(state.facts, event.restores, { status: "current", supersededBy: null })
      return voidDrafts(state, `fact ${event.key} was withdrawn`)
    case "instruction-pinned":
      state.instructions.set(event.instruction, { ...event, at, position: sequence, revoked: false })
      return voidDrafts(state, "a standing instruction was given")
    case "instruction-revoked":
      change(state.instructions, event.instruction, { revoked: true })
      return voidDrafts(state, "a standing instruction was revoked")
    case "work-recorded":
      state.work.set(`${event.collection}:${event.id}`, { ...event, at, position: sequence })
      return voidDrafts(state, `${event.collection} ${event.id} was changed`)
    case "note-written":
      state.notes.set(event.note.note, { ...event, at, position: sequence })
      return state
    case "receipt-filed":
      state.receipts.push({ ...event, at })
      return state
    case "records-imported":
      state.imports.set(event.import, { ...event, withdrawn: false })
      return state
    case "records-withdrawn":
      change(state.imports, event.import, { withdrawn: true })
      return state
    case "item-raised":
      state.items.set(event.item, { ...event, at, state: { is: "open" } })
      return state
    case "item-decided":
      change(state.items, event.item, { state: { is: "decided", decision: event.decision, by: event.by, at } })
      return state
    case "item-closed":
      change(state.items, event.item, { state: { is: "closed", why: event.why } })
      return state
    case "draft-submitted":
      state.drafts.set(event.draft, { ...event, at, position: sequence, signed: null, void: null })
      return state
    case "draft-signed":
      change(state.drafts, event.draft, { signed: { by: event.by, at } })
      return state
    default:
      return assertNever(event)
  }
}

function supersede(state: LedgerState, fact: string, next: string) {
  change(state.facts, fact, { status: "superseded", supersededBy: next })
  change(state.facts, next, { status: "current", supersedes: fact, supersededBy: null })
}

/** A fact that other sources still hold stands by those alone; one without any keeps its last for the history. */
function dropSources(state: LedgerState, document: string) {
  for (const [id, { sources }] of state.facts) {
    const left = sources.filter((source) => source.from === "person" || source.document !== document)
    if (left.length > 0 && left.length < sources.length) change(state.facts, id, { sources: left })
  }
}

function voidDrafts(state: LedgerState, why: string): LedgerState {
  for (const [id, draft] of state.drafts) if (draft.signed && !draft.void) state.drafts.set(id, { ...draft, void: why })
  return state
}

function change<V extends object>(map: Map<string, V>, id: string, part: Partial<V>) {
  const value = map.get(id)
  if (value !== undefined) map.set(id, { ...value, ...part })
}

// Renders the opening user message: the caller's words, then what code attaches to them. No model edits what is attached. Pure.
import type { ExchangeOpened } from "./events/exchange"
import type { HandoffNote } from "./events/handoff"
import type { LedgerState } from "./ledger-state"
import { attachedBlock } from "./model-request"
import { expectedFacts } from "./read-back"

const readBackInstruction =
  "Before any other work, call read_back with every fact in the notes' mustCarry, one entry each, exactly as it stands there, " +
  "and the next action of the last note word for word. Then do the work."

/** Null for a conversation, whose first message is a person's. */
export function openingMessage(opened: ExchangeOpened, ledger: LedgerState): string | null {
  if (opened.openingRequest === null) return null
  const notes = notesOf(opened, ledger)
  return [
    opened.openingRequest,
    ...opened.attached.map(({ label, text }) => attachedBlock(label, text)),
    ...notes.map((note) => attachedBlock("handoff note", JSON.stringify(asOfNow(note, ledger)))),
    ...(notes.length > 0 ? [attachedBlock("read back", readBackInstruction)] : []),
  ].join("\n\n")
}

export function notesOf(opened: ExchangeOpened, ledger: LedgerState): HandoffNote[] {
  return opened.notes.map((id) => ledger.notes.get(id)?.note).filter((note) => note !== undefined)
}

/** A note's must-carry as it stands in the ledger now: a value superseded since it was written is never shown as in force. */
function asOfNow(note: HandoffNote, ledger: LedgerState): HandoffNote {
  const mustCarry = expectedFacts([note], ledger)
  return { ...note, mustCarry, sources: mustCarry.map(({ key, source }) => ({ key, source })) }
}

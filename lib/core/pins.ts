// Compares a session's pins with the ledger as it stands: what must ride along late, and what ends the session. Pure.
import type { RuntimeLine } from "./events/step"
import type { ExchangeState } from "./exchange-state"
import { carriedFact, currentFacts, currentInstructions } from "./ledger-facts"
import type { LedgerState } from "./ledger-state"
import { factPin, instructionPin, latePinText, type Pin, supersededText } from "./pinned-block"

/** Whether a domain's vocabulary marks a key as must-carry. */
export type MustCarry = (key: string) => boolean

/** What the pinned block holds exactly: standing instructions, then current must-carry facts sorted by key. */
export function pinsOf(ledger: LedgerState, mustCarry: MustCarry): Pin[] {
  return [
    ...currentInstructions(ledger).map(instructionPin),
    ...currentFacts(ledger)
      .filter((fact) => mustCarry(fact.key))
      .map((fact) => factPin(carriedFact(fact))),
  ]
}

export type PinChange =
  | { change: "none"; lines: RuntimeLine[] }
  /** A pin this session showed, or a fact recorded in it, no longer holds: the next model request opens a new session. */
  | { change: "new session"; lines: RuntimeLine[] }

/**
 * @param state its session must have started
 * @param shown pins this session's head and late lines have shown already
 */
export function pinChange(state: ExchangeState, ledger: LedgerState, mustCarry: MustCarry): PinChange {
  const pins = pinsOf(ledger, mustCarry)
  const shown = shownPins(state)
  const held = new Set(pins.map((pin) => pin.pin))
  const gone = [...shown, ...recordedSince(state, ledger, mustCarry)].filter((pin) => !held.has(pin))
  if (gone.length > 0) {
    const keys = [...new Set(gone.map((pin) => pinKey(pin, ledger)))].sort()
    return { change: "new session", lines: [{ about: "superseded", pins: gone, text: supersededText(keys) }] }
  }
  const late = pins.filter((pin) => !shown.has(pin.pin) && !recordedHere(pin.pin, state, ledger))
  if (late.length === 0) return { change: "none", lines: [] }
  return { change: "none", lines: [{ about: "late-pin", pins: late.map((pin) => pin.pin), text: latePinText(late) }] }
}

function shownPins(state: ExchangeState): Set<string> {
  const session = state.session
  if (!session) return new Set()
  const late = state.entries.flatMap((entry) =>
    entry.entry === "line" && entry.line.about === "late-pin" && entry.session === session.session
      ? entry.line.pins
      : [],
  )
  return new Set([...session.pins, ...late])
}

/**
 * Facts the exchange recorded itself since its head was fixed. It knows them from its own calls' results, and of one that
 * another took out of force it would hear nothing; one that it superseded itself it has been told of in the same way.
 */
function recordedSince(state: ExchangeState, ledger: LedgerState, mustCarry: MustCarry): string[] {
  const since = state.session?.ledgerPosition ?? 0
  return [...ledger.facts.values()]
    .filter(({ fact, key, position }) => position > since && mustCarry(key) && recordedHere(fact, state, ledger))
    .filter(({ supersededBy }) => supersededBy === null || !recordedHere(supersededBy, state, ledger))
    .map(({ fact }) => fact)
}

/** A fact that the exchange recorded itself needs no late pin: its own call's result has just said it. */
function recordedHere(pin: string, state: ExchangeState, ledger: LedgerState): boolean {
  const by = ledger.facts.get(pin)?.by
  return by !== undefined && "exchange" in by && by.exchange === state.id
}

function pinKey(pin: string, ledger: LedgerState): string {
  return ledger.facts.get(pin)?.key ?? `instruction ${pin}`
}

// Renders pins (must-carry facts and standing instructions) as bytes: the block of a session's head, and lines added later. Pure.
// The same state gives the same bytes: nothing in it depends on time or on the order of recording.
import type { CarriedFact } from "./events/shared"
import type { Instruction } from "./ledger-state"

export type Pin =
  | { pin: string; key: string; line: { key: string; value: string } & Record<string, unknown> }
  | { pin: string; key: string; line: { instruction: string } & Record<string, unknown> }

export const pinnedHeading = "# Pinned facts and standing instructions"

const explanation =
  "Kept by the runtime, exact, and in force. Instructions are a person's own words and hold until revoked. " +
  "Use these values as they stand; never round, convert or restate them from memory."

export function factPin(fact: CarriedFact): Pin {
  const { factId, key, canonical, currency, unit, zone, condition, anchor, source } = fact
  return { pin: factId, key, line: { key, value: canonical, currency, unit, zone, condition, anchor, source } }
}

export function instructionPin(instruction: Instruction): Pin {
  return {
    pin: instruction.instruction,
    key: `instruction ${instruction.instruction}`,
    line: {
      instruction: instruction.instruction,
      quote: instruction.quote,
      mustNotMention: instruction.mustNotMention,
      by: instruction.person.name,
    },
  }
}

/** @returns the block that follows an agent's instructions, or null where nothing is pinned */
export function pinnedBlock(pins: Pin[]): string | null {
  if (pins.length === 0) return null
  return [pinnedHeading, explanation, ...pins.map(pinLine)].join("\n")
}

/** One message for pins that came after the session's head was fixed. */
export function latePinText(pins: Pin[]): string {
  return ["[runtime: late pin]", ...pins.map(pinLine)].join("\n")
}

/** The line beside messages that still hold a value that no longer counts: it names the key, never the value. */
export function supersededText(keys: string[]): string {
  return ["[runtime: superseded]", ...keys.map((key) => JSON.stringify({ key }))].join("\n")
}

const pinLine = (pin: Pin) => JSON.stringify(pin.line)

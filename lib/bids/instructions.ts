// Pins what a person said word for word, and finds what they forbade to mention in a text. It never rewords an instruction.
import type { LedgerEvent } from "@/lib/core/events/event"
import type { PersonRef } from "@/lib/core/events/shared"
import { currentInstructions } from "@/lib/core/ledger-facts"
import type { Instruction, LedgerState } from "@/lib/core/ledger-state"
import { findQuote } from "@/lib/documents/find-quote"

/** One message a person sent, with the mail and exchange it came in by. */
export type PersonMessage = { mail: string; exchange: string; person: PersonRef; text: string }

export type Pin = {
  /** The instruction as the person wrote it. */
  quote: string
  /** The words the draft must not contain, as the person wrote them; null where nothing of the kind was said. */
  mustNotMention: string | null
  messages: readonly PersonMessage[]
  /** The id it gets if it is new. */
  instruction: string
}

export type PinDecided = { events: LedgerEvent[]; instruction: string; quote: string }

/** Refused unless quote and forbidden words stand word for word in one message. A quote already in force is not pinned twice. */
export function decidePin(state: LedgerState, pin: Pin): PinDecided | { refused: string } {
  const quoted = pin.messages.filter((message) => findQuote(message.text, pin.quote) !== null)
  if (quoted.length === 0) {
    return { refused: "No message of a person holds these words. Copy the instruction exactly as the person wrote it." }
  }
  const { mustNotMention } = pin
  const message = quoted.find(({ text }) => mustNotMention === null || isSaidIn(text, mustNotMention))
  if (message === undefined) {
    return { refused: `The person's message does not hold "${mustNotMention}". Copy the words to avoid from it.` }
  }
  const quote = pin.quote.trim()
  const known = currentInstructions(state).find((one) => one.quote === quote && one.mustNotMention === mustNotMention)
  if (known !== undefined) return { events: [], instruction: known.instruction, quote }
  const { exchange, mail, person } = message
  const { instruction } = pin
  return {
    events: [{ type: "instruction-pinned", version: 1, instruction, quote, mustNotMention, person, exchange, mail }],
    instruction,
    quote,
  }
}

/** Takes an instruction back; refused when it is not in force. */
export function decideRevoke(
  state: LedgerState,
  instruction: string,
  by: PersonRef,
): { events: LedgerEvent[] } | { refused: string } {
  const found = state.instructions.get(instruction)
  if (found === undefined) return { refused: "There is no such instruction here." }
  if (found.revoked) return { refused: "This instruction was taken back before." }
  return { events: [{ type: "instruction-revoked", version: 1, instruction, by }] }
}

/** The instructions in force whose forbidden words a text mentions. */
export function brokenBy(state: LedgerState, text: string): Instruction[] {
  return currentInstructions(state).filter(
    ({ mustNotMention }) => mustNotMention !== null && mentions(text, mustNotMention),
  )
}

/** The forbidden words a text mentions, as people wrote them. */
export function forbiddenIn(state: LedgerState, text: string): string[] {
  return brokenBy(state, text).flatMap(({ mustNotMention }) => mustNotMention ?? [])
}

/**
 * Whether a text holds these words in a row, in any letter case, singular or plural, written apart, with a hyphen or
 * as one ("sea wall", "sea-walls", "seawall"). Never true inside a longer word: "jet" is not in "jetty".
 */
export function mentions(text: string, words: string): boolean {
  const wanted = stems(words).join("")
  if (wanted === "") return false
  const found = stems(text)
  return found.some((_, start) => startsWithWords(found, start, wanted))
}

const isSaidIn = (text: string, words: string) =>
  words.trim() !== "" && findQuote(text.toLowerCase(), words.toLowerCase()) !== null

function startsWithWords(found: readonly string[], start: number, wanted: string): boolean {
  let joined = ""
  for (let at = start; at < found.length && joined.length < wanted.length; at += 1) joined += found[at] ?? ""
  return joined === wanted
}

// A soft hyphen or zero-width character inside a word would hide it from a reader's eye and from this check alike.
function stems(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/(\p{L})['’]s\b/gu, "$1")
    .toLowerCase()
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(singular)
}

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (/[^s]s$/.test(word) && !/(?:us|is)$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

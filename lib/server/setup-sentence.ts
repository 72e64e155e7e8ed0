// The one sentence a command ends with when the machine or its settings stand in its way; it never hides a broken assumption.
import { errorCode, SetupError } from "@/lib/adapters/setup-error"

/** The sentence, or null where the error is none a person can mend. */
export function setupSentence(error: unknown): string | null {
  return error instanceof SetupError ? error.message : null
}

/** Ends the command with this sentence, which says what is wrong and what to do. */
export function refuseSetup(sentence: string): never {
  throw new SetupError(sentence)
}

/** The code of a system error (`EADDRINUSE`), or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  return errorCode(error)
}

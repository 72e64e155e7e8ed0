// The error for a condition of the machine or its settings that a person can mend; it never stands for a broken assumption of ours.

/** Its message is one whole sentence, written for the person who started the command, that says what to do. */
export class SetupError extends Error {
  override readonly name = "SetupError"
}

/** The code of a system or PostgreSQL error (`ENOENT`, `28P01`), or undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined
  return typeof error.code === "string" ? error.code : undefined
}

/** What an error says, for use inside a sentence; connection errors of several addresses say what the first one says. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

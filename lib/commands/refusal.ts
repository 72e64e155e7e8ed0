// Why an act is refused: the closed list of reasons, with a sentence for the person each time. Decides nothing.
import { z } from "zod"

export const RefusalReason = z.enum([
  "not found",
  "not allowed",
  "invalid",
  /** Somebody was first: the sentence says who and when. */
  "already decided",
  "no longer needed",
  "already read",
  "already ended",
  "still running",
  /** The same bytes are filed here already. */
  "already here",
  /** A file that cannot be read for this use: the sentence says where and why. */
  "unreadable",
  /** What it rests on moved since it was shown: look again. */
  "changed",
  /** It cannot be done as things stand: the sentence says what stands in the way. */
  "not possible",
])
export type RefusalReason = z.infer<typeof RefusalReason>

export type Refusal = { done: false; reason: RefusalReason; sentence: string }

export function refuse(reason: RefusalReason, sentence: string): Refusal {
  return { done: false, reason, sentence }
}

/** What one may not see is not found. */
export function refuseUnseen(what: string): Refusal {
  return refuse("not found", `There is no such ${what}, or it is not yours to see.`)
}

/** For input that does not parse: the first fault, in the words of its schema. */
export function refuseInvalid(error: z.ZodError): Refusal {
  return refuse("invalid", error.issues[0]?.message ?? "What was sent cannot be read.")
}

// Why a change to accounts is refused: the closed list of reasons, each with its sentence for the person. Decides nothing.
import { z } from "zod"

export const AccountReason = z.enum([
  "not allowed",
  "not found",
  "invalid",
  "accounts exist",
  "last administrator",
  "email taken",
  "account closed",
  "link unknown",
  "link used",
  "link expired",
  "link void",
])
export type AccountReason = z.infer<typeof AccountReason>

/** `field` names the input at fault, null where none is. */
export const AccountRefusal = z.object({
  done: z.literal(false),
  reason: AccountReason,
  field: z.string().nullable(),
  sentence: z.string(),
})
export type AccountRefusal = z.infer<typeof AccountRefusal>

export function refuseAccount(reason: Exclude<AccountReason, "invalid">): AccountRefusal {
  return { done: false, reason, field: reason === "email taken" ? "email" : null, sentence: sentences[reason] }
}

/** For input that does not parse: the first fault, in the words of its schema. */
export function refuseInput(error: z.ZodError): AccountRefusal {
  const [issue] = error.issues
  const field = issue?.path[0]
  return {
    done: false,
    reason: "invalid",
    field: field === undefined ? null : String(field),
    sentence: issue?.message ?? "What was sent cannot be read.",
  }
}

const sentences: Record<Exclude<AccountReason, "invalid">, string> = {
  "not allowed": "Only administrators manage people.",
  "not found": "There is no such account. Reload the page to see who has one.",
  "accounts exist": "Readback has its first account already. Sign in, or ask an administrator for a link to join.",
  "last administrator":
    "This is the last administrator. Make somebody else an administrator first, so that accounts can still be managed.",
  "email taken": "There is an account with this e-mail address already. Use another one, or sign in.",
  "account closed": "This account is closed. An administrator can reopen it.",
  "link unknown": "This link is not valid. Check that it was copied whole, or ask an administrator for a new one.",
  "link used": "This link was used already. If it was you, sign in; otherwise ask an administrator for a new one.",
  "link expired": "This link is out of date. Ask an administrator for a new one.",
  "link void": "This link was withdrawn. Ask an administrator for a new one.",
}

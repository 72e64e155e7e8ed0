// What a person may type about an account, and the sentence for what does not fit. Pure; keeps nothing.
import { z } from "zod"

/** Characters. */
export const passwordLength = { min: 10, max: 128 }

export const AccountName = z
  .string()
  .trim()
  .min(1, "Type a name.")
  .max(80, "A name has at most 80 characters.")
  // PostgreSQL refuses NUL and half of a surrogate pair, and no name has control characters.
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, "A name has no control characters.")

/** In lower case, as it is kept and compared. */
export const AccountEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(200, "An e-mail address has at most 200 characters.")
  .pipe(z.email("Type an e-mail address like name@example.com."))

export const AccountPassword = z
  .string()
  .min(passwordLength.min, `A password has at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`)

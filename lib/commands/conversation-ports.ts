// What commands about conversations are given, and who acts. Holds nothing.
import { z } from "zod"
import type { Ledgers } from "@/lib/core/loop-ports"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Ids } from "@/lib/core/ports/world"

export type ConversationPorts = { store: Store; rows: Rows; ledgers: Ledgers; ids: Ids }

/** The most a person's message or answer may hold, in characters. */
export const longestText = 100_000

export const GivenText = z
  .string()
  .trim()
  .min(1, "Write something first.")
  .max(longestText, "This is longer than 100,000 characters. Attach it as a document instead.")

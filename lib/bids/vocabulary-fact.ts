// The shape of one entry of the vocabulary. It holds no entries.
import { z } from "zod"
import { ValueKind } from "@/lib/bids/formats/reading"

export const FactGroup = z.enum(["identity", "money", "dates", "eligibility", "form"])
export type FactGroup = z.infer<typeof FactGroup>

/**
 * One fact by its key. `mustCarry`: it stands in the pinned block and every read-back. `audience`: a question about
 * it goes to managers. `synonyms` are headings as Indian, United States and United Kingdom documents print them.
 */
export const FactKey = z.object({
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)+$/),
  label: z.string().min(1),
  group: FactGroup,
  kind: ValueKind,
  mustCarry: z.boolean(),
  audience: z.enum(["money", "eligibility"]).nullable(),
  synonyms: z.array(z.string().min(1)),
})
export type FactKey = z.infer<typeof FactKey>

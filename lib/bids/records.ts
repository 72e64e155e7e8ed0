// What the workspace knows beside documents: messages, the company's profile and its rates. It never holds a bid's own facts.
import { z } from "zod"

/** An ISO 8601 instant with its offset; a message whose offset is unknown is refused, not assumed. */
export const OffsetInstant = z.iso.datetime({ offset: true })

/** One mail or call as it was kept. `to` may be empty only for a call whose notes name nobody else. */
export const MessageRecord = z.object({
  kind: z.enum(["mail", "call"]),
  at: OffsetInstant,
  from: z.string().min(1),
  to: z.array(z.string().min(1)),
  subject: z.string().nullable(),
  text: z.string().min(1),
})
export type MessageRecord = z.infer<typeof MessageRecord>

/** Where a value stands in a workbook; rows count from 1 as a person sees them. For CSV the sheet is the file's name. */
export const CellSource = z.object({ sheet: z.string().min(1), row: z.number().int().min(1) })
export type CellSource = z.infer<typeof CellSource>

/** A decimal without a sign, grouping or exponent. */
export const DecimalText = z.string().regex(/^\d+(?:\.\d+)?$/)

export const ProfileField = CellSource.extend({ name: z.string().min(1), value: z.string().min(1) })
/** `year` as the sheet writes it ("2024-25"); `amount` in major units with the currency's decimals. */
export const TurnoverYear = CellSource.extend({
  year: z.string().min(1),
  amount: DecimalText,
  currency: z.string().length(3),
})
/** `completed` is an ISO date, null where the sheet leaves it empty. */
export const CompletedWork = CellSource.extend({
  name: z.string().min(1),
  client: z.string(),
  value: DecimalText,
  currency: z.string().length(3),
  completed: z.iso.date().nullable(),
  scope: z.string(),
})

export const CompanyProfile = z.object({
  fields: z.array(ProfileField),
  turnover: z.array(TurnoverYear),
  works: z.array(CompletedWork),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

/** The price of one unit of an item, as the rate list has it. */
export const Rate = CellSource.extend({
  code: z.string().min(1).nullable(),
  description: z.string().min(1),
  unit: z.string().min(1),
  rate: DecimalText,
  currency: z.string().length(3),
})
export type Rate = z.infer<typeof Rate>

// What the company brings to every bid, for display: profile, rates and messages in force, and the imports they came with.
import { z } from "zod"
import { CompanyProfile, CompletedWork, MessageRecord, Rate, TurnoverYear } from "@/lib/bids/records"

const Who = z.object({ name: z.string(), at: z.string() })

/** Of profiles and rate lists the last import in force counts; messages of all imports in force count. */
export const ImportLine = z.object({
  import: z.string(),
  use: z.enum(["messages", "profile", "rates"]),
  name: z.string(),
  count: z.int(),
  by: Who,
  standing: z.discriminatedUnion("is", [
    z.object({ is: z.literal("in force") }),
    z.object({ is: z.literal("replaced") }),
    z.object({ is: z.literal("withdrawn"), by: Who, why: z.string() }),
  ]),
})
export type ImportLine = z.infer<typeof ImportLine>

/** `display` is what people read; the amount itself stays beside it. */
const Shown = z.object({ display: z.string() })

export const CompanyView = z.object({
  mayChange: z.boolean(),
  profile: CompanyProfile.extend({
    turnover: z.array(TurnoverYear.extend(Shown.shape)),
    works: z.array(CompletedWork.extend(Shown.shape)),
  }).nullable(),
  rates: z.array(Rate.extend(Shown.shape)),
  messages: z.object({ total: z.int(), latest: z.array(MessageRecord) }),
  /** Latest first. */
  imports: z.array(ImportLine),
})
export type CompanyView = z.infer<typeof CompanyView>

// What happened in one exchange, as the browser is told: browser-safe, bounded in size. Holds no hash, no epoch, no raw event.
import { z } from "zod"
import { Attachment } from "@/lib/core/events/mail"
import { PersonRef, SettlementReason } from "@/lib/core/events/shared"
import { CallOutcome } from "@/lib/core/events/step"

/** A text cut to what a line needs; `characters` is its whole length, so that a cut can be said and the rest be fetched. */
export const CutText = z.object({ text: z.string(), characters: z.number().int() })
export type CutText = z.infer<typeof CutText>

const Call = z.object({ call: z.string(), tool: z.string(), argument: z.string(), arguments: CutText })

export const LogChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("opened"), request: z.string().nullable(), attached: z.array(z.string()) }),
  z.object({
    change: z.literal("words accepted"),
    mail: z.string(),
    how: z.enum(["message", "interjection"]),
    by: PersonRef,
    text: z.string(),
    attachments: z.array(Attachment),
  }),
  z.object({ change: z.literal("words taken back"), mail: z.string() }),
  z.object({ change: z.literal("words returned"), mails: z.array(z.string()) }),
  z.object({
    change: z.literal("notice accepted"),
    exchange: z.string(),
    agent: z.string(),
    reason: SettlementReason,
    detail: z.string().nullable(),
  }),
  z.object({ change: z.literal("decision accepted"), call: z.string(), by: PersonRef, decision: z.string() }),
  z.object({ change: z.literal("retry asked"), by: PersonRef }),
  z.object({ change: z.literal("session started"), why: z.enum(["opened", "pins changed", "head changed"]) }),
  z.object({
    change: z.literal("model requested"),
    request: z.number().int(),
    claims: z.array(z.string()),
    superseded: z.array(z.string()),
  }),
  z.object({ change: z.literal("replied"), request: z.number().int(), text: z.string(), calls: z.array(Call) }),
  z.object({ change: z.literal("model failed"), request: z.number().int(), sentence: z.string() }),
  z.object({
    change: z.literal("call started"),
    call: z.string(),
    children: z.array(z.object({ exchange: z.string(), agent: z.string(), title: z.string() })),
  }),
  z.object({ change: z.literal("call awaiting"), call: z.string(), item: z.string() }),
  z.object({ change: z.literal("call finished"), call: z.string(), outcome: CallOutcome, content: CutText }),
  z.object({ change: z.literal("question raised"), question: z.string(), call: z.string().nullable() }),
  z.object({
    change: z.literal("read back"),
    attempt: z.number().int(),
    passed: z.boolean(),
    lines: z.number().int(),
    problems: z.array(z.string()),
  }),
  z.object({ change: z.literal("handed over"), note: z.string() }),
  z.object({ change: z.literal("stop requested"), by: z.string() }),
  z.object({ change: z.literal("settled"), reason: SettlementReason, detail: z.string().nullable() }),
])
export type LogChange = z.infer<typeof LogChange>

/** `sequence` is the event's own in its exchange's stream: with the exchange's id it names the line for ever. */
export const LogEvent = z.object({ sequence: z.number().int(), at: z.string(), change: LogChange })
export type LogEvent = z.infer<typeof LogEvent>

/** One page of an exchange's log. `older`: what to ask for to get the page before, null at the beginning. */
export const LogPage = z.object({
  exchange: z.string(),
  events: z.array(LogEvent),
  older: z.number().int().nullable(),
  /** The sequence this page was read at: events up to it are in it or before it. */
  upTo: z.number().int(),
  partial: z.object({ request: z.number().int(), text: z.string() }).nullable(),
})
export type LogPage = z.infer<typeof LogPage>

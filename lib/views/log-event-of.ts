// Turns a recorded event of an exchange into what its log shows, or into nothing. Pure; cuts what is long and says how long it was.
import { assertNever } from "@/lib/core/assert-never"
import type { AnyEvent, ExchangeEvent, Recorded } from "@/lib/core/events/event"
import type { Mail } from "@/lib/core/events/mail"
import type { RecordedCall } from "@/lib/core/events/step"
import type { CutText, LogChange, LogEvent } from "./log-event"

/** Null for events that a log shows nothing of. */
export function logEventOf({ event, sequence, at }: Recorded): LogEvent | null {
  const change = changeOf(event)
  return change && { sequence, at, change }
}

/** At most `limit` characters, never half of a surrogate pair. */
export function cutText(text: string, limit: number): CutText {
  if (text.length <= limit) return { text, characters: text.length }
  const last = text.charCodeAt(limit - 1)
  const end = last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit
  return { text: text.slice(0, end), characters: text.length }
}

const contentLimit = 4000

function changeOf(event: AnyEvent): LogChange | null {
  switch (event.type) {
    case "exchange-opened":
      return { change: "opened", request: event.openingRequest, attached: event.attached.map(({ label }) => label) }
    case "mail-accepted":
      return mailChange(event.id, event.mail)
    case "mail-taken-back":
      return { change: "words taken back", mail: event.id }
    case "mail-returned":
      return { change: "words returned", mails: event.ids }
    case "session-started":
      return { change: "session started", why: event.why }
    case "model-requested":
      return {
        change: "model requested",
        request: event.request,
        claims: event.claims,
        superseded: event.lines.filter(({ about }) => about === "superseded").map(({ text }) => text),
      }
    case "model-replied":
      return { change: "replied", request: event.request, text: event.text, calls: event.calls.map(callView) }
    case "model-failed":
      return { change: "model failed", request: event.request, sentence: event.sentence }
    case "call-started":
      return {
        change: "call started",
        call: event.call,
        children: event.children.map(({ exchange, agent, request }) => ({ exchange, agent, title: request })),
      }
    case "call-awaiting":
      return { change: "call awaiting", call: event.call, item: event.item }
    case "call-finished":
      return {
        change: "call finished",
        call: event.call,
        outcome: event.outcome,
        content: cutText(event.content, contentLimit),
      }
    case "question-asked":
      return { change: "question raised", question: event.question, call: event.call }
    case "question-passed":
      return event.to === "person" ? { change: "question raised", question: event.question, call: null } : null
    case "read-back-compared":
      return readBackChange(event)
    case "handed-over":
      return { change: "handed over", note: event.note }
    case "stop-requested":
      return { change: "stop requested", by: "exchange" in event.by ? "its caller" : event.by.name }
    case "activation-settled":
      return { change: "settled", reason: event.reason, detail: event.detail }
    default:
      return null
  }
}

function mailChange(id: string, mail: Mail): LogChange | null {
  switch (mail.kind) {
    case "message":
      return { ...words(id, mail), how: "message", attachments: mail.attachments }
    case "interjection":
      return { ...words(id, mail), how: "interjection", attachments: [] }
    case "notice": {
      const { exchange, agent, reason, detail } = mail
      return { change: "notice accepted", exchange, agent, reason, detail }
    }
    case "decision":
      return { change: "decision accepted", call: mail.call, by: mail.person, decision: mail.decision }
    case "retry":
      return { change: "retry asked", by: mail.person }
    case "result":
    case "answer":
      return null
    default:
      return assertNever(mail)
  }
}

function words(mail: string, { person, text }: Extract<Mail, { kind: "message" | "interjection" }>) {
  return { change: "words accepted" as const, mail, by: person, text }
}

function callView({ call, tool, arguments: given }: RecordedCall) {
  return { call, tool, argument: keyArgument(given), arguments: cutText(given, contentLimit) }
}

/** The first plain value among the arguments, for the one line that a folded call has. */
function keyArgument(given: string): string {
  const parsed = parsedArguments(given)
  const [first] = Object.values(parsed).filter((value) => typeof value === "string" || typeof value === "number")
  return cutText(String(first ?? "").replace(/\s+/g, " "), 120).text
}

/** A model may write what is no JSON; then there is no argument to name. */
function parsedArguments(given: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(given)
    return typeof value === "object" && value !== null ? { ...value } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function readBackChange(event: Extract<ExchangeEvent, { type: "read-back-compared" }>): LogChange {
  const problems = event.lines
    .filter(({ verdict }) => verdict !== "equal" && verdict !== "reformatted")
    .map(({ key, verdict, part }) => `${key}: ${verdict}${part ? ` (${part})` : ""}`)
  return { change: "read back", attempt: event.attempt, passed: event.passed, lines: event.lines.length, problems }
}

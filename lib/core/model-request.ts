// Builds a model request from an exchange's state and its session's texts. Pure; within a session the messages only ever grow.
import { assertNever } from "./assert-never"
import type { Entry, ExchangeState } from "./exchange-state"
import type { ModelRequest, RequestMessage, ToolSpec } from "./ports/model"

/** Texts fixed for a session: found by the hashes in session-started. */
export type SessionTexts = { system: string; carried: string | null; opening: string | null; tools: ToolSpec[] }

/** The request as sent: head, carried conversation, opening request, own messages, and last the tail if there is one. */
export function modelRequest(state: ExchangeState, texts: SessionTexts): ModelRequest {
  const tail = state.lastRequest?.tail ?? null
  return {
    messages: [
      ...headMessages(texts),
      ...ownMessages(state),
      ...(tail === null ? [] : [{ role: "user" as const, content: tail }]),
    ],
    tools: texts.tools,
  }
}

/** What stands before the exchange's own messages: the same for every model request of a session. */
export function headMessages({ system, carried, opening }: SessionTexts): RequestMessage[] {
  return [
    { role: "system", content: system },
    ...(carried === null ? [] : [{ role: "system" as const, content: carried }]),
    ...(opening === null ? [] : [{ role: "user" as const, content: opening }]),
  ]
}

/** The exchange's own messages in order; late pins of earlier sessions are left out, since the new head holds them. */
export function ownMessages(state: ExchangeState): RequestMessage[] {
  const session = state.session?.session ?? 0
  return state.entries.flatMap((entry) => entryMessage(entry, session))
}

function entryMessage(entry: Entry, session: number): RequestMessage[] {
  switch (entry.entry) {
    case "reply":
      return [
        {
          role: "assistant",
          content: entry.text,
          calls: entry.calls.map((call) => ({ id: call.call, tool: call.tool, arguments: call.arguments })),
        },
      ]
    case "result":
      return [{ role: "tool", call: entry.call, content: entry.content }]
    case "line":
      if (entry.line.about === "late-pin" && entry.session !== session) return []
      return [{ role: "user", content: entry.line.text }]
    case "mail":
      return [{ role: "user", content: mailText(entry.mail) }]
    default:
      return assertNever(entry)
  }
}

function mailText(mail: Extract<Entry, { entry: "mail" }>["mail"]): string {
  switch (mail.kind) {
    case "message":
      return mail.attachments.length === 0
        ? mail.text
        : [mail.text, attachedBlock("documents", JSON.stringify(mail.attachments))]
            .filter((part) => part !== "")
            .join("\n\n")
    case "interjection":
      return `[person: interjection]\n${mail.text}`
    case "notice": {
      const { exchange, agent, reason, text, detail, note } = mail
      return `[runtime: settlement notice]\n${JSON.stringify({ exchange, agent, reason, text, detail, note })}`
    }
    case "retry":
      return "[runtime: retry]\nA person asked to try again from here."
    default:
      return assertNever(mail)
  }
}

export function attachedBlock(label: string, text: string): string {
  return `[attached by the runtime: ${label}]\n${text}`
}

// Folds an exchange's log events to the lines its log shows, in reading order. Pure; the same on the server and in the browser.
import { assertNever } from "@/lib/core/assert-never"
import type { Attachment } from "@/lib/core/events/mail"
import type { PersonRef, SettlementReason } from "@/lib/core/events/shared"
import type { CallOutcome } from "@/lib/core/events/step"
import type { CutText, LogEvent } from "./log-event"

/** `waiting` words stand above the composer, not in the log; they move to where they were read. */
export type WordsFate = "waiting" | "read" | "taken back" | "not read"

/** `id` is stable: exchange and sequence, or exchange and call. `at` is ISO 8601 UTC. */
export type LogItem = { id: string; at: string } & (
  | {
      item: "words"
      mail: string
      how: "message" | "interjection"
      by: PersonRef
      text: string
      attachments: Attachment[]
      fate: WordsFate
    }
  | { item: "opening"; request: string; attached: string[] }
  | { item: "reply"; text: string }
  | {
      item: "call"
      call: string
      tool: string
      argument: string
      arguments: CutText
      children: { exchange: string; agent: string; title: string }[]
      state: CallOutcome | "running" | "awaiting"
      content: CutText | null
    }
  | { item: "question"; question: string }
  | { item: "notice"; exchange: string; agent: string; reason: SettlementReason; detail: string | null }
  | { item: "decision"; by: PersonRef; decision: string }
  | { item: "read-back"; attempt: number; passed: boolean; lines: number; problems: string[] }
  | { item: "handed over"; note: string }
  | { item: "superseded"; text: string }
  | { item: "stop"; by: string }
  | { item: "retry"; by: PersonRef }
  | { item: "ended"; reason: SettlementReason; detail: string | null }
)
type ItemOf<Kind extends LogItem["item"]> = Extract<LogItem, { item: Kind }>

export type FoldedLog = {
  items: LogItem[]
  /** The latest model request that has its reply or failed: a growing reply of it or of an earlier one is over. */
  repliedUpTo: number
}

/** Events in order of their sequence, each once. Pages may begin anywhere. */
export function foldLog(exchange: string, events: readonly LogEvent[]): FoldedLog {
  let items: LogItem[] = []
  let repliedUpTo = 0
  for (const { sequence, at, change } of events) {
    const line = { id: `${exchange}:${sequence}`, at }
    switch (change.change) {
      case "opened":
        if (change.request !== null) {
          items.push({ ...line, item: "opening", request: change.request, attached: change.attached })
        }
        break
      case "words accepted": {
        const { change: _, ...words } = change
        items.push({ ...line, item: "words", ...words, fate: "waiting" })
        break
      }
      case "words taken back":
        items = withFate(items, [change.mail], "taken back")
        break
      case "words returned":
        items = withFate(items, change.mails, "not read")
        break
      case "model requested":
        items = movedToEnd(items, change.claims)
        for (const [index, text] of change.superseded.entries()) {
          items.push({ ...line, id: `${line.id}:${index}`, item: "superseded", text })
        }
        break
      case "replied":
        repliedUpTo = Math.max(repliedUpTo, change.request)
        if (change.text.trim() !== "") items.push({ ...line, item: "reply", text: change.text })
        for (const call of change.calls) items.push(openCall(exchange, at, call))
        break
      case "model failed":
        repliedUpTo = Math.max(repliedUpTo, change.request)
        break
      case "call started":
        items = withCall(items, change.call, { children: change.children })
        break
      case "call awaiting":
        items = withCall(items, change.call, { state: "awaiting" })
        break
      case "call finished":
        items = withCall(items, change.call, { state: change.outcome, content: change.content })
        break
      case "question raised":
        items.push({ ...line, item: "question", question: change.question })
        break
      case "notice accepted": {
        const { change: _, ...notice } = change
        items.push({ ...line, item: "notice", ...notice })
        break
      }
      case "decision accepted":
        items.push({ ...line, item: "decision", by: change.by, decision: change.decision })
        break
      case "read back": {
        const { change: _, ...comparison } = change
        items.push({ ...line, item: "read-back", ...comparison })
        break
      }
      case "handed over":
        items.push({ ...line, item: "handed over", note: change.note })
        break
      case "stop requested":
        items.push({ ...line, item: "stop", by: change.by })
        break
      case "retry asked":
        items.push({ ...line, item: "retry", by: change.by })
        break
      case "settled":
        items.push({ ...line, item: "ended", reason: change.reason, detail: change.detail })
        break
      case "session started":
        break
      default:
        assertNever(change)
    }
  }
  return { items, repliedUpTo }
}

function openCall(
  exchange: string,
  at: string,
  call: Pick<ItemOf<"call">, "call" | "tool" | "argument" | "arguments">,
): ItemOf<"call"> {
  return { ...call, id: `${exchange}:${call.call}`, at, item: "call", children: [], state: "running", content: null }
}

/** A call whose reply stands on an older page is left alone until that page is there. */
function withCall(items: LogItem[], call: string, part: Partial<ItemOf<"call">>): LogItem[] {
  return items.map((item) => (item.item === "call" && item.call === call ? { ...item, ...part } : item))
}

function withFate(items: LogItem[], mails: readonly string[], fate: WordsFate): LogItem[] {
  return items.map((item) => (item.item === "words" && mails.includes(item.mail) ? { ...item, fate } : item))
}

/** Words stand where they were read: what the agent said before that, it said without knowing them. */
function movedToEnd(items: LogItem[], mails: readonly string[]): LogItem[] {
  const isClaimed = (item: LogItem) => item.item === "words" && mails.includes(item.mail)
  const claimed = withFate(items.filter(isClaimed), mails, "read")
  return claimed.length === 0 ? items : [...items.filter((item) => !isClaimed(item)), ...claimed]
}

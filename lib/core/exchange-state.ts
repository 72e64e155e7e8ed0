// What an exchange's loop needs to know of it: transcript, open calls, mailbox, gate. Holds no rules.
import type { ActivationSettled, ExchangeOpened, StopRequested } from "./events/exchange"
import type { Mail } from "./events/mail"
import type {
  CallFinished,
  CallStarted,
  ModelReplied,
  ModelRequested,
  RecordedCall,
  RuntimeLine,
  SessionStarted,
} from "./events/step"

/** One piece of the exchange's own messages, in the order it goes over the wire. */
export type Entry =
  | { entry: "reply"; sequence: number; text: string; calls: RecordedCall[] }
  | { entry: "result"; call: string; tool: string; content: string; origin: CallFinished["origin"] }
  | { entry: "mail"; mail: Exclude<Mail, { kind: "result" | "answer" | "decision" }> }
  | { entry: "line"; session: number; line: RuntimeLine }

export type Call = RecordedCall & {
  reply: number
  started: CallStarted | null
  awaiting: string | null
  question: string | null
  finished: CallFinished | null
}

/** The read-back gate: `due` holds every tool back but asking and reading back. */
export type Gate = "none" | "due" | "passed" | "declined"

export type ExchangeState = {
  id: string
  sequence: number
  opened: ExchangeOpened
  activation: number
  settled: ActivationSettled | null
  session: SessionStarted | null
  /** The model request under way: sent or to be sent again, no reply yet. */
  unanswered: ModelRequested | null
  lastRequest: ModelRequested | null
  lastReply: ModelReplied | null
  failure: string | null
  /** The last text this activation said that was not empty. */
  lastText: string | null
  /** Model requests of this activation. */
  steps: number
  entries: Entry[]
  calls: Map<string, Call>
  /** Calls of the last reply, in order. */
  lastCalls: string[]
  /** Accepted and unclaimed, in order of acceptance. */
  mailbox: Map<string, Mail>
  /** Tasks opened here whose notice has not come, by exchange. */
  tasks: Map<string, { call: string; agent: string }>
  stop: StopRequested | null
  gate: Gate
  readBacks: number
  note: string | null
}

/** A working copy: folding onto it leaves the original as it was. */
export function copyExchangeState(state: ExchangeState): ExchangeState {
  return {
    ...state,
    entries: [...state.entries],
    calls: new Map(state.calls),
    mailbox: new Map(state.mailbox),
    tasks: new Map(state.tasks),
  }
}

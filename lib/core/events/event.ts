// The closed unions of all events, one for each kind of stream, and how a stored event is read. Holds no rules.
import { z } from "zod"
import { DraftSigned, DraftSubmitted, ItemClosed, ItemDecided, ItemRaised } from "./decision"
import { ActivationSettled, ExchangeOpened, ExchangeTitled, StopRequested } from "./exchange"
import {
  ChangeDecided,
  ConflictResolved,
  FactRecorded,
  FactSourced,
  FactSuperseded,
  FactsConflicted,
  FactWithdrawn,
  OldValueRepeated,
} from "./fact"
import { HandedOver, ReadBackCompared } from "./handoff"
import {
  DocumentAdded,
  DocumentOrderConfirmed,
  DocumentWithdrawn,
  InstructionPinned,
  InstructionRevoked,
  LedgerOpened,
  LedgerRenamed,
  NoteWritten,
  ReceiptFiled,
  RecordsImported,
  RecordsWithdrawn,
  WorkRecorded,
} from "./ledger"
import { MailAccepted, MailReturned, MailTakenBack } from "./mail"
import { QuestionAnswered, QuestionAsked, QuestionPassed, QuestionWithdrawn } from "./question"
import {
  CallAwaiting,
  CallFinished,
  CallStarted,
  ModelFailed,
  ModelReplied,
  ModelRequested,
  SessionStarted,
} from "./step"

export const ExchangeEvent = z.discriminatedUnion("type", [
  ExchangeOpened,
  ExchangeTitled,
  StopRequested,
  ActivationSettled,
  SessionStarted,
  ModelRequested,
  ModelReplied,
  ModelFailed,
  CallStarted,
  CallAwaiting,
  CallFinished,
  MailAccepted,
  MailTakenBack,
  MailReturned,
  QuestionAsked,
  QuestionPassed,
  QuestionAnswered,
  QuestionWithdrawn,
  ReadBackCompared,
  HandedOver,
])
export type ExchangeEvent = z.infer<typeof ExchangeEvent>

export const LedgerEvent = z.discriminatedUnion("type", [
  LedgerOpened,
  LedgerRenamed,
  DocumentAdded,
  DocumentWithdrawn,
  DocumentOrderConfirmed,
  FactRecorded,
  FactSourced,
  FactSuperseded,
  ChangeDecided,
  FactsConflicted,
  ConflictResolved,
  OldValueRepeated,
  FactWithdrawn,
  InstructionPinned,
  InstructionRevoked,
  WorkRecorded,
  NoteWritten,
  ReceiptFiled,
  RecordsImported,
  RecordsWithdrawn,
  ItemRaised,
  ItemDecided,
  ItemClosed,
  DraftSubmitted,
  DraftSigned,
])
export type LedgerEvent = z.infer<typeof LedgerEvent>

export type AnyEvent = ExchangeEvent | LedgerEvent

/** An event as it stands in its stream. `at` is ISO 8601 in UTC, set by the store's clock. */
export type Recorded<E extends AnyEvent = AnyEvent> = { stream: string; sequence: number; at: string; event: E }

/** The events that visitors may append to an exchange's stream; an owner that meets only these appends again. */
export const mailboxEventTypes = [
  "mail-accepted",
  "mail-taken-back",
  "question-passed",
  "question-answered",
  "stop-requested",
  "exchange-titled",
] as const satisfies readonly ExchangeEvent["type"][]

// Says what an event touches, so that a guard can ask "has anything touched this since I looked?". Never reads state.
import { assertNever } from "../assert-never"
import type { AnyEvent } from "./event"

/**
 * Subjects are short strings such as `fact:emd.amount` or `question:q_1`. A commit guarded on subjects since a position
 * is refused if any later event of the stream shares one.
 */
export function subjectsOf(event: AnyEvent): string[] {
  switch (event.type) {
    case "exchange-opened":
    case "exchange-titled":
    case "ledger-opened":
      return ["opening"]
    case "ledger-renamed":
      return ["name"]
    case "stop-requested":
      return ["stop"]
    case "activation-settled":
      return ["settlement"]
    case "session-started":
    case "model-requested":
    case "model-replied":
    case "model-failed":
      return ["step"]
    case "call-started":
      return [`call:${event.call}`, ...event.children.map((child) => `child:${child.exchange}`)]
    case "call-awaiting":
      return [`call:${event.call}`, `item:${event.item}`]
    case "call-finished":
    case "read-back-compared":
    case "handed-over":
      return [`call:${event.call}`]
    case "mail-accepted":
    case "mail-taken-back":
      return [`mail:${event.id}`]
    case "mail-returned":
      return event.ids.map((id) => `mail:${id}`)
    case "question-asked":
    case "question-passed":
    case "question-answered":
    case "question-withdrawn":
      return [`question:${event.question}`]
    case "document-added":
      return ["documents", `document:${event.document}`]
    case "document-withdrawn":
      return ["documents", `document:${event.document}`]
    case "change-decided":
      return [`document:${event.document}`, ...event.facts.map((fact) => `fact:${fact.key}`)]
    case "document-order-confirmed":
      return ["documents", ...event.documents.map((document) => `document:${document}`)]
    case "fact-recorded":
    case "fact-sourced":
    case "fact-superseded":
    case "facts-conflicted":
    case "conflict-resolved":
    case "old-value-repeated":
    case "fact-withdrawn":
      return [`fact:${event.key}`]
    case "instruction-pinned":
    case "instruction-revoked":
      return ["instructions", `instruction:${event.instruction}`]
    case "work-recorded":
      return [`work:${event.collection}`, `work:${event.collection}:${event.id}`]
    case "note-written":
      return [`note:${event.note.note}`]
    case "receipt-filed":
      return [`receipt:${event.receipt}`]
    case "records-imported":
    case "records-withdrawn":
      return ["records", `import:${event.import}`]
    case "item-raised":
    case "item-decided":
    case "item-closed":
      return [`item:${event.item}`]
    case "draft-submitted":
    case "draft-signed":
      return ["drafts", `draft:${event.draft}`]
    default:
      return assertNever(event)
  }
}

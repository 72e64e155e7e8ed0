// One row a bid, for the list of bids and a bid's header. Its authority and closing time are read from facts, never copied here.
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { emptyLedger } from "@/lib/core/ledger-state"
import type { Projection, ProjectionContext, RowChange } from "@/lib/core/projections/projection"

/** Keys of the facts that a bid's header shows. */
export const bidHeaderKeys = { authority: "tender.authority", closing: "bid.closing" } as const

/**
 * How far a bid has come, by the last thing that happened:
 * Documents: opened, nothing to read yet. Reading: a document came. Drafting: work of the bid's own was recorded, or a
 * draft was sent back, or what was signed became void. Sign-off: a draft was put up. Signed: a draft was signed.
 */
export type BidStage = "Documents" | "Reading" | "Drafting" | "Sign-off" | "Signed"

export const bidProjection: Projection = {
  name: "bid",
  tables: ["BidRow"],
  apply: (recorded, context) => recorded.flatMap((one) => changesOf(one, context)),
}

function changesOf(recorded: Recorded, context: ProjectionContext): RowChange[] {
  if (!standsInLedger(recorded, context)) return []
  const { event, stream, at } = recorded
  if (event.type === "ledger-opened") {
    if (event.scope !== "bid") return []
    const row = { name: event.name, stage: "Documents" satisfies BidStage, documents: 0, createdAt: at, updatedAt: at }
    return [{ change: "insert", table: "BidRow", id: stream, row }]
  }
  // Ledgers of other scopes have no row, so that these changes meet nothing there.
  return [
    { change: "update", table: "BidRow", id: stream, set: { updatedAt: at }, onlyIf: {} },
    ...documentCount(recorded),
    ...headingChanges(recorded),
  ]
}

function standsInLedger(recorded: Recorded, context: ProjectionContext): recorded is Recorded<LedgerEvent> {
  return context.heading(recorded.stream).kind === "ledger"
}

function documentCount({ event, stream }: Recorded<LedgerEvent>): RowChange[] {
  const documents = event.type === "document-added" ? 1 : event.type === "document-withdrawn" ? -1 : 0
  return documents === 0 ? [] : [{ change: "increment", table: "BidRow", id: stream, by: { documents } }]
}

function headingChanges(recorded: Recorded<LedgerEvent>): RowChange[] {
  const { event, stream } = recorded
  const voided = voidsSignature(recorded) ? [move(stream, "Drafting", "Signed")] : []
  switch (event.type) {
    case "ledger-renamed":
      return [{ change: "update", table: "BidRow", id: stream, set: { name: event.name }, onlyIf: {} }]
    case "document-added":
      return [move(stream, "Reading", "Documents")]
    case "work-recorded":
      return [...voided, move(stream, "Drafting", "Documents"), move(stream, "Drafting", "Reading")]
    case "draft-submitted":
      return [
        { change: "update", table: "BidRow", id: stream, set: { stage: "Sign-off" satisfies BidStage }, onlyIf: {} },
      ]
    case "draft-signed":
      return [move(stream, "Signed", "Sign-off")]
    case "item-decided":
      return event.decision.decision === "send back" ? [move(stream, "Drafting", "Sign-off")] : []
    default:
      return voided
  }
}

function move(id: string, to: BidStage, from: BidStage): RowChange {
  return { change: "update", table: "BidRow", id, set: { stage: to }, onlyIf: { stage: from } }
}

/** Asks the ledger's own fold, so that what voids a signature is written down once. */
function voidsSignature(recorded: Recorded<LedgerEvent>): boolean {
  const ledger = emptyLedger(recorded.stream)
  ledger.drafts.set("signed", {
    draft: "signed",
    draftVersion: 1,
    contentHash: "",
    fileHash: "",
    facts: [],
    by: { exchange: "", call: "" },
    at: "",
    position: 0,
    signed: { by: { id: "", name: "" }, at: "" },
    void: null,
  })
  applyLedgerEvent(ledger, recorded)
  return ledger.drafts.get("signed")?.void !== null
}

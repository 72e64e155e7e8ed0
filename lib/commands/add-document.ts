// Files an uploaded file as a document of a bid or a conversation, with what it says of itself. Reads no bytes and no facts.
import { z } from "zod"
import { decideAfterAdding } from "@/lib/bids/decide-order"
import { warningsAbout } from "@/lib/bids/document-chain"
import { guardFor, workOn } from "@/lib/bids/working-ledger"
import type { LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Clock, Ids } from "@/lib/core/ports/world"
import { type Act, commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { ledgerPlace } from "./ledger-place"
import { findReceived, type ReceivedFile, UploadId } from "./received-file"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

export const DocumentAddition = z.object({ mutationId: z.uuid(), ledger: GivenId, upload: UploadId })
export type DocumentAddition = z.infer<typeof DocumentAddition>

/** `warnings` are sentences for the person who added it. */
export const AddedDocument = z.object({
  done: z.literal(true),
  document: z.string(),
  name: z.string(),
  warnings: z.array(z.string()),
})
export type AddedDocument = z.infer<typeof AddedDocument>

export type AddDocumentPorts = {
  store: Pick<Store, "commit" | "mutationOutcome" | "getText">
  rows: Pick<Rows, "bid" | "bidMembers" | "conversations">
  ledgers: Ledgers
  clock: Clock
  ids: Ids
}

/** The same mutation id again returns the first outcome. The same bytes are not added to a ledger twice. */
export async function addDocument(
  ports: AddDocumentPorts,
  viewer: Viewer,
  { mutationId, ledger, upload }: DocumentAddition,
): Promise<AddedDocument | Refusal> {
  return commitOnce(ports.store, { id: mutationId, person: viewer.id, outcome: AddedDocument }, async () => {
    const place = await ledgerPlace(ports.rows, ledger)
    if (!place || !may(viewer, "take part", place)) return refuseUnseen("bid or conversation")
    const file = await findReceived(ports.store, viewer, upload)
    if (!file) return refuse("not found", "This file was not uploaded by you. Upload it again.")
    const state = await ports.ledgers.now(ledger)
    const same = documentOf(state, file.fileHash)
    if (same) return refuse("already here", alreadyHere(same))
    return addition(ports, viewer, { state, file })
  })
}

/** The document in force that holds these very bytes. */
export function documentOf(state: LedgerState, fileHash: string): LedgerDocument | null {
  return [...state.documents.values()].find((one) => one.fileHash === fileHash && one.withdrawn === null) ?? null
}

function addition(
  { clock, ids }: AddDocumentPorts,
  viewer: Viewer,
  { state, file }: { state: LedgerState; file: ReceivedFile },
): Act<AddedDocument> {
  const person = personRef(viewer)
  const at = new Date(clock.now()).toISOString()
  const { name, format, bytes, fileHash, pagesHash, pages, characters, identity } = file
  const document = ids.next("doc")
  const about = { document, name, format, bytes, fileHash, pagesHash, pages, characters, identity }
  const plain = { type: "document-added" as const, version: 1 as const, ...about, warnings: [], by: person }
  // What it warns of is known only once it stands beside the others.
  const alone = workOn(state, at)
  alone.write(plain)
  const warnings = warningsAbout(alone.state, document).map((sentence) => `When it came in: ${sentence}`)
  const working = workOn(state, at)
  working.write({ ...plain, warnings })
  const events = [...working.events, ...decideAfterAdding(working.state, { person }, at)]
  const facts = [...state.facts.values()].map(({ key }) => `fact:${key}`)
  const guard = { since: state.position, subjects: guardFor(events, facts) }
  return {
    parts: [{ as: "ledger", stream: state.id, guard, events }],
    outcome: { done: true, document, name, warnings },
  }
}

function alreadyHere({ name, by }: LedgerDocument): string {
  return `This file is here already: ${by.name} added the same bytes as ${name}. It was not added again.`
}

// Files an uploaded file as messages, profile or rates of the workspace: all of its records or none. Changes no bid.
import { z } from "zod"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import { may, type Viewer } from "@/lib/core/permissions"
import type { CommitPart, Store } from "@/lib/core/ports/store"
import type { Hash, Ids } from "@/lib/core/ports/world"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import { commitOnce } from "./commit-once"
import { personRef } from "./find-exchange"
import { findReceived, type ReceivedFile, UploadId } from "./received-file"
import { type Refusal, refuse } from "./refusal"

export const RecordsUse = z.enum(["messages", "profile", "rates"])
export type RecordsUse = z.infer<typeof RecordsUse>

export const RecordsImport = z.object({ mutationId: z.uuid(), use: RecordsUse, upload: UploadId })
export type RecordsImport = z.infer<typeof RecordsImport>

export const ImportedRecords = z.object({ done: z.literal(true), import: z.string(), use: RecordsUse, count: z.int() })
/** `count` is how many messages, rates, or lines of the profile came in. */
export type ImportedRecords = z.infer<typeof ImportedRecords>

/** `records` is JSON as the reader of records expects it. `where` names line or row and field, `sentence` the fault. */
export type ReadRecords =
  | { outcome: "read"; records: unknown; count: number }
  | { outcome: "refused"; faults: readonly { where: string; sentence: string }[] }

export interface RecordsImporter {
  /** Null where the file's bytes are not stored. Every fault of the file is returned; safe to repeat. */
  read(file: Pick<ReceivedFile, "fileHash" | "name">, use: RecordsUse): Promise<ReadRecords | null>
}

export type ImportRecordsPorts = {
  store: Pick<Store, "commit" | "mutationOutcome" | "getText" | "putText">
  ledgers: Ledgers
  importer: RecordsImporter
  ids: Ids
  hash: Hash
}

/** The same mutation id again returns the first outcome. */
export async function importRecords(
  ports: ImportRecordsPorts,
  viewer: Viewer,
  { mutationId, use, upload }: RecordsImport,
): Promise<ImportedRecords | Refusal> {
  const { store, ledgers, ids, hash } = ports
  return commitOnce(store, { id: mutationId, person: viewer.id, outcome: ImportedRecords }, async () => {
    if (!may(viewer, "change records", "workspace")) return refuse("not allowed", onlyManagers)
    const file = await findReceived(store, viewer, upload)
    const read = file && (await ports.importer.read(file, use))
    if (!file || !read) return refuse("not found", "This file was not uploaded by you. Upload it again.")
    if (read.outcome === "refused") return refuse("unreadable", faultsText(read.faults))
    const state = await ledgers.now(workspaceLedger)
    const same = [...state.imports.values()].find((one) => isInForce(one, file, use))
    if (same)
      return refuse("already here", `${same.by.name} imported this very file already. It was not imported again.`)
    const text = JSON.stringify(read.records)
    const recordsHash = hash(text)
    await store.putText(recordsHash, text)
    const { name, fileHash } = file
    const id = ids.next("imp")
    const { count } = read
    const by = personRef(viewer)
    const about = { import: id, use, name, fileHash, recordsHash, count, by }
    return {
      parts: [workspacePart(state, viewer, { type: "records-imported", version: 1, ...about })],
      outcome: { done: true, import: id, use, count },
    }
  })
}

export const onlyManagers = "Only managers and administrators change the company's profile, rates and messages."

/** The workspace's ledger is opened by the first event that needs it. */
function workspacePart(state: LedgerState, viewer: Viewer, event: LedgerEvent): CommitPart {
  if (state.position > 0) {
    const guard = { since: state.position, subjects: ["records"] }
    return { as: "ledger", stream: workspaceLedger, guard, events: [event] }
  }
  const by = personRef(viewer)
  const opened: LedgerEvent = { type: "ledger-opened", version: 1, scope: "workspace", name: "Workspace", by }
  return { as: "opening", stream: workspaceLedger, events: [opened, event], after: "leave" }
}

function isInForce(
  one: { use: string; fileHash: string; withdrawn: boolean },
  file: ReceivedFile,
  use: RecordsUse,
): boolean {
  return one.use === use && one.fileHash === file.fileHash && !one.withdrawn
}

const faultsShown = 5

function faultsText(faults: readonly { where: string; sentence: string }[]): string {
  const shown = faults.slice(0, faultsShown).map(({ where, sentence }) => `${where}: ${sentence}`)
  const more = faults.length - shown.length
  const rest = more > 0 ? ` And ${more} more like these.` : ""
  return `Nothing was imported. ${shown.join(" ")}${rest}`
}

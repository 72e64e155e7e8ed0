// Loads the sample bid as a person would: opens it, files its documents, imports the company's records. Loads nothing twice.

import type { Viewer } from "@/lib/core/permissions"
import type { Rows } from "@/lib/core/ports/rows"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import { type AddDocumentPorts, addDocument } from "./add-document"
import { type CreateBidPorts, createBid } from "./create-bid"
import { type ImportRecordsPorts, importRecords, type RecordsUse } from "./import-records"
import { type Refusal, refuse } from "./refusal"

export const sampleBidName = "Storm-water drain, Anakapalli"

/** A file of the sample, taken in under the viewer's name. */
export type SampleFile = { upload: string; fileHash: string; name: string; uses: readonly ("document" | RecordsUse)[] }

export interface SampleSource {
  /** Stores and reads the sample's files in the order they are filed in. Safe to repeat: the same files, the same ids. */
  receive(viewer: Viewer): Promise<SampleFile[]>
}

export type LoadSamplePorts = CreateBidPorts &
  AddDocumentPorts &
  ImportRecordsPorts & { rows: Pick<Rows, "bids">; sample: SampleSource; newMutationId(): string }

export type LoadedSample = { done: true; bid: string; state: "loaded" | "was there already" }

/** Safe to repeat, also after it broke off: what is there already, withdrawn or not, is left as it is. */
export async function loadSample(ports: LoadSamplePorts, viewer: Viewer): Promise<LoadedSample | Refusal> {
  const files = await ports.sample.receive(viewer)
  const there = await bidOf(ports, files)
  const made = there ?? (await createBid(ports, viewer, { mutationId: ports.newMutationId(), name: sampleBidName }))
  if (!made.done) return made
  let filed = 0
  for (const file of files) {
    for (const use of file.uses) {
      if (await isFiled(ports, made.bid, { file, use })) continue
      const refusal = await fileOne(ports, viewer, { bid: made.bid, file, use })
      if (refusal) return refusal
      filed += 1
    }
  }
  return { done: true, bid: made.bid, state: there && filed === 0 ? "was there already" : "loaded" }
}

/** A bid of the sample's name that holds its tender, or that holds nothing because loading broke off. */
async function bidOf(
  { rows, ledgers }: LoadSamplePorts,
  files: SampleFile[],
): Promise<{ done: true; bid: string } | null> {
  const [tender] = files
  const named = (await rows.bids({ person: "", sees: "everything" })).filter(({ name }) => name === sampleBidName)
  for (const { id } of named) {
    const documents = [...(await ledgers.now(id)).documents.values()]
    if (documents.length === 0 || documents.some(({ fileHash }) => fileHash === tender?.fileHash)) {
      return { done: true, bid: id }
    }
  }
  return null
}

type Filing = { file: SampleFile; use: SampleFile["uses"][number] }

async function isFiled({ ledgers }: LoadSamplePorts, bid: string, { file, use }: Filing): Promise<boolean> {
  if (use === "document") {
    const { documents } = await ledgers.now(bid)
    return [...documents.values()].some(({ fileHash }) => fileHash === file.fileHash)
  }
  const { imports } = await ledgers.now(workspaceLedger)
  return [...imports.values()].some((one) => one.use === use && one.fileHash === file.fileHash)
}

async function fileOne(
  ports: LoadSamplePorts,
  viewer: Viewer,
  { bid, file, use }: Filing & { bid: string },
): Promise<Refusal | null> {
  const { upload, name } = file
  const mutationId = ports.newMutationId()
  const filed =
    use === "document"
      ? await addDocument(ports, viewer, { mutationId, ledger: bid, upload })
      : await importRecords(ports, viewer, { mutationId, upload, use })
  // Somebody else filed it in the same moment.
  if (filed.done || filed.reason === "already here") return null
  return refuse(filed.reason, `${name}: ${filed.sentence}`)
}

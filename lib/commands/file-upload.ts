// Files an uploaded file under the use a person chose for it: a document of the ledger it was sent to, or records of the workspace.
import { z } from "zod"
import type { Viewer } from "@/lib/core/permissions"
import { type AddDocumentPorts, AddedDocument, addDocument, DocumentAddition } from "./add-document"
import { ImportedRecords, type ImportRecordsPorts, importRecords, RecordsUse } from "./import-records"
import type { Refusal } from "./refusal"

/** `ledger` counts for documents alone: records are the workspace's. */
export const UploadFiling = DocumentAddition.extend({ use: z.union([z.literal("document"), RecordsUse]) })
export type UploadFiling = z.infer<typeof UploadFiling>

export const FiledUpload = z.union([AddedDocument, ImportedRecords])
export type FiledUpload = z.infer<typeof FiledUpload>

/** The same mutation id again returns the first outcome. */
export async function fileUpload(
  ports: AddDocumentPorts & ImportRecordsPorts,
  viewer: Viewer,
  { use, ...filing }: UploadFiling,
): Promise<FiledUpload | Refusal> {
  if (use === "document") return addDocument(ports, viewer, filing)
  return importRecords(ports, viewer, { mutationId: filing.mutationId, upload: filing.upload, use })
}

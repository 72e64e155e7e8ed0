// What is kept of a file that a person sent and that was read, until they say what it is for. Files nothing under a use.
import { z } from "zod"
import { DocumentIdentity } from "@/lib/core/events/ledger"
import type { Viewer } from "@/lib/core/permissions"
import type { Store } from "@/lib/core/ports/store"
import type { Hash } from "@/lib/core/ports/world"
import { DocumentFormat } from "@/lib/documents/parser-port"
import { UploadKind } from "@/lib/documents/upload-kind"

/**
 * Kept as JSON text under its own hash, which is the upload's id: whoever names it must be the person who sent the bytes,
 * so that knowing a file's hash opens no file.
 */
export const ReceivedFile = z.object({
  kept: z.literal("received file"),
  person: z.string(),
  name: z.string(),
  fileHash: z.string(),
  bytes: z.int(),
  format: DocumentFormat,
  pagesHash: z.string(),
  pages: z.int(),
  characters: z.int(),
  identity: DocumentIdentity,
  guess: z.object({ kind: UploadKind, reason: z.string() }),
})
export type ReceivedFile = z.infer<typeof ReceivedFile>

/** An upload's id as it comes from a browser. */
export const UploadId = z.string().regex(/^[0-9a-f]{64}$/, "This names no uploaded file.")

type Texts = Pick<Store, "putText" | "getText">

/** Safe to repeat: the same file of the same person and name gets the same id. */
export async function keepReceived(texts: Texts, hash: Hash, file: ReceivedFile): Promise<string> {
  const text = JSON.stringify(ReceivedFile.parse(file))
  const id = hash(text)
  await texts.putText(id, text)
  return id
}

/** Null where this person sent no such file. */
export async function findReceived(
  texts: Pick<Texts, "getText">,
  viewer: Viewer,
  upload: string,
): Promise<ReceivedFile | null> {
  const text = await texts.getText(upload)
  if (text === null || !text.startsWith('{"kept":"received file"')) return null
  const file = ReceivedFile.safeParse(JSON.parse(text))
  return file.success && file.data.person === viewer.id ? file.data : null
}

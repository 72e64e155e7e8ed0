// Takes a file in: its bytes stored, its pages read and kept, its use guessed. Files it nowhere; that is the person's next word.
import { keepReceived } from "@/lib/commands/received-file"
import type { Viewer } from "@/lib/core/permissions"
import {
  largestUpload,
  type ReceivedUpload,
  type RefusedUpload,
  tooLargeSentence,
  type UploadProgress,
} from "@/lib/views/upload"
import type { Runtime } from "./runtime"

export type ReceivePorts = Pick<Runtime, "files" | "store" | "hash" | "threads">

export type StoredUpload = { stored: true; name: string; fileHash: string; bytes: number }

/** Stores the bytes, or refuses a file that is too large. Throws where the stream breaks off; nothing is kept then. */
export async function storeUpload(
  { files }: Pick<ReceivePorts, "files">,
  { name, content }: { name: string; content: AsyncIterable<Uint8Array> },
): Promise<StoredUpload | RefusedUpload> {
  const put = await files.put(content, largestUpload)
  if (!put.stored) return { outcome: "refused", reason: "too large", sentence: tooLargeSentence }
  return { stored: true, name: plainName(name), fileHash: put.file.hash, bytes: put.file.bytes }
}

/** Reads a stored file off this thread. Every fault of the file is a refusal; the bytes stay stored. Safe to repeat. */
export async function readStored(
  { files, store, hash, threads }: ReceivePorts,
  viewer: Viewer,
  { name, fileHash, bytes }: StoredUpload,
  onProgress: (progress: UploadProgress) => void = () => undefined,
): Promise<ReceivedUpload | RefusedUpload> {
  const content = await files.read(fileHash)
  if (!content) throw new Error(`The file ${fileHash} is gone though it was stored`)
  const tell = (done: number, total: number) => onProgress({ stage: "reading", done, total })
  const result = await threads.read({ as: "pages", bytes: content, name }, tell)
  if (!result) return { outcome: "refused", reason: "too-large", sentence: overranSentence }
  if (result.as !== "pages") throw new Error("Records were read where pages were asked for")
  if (result.read.outcome === "refused") return result.read
  const { text, format, pages, characters, identity, guess } = result.read
  const pagesHash = hash(text)
  await store.putText(pagesHash, text)
  const about = { name, fileHash, bytes, format, pagesHash, pages, characters, identity, guess }
  const upload = await keepReceived(store, hash, { kept: "received file", person: viewer.id, ...about })
  return { outcome: "received", upload, name, bytes, format, pages, guess }
}

const overranSentence =
  "Reading this file took longer than two minutes or too much memory, so it was given up. Split it, or upload only the part that is needed."

/** The last part of a path, without what no name should hold. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ""
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim()
  return plain.length <= longestName ? plain || "file" : `${plain.slice(0, longestName - 20)}…${plain.slice(-19)}`
}

const longestName = 200

// Files by content hash in a folder of the data folder, whole or not there at all. Knows no names and never deletes a stored file.
import { createHash, randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import type { Files, PutOutcome, StoredFile } from "@/lib/core/ports/files"
import { errorCode } from "./setup-error"

/** Files stand under `<folder>/ab/abcdef…`; both are made where they are missing, open to their owner alone. */
export function createDiskFiles(folder: string): Files {
  const place = (hash: string) => path.join(folder, hash.slice(0, 2), hash)
  return {
    async put(stream, limitBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = path.join(folder, `draft-${randomUUID()}`)
      try {
        const written = await writeDraft(draft, stream, limitBytes)
        if (written.stored) await keep(draft, place(written.file.hash))
        return written
      } finally {
        // Gone already where it was kept; what was refused or broke off leaves nothing behind.
        await rm(draft, { force: true })
      }
    },

    async open(hash) {
      const file = isHash(hash) ? await sizeOf(place(hash)) : null
      return file && { bytes: file.bytes, content: createReadStream(place(hash)) }
    },

    async read(hash) {
      return isHash(hash) ? readOrNull(place(hash)) : null
    },
  }
}

async function writeDraft(draft: string, stream: AsyncIterable<Uint8Array>, limitBytes: number): Promise<PutOutcome> {
  const file = await open(draft, "wx", 0o600)
  try {
    const stored = await writeAll(file, stream, limitBytes)
    if (!stored) return { stored: false, reason: "too large", limitBytes }
    await file.sync()
    return { stored: true, file: stored }
  } finally {
    await file.close()
  }
}

/** Null once the stream turns out longer than it may be; the rest of it is not read. */
async function writeAll(
  file: FileHandle,
  stream: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<StoredFile | null> {
  const hash = createHash("sha256")
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > limitBytes) return null
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  return { hash: hash.digest("hex"), bytes }
}

/** A rename puts the whole file in place at once, over the same bytes if they are there; the folders' sync makes that last. */
async function keep(draft: string, kept: string): Promise<void> {
  const folder = path.dirname(kept)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(draft, kept)
  await syncFolder(folder)
  if (made) await syncFolder(path.dirname(folder))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What comes from an address may be anything: only a hash ever becomes part of a path. */
function isHash(hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(hash)
}

async function sizeOf(file: string): Promise<{ bytes: number } | null> {
  try {
    return { bytes: (await stat(file)).size }
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null
    throw error
  }
}

async function readOrNull(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null
    throw error
  }
}

// Files a pack's files the way the product does, from bytes to the bid or the workspace's records. Accepts what the product accepts.
import { randomUUID } from "node:crypto"
import type { PackFile } from "@/lib/cli/sample-files/make-tender-pack"
import { fileUpload } from "@/lib/commands/file-upload"
import type { Viewer } from "@/lib/core/permissions"
import { intakePorts } from "@/lib/server/intake"
import { readStored, storeUpload } from "@/lib/server/receive-upload"
import type { Runtime } from "@/lib/server/runtime"

export type PackFileAdded = Pick<PackFile, "name" | "bytes" | "use">

/** @returns a function that throws where the product refuses the file */
export function packFiler(runtime: Runtime, ledger: string, viewer: Viewer): (file: PackFileAdded) => Promise<void> {
  return async ({ name, bytes, use: uses }) => {
    const stored = await storeUpload(runtime, { name, content: whole(bytes) })
    const received = "stored" in stored ? await readStored(runtime, viewer, stored) : stored
    if (received.outcome === "refused") throw new Error(`${name} was refused: ${received.sentence}`)
    const { upload } = received
    for (const use of uses) {
      const mutationId = randomUUID()
      const filed = await fileUpload(intakePorts(runtime), viewer, { mutationId, ledger, upload, use })
      if (!filed.done) throw new Error(`${name} was refused as ${use}: ${filed.sentence}`)
    }
  }
}

async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

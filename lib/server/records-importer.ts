// Reads stored files as records of the workspace, off this thread. Writes nothing.
import type { RecordsImporter } from "@/lib/commands/import-records"
import type { Files } from "@/lib/core/ports/files"
import type { ReadingThreads } from "./parse-threads"

export function recordsImporter({ files, threads }: { files: Files; threads: ReadingThreads }): RecordsImporter {
  return {
    async read({ fileHash, name }, use) {
      const bytes = await files.read(fileHash)
      if (!bytes) return null
      const result = await threads.read({ as: "records", use, bytes, name })
      if (!result) return { outcome: "refused", faults: [{ where: name, sentence: "Reading it took too long." }] }
      if (result.as !== "records") throw new Error("Pages were read where records were asked for")
      return result.read
    },
  }
}

// What taking files in and giving them out needs, put together from the runtime. Opens nothing itself.
import type { AddDocumentPorts } from "@/lib/commands/add-document"
import type { ImportRecordsPorts } from "@/lib/commands/import-records"
import { recordsImporter } from "./records-importer"
import { type Runtime, runtime } from "./runtime"

export type IntakePorts = Pick<
  Runtime,
  "files" | "store" | "rows" | "ledgers" | "members" | "clock" | "ids" | "hash" | "threads"
> &
  AddDocumentPorts &
  ImportRecordsPorts

/** Throws SetupError. */
export function intakePorts(from: Runtime = runtime()): IntakePorts {
  const { files, store, rows, ledgers, members, clock, ids, hash, threads } = from
  const importer = recordsImporter({ files, threads })
  return { files, store, rows, ledgers, members, clock, ids, hash, threads, importer }
}

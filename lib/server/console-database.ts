// Opens the database of an installation for a command at the machine, beside a running server or without one. Migrates nothing.
import { openDataFolder } from "@/lib/adapters/data-folder"
import { startPostgres } from "@/lib/adapters/postgres-embedded"
import { installationSecrets } from "@/lib/adapters/secrets-file"
import type { Settings } from "./env"

export type ConsoleDatabase = { url: string; secret: string; close(): Promise<unknown> }

/** `close` stops Readback's own PostgreSQL unless another program uses it. Throws SetupError. */
export async function openConsoleDatabase({
  databaseUrl,
  authSecret,
  dataFolder,
}: Pick<Settings, "databaseUrl" | "authSecret" | "dataFolder">): Promise<ConsoleDatabase> {
  const folder = openDataFolder(dataFolder)
  const secret = authSecret ?? installationSecrets(folder).authSecret
  if (databaseUrl) return { url: databaseUrl, secret, close: async () => undefined }
  const postgres = await startPostgres({ dataFolder: folder, database: "readback" })
  return { url: postgres.url, secret, close: postgres.stopIfUnused }
}

// Makes the derived rows anew from the log: `node --import tsx lib/cli/rebuild.ts`. Never touches the log.
import path from "node:path"
import { openDataFolder } from "@/lib/adapters/data-folder"
import { applyMigrations } from "@/lib/adapters/migrations"
import { startPostgres } from "@/lib/adapters/postgres-embedded"
import { rebuildProjections } from "@/lib/adapters/store-prisma-rebuild"
import { env } from "@/lib/server/env"
import { projections } from "@/lib/server/projections"
import { runCommand } from "./run-command"

await runCommand(async () => {
  const database = await openDatabase()
  try {
    await applyMigrations(database.url, path.resolve(import.meta.dirname, "../../prisma/migrations"))
    const { streams, events } = await rebuildProjections({ url: database.url, projections })
    console.log(`Derived rows made anew from ${events} events of ${streams} streams.`)
    return 0
  } finally {
    await database.close()
  }
})

/** The database of the settings, or the data folder's own, which may go on serving a running Readback meanwhile. */
async function openDatabase(): Promise<{ url: string; close(): Promise<unknown> }> {
  const { databaseUrl, dataFolder } = env()
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined }
  const postgres = await startPostgres({ dataFolder: openDataFolder(dataFolder), database: "readback" })
  return { url: postgres.url, close: postgres.stopIfUnused }
}

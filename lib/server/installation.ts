// Opens an installation for one web server: its data folder, secrets, database and migrations; it serves nothing itself.
import path from "node:path"
import { openDataFolder } from "@/lib/adapters/data-folder"
import { takeFileLock } from "@/lib/adapters/file-lock"
import { applyMigrations } from "@/lib/adapters/migrations"
import { requireDatabase } from "@/lib/adapters/postgres-database"
import { startPostgres } from "@/lib/adapters/postgres-embedded"
import { installationSecrets } from "@/lib/adapters/secrets-file"
import { SetupError } from "@/lib/adapters/setup-error"
import type { Settings } from "./env"

/** A data folder that this process alone serves until `release`. */
export type ClaimedFolder = { dataFolder: string; release(): void }

/** `address` is told to whoever finds the folder claimed. Throws SetupError where another process serves it. */
export function claimDataFolder(folder: string, address: string): ClaimedFolder {
  const dataFolder = openDataFolder(folder)
  const lock = takeFileLock(path.join(dataFolder, "server.lock"), address)
  if (lock.kind === "taken") return { dataFolder, release: lock.release }
  const { process, note } = lock.holder
  throw new SetupError(
    `Readback already runs on ${dataFolder} at ${note} (process ${process.pid}): open that address, stop that process, or choose another folder with READBACK_DATA.`,
  )
}

export type OpenInstallation = {
  databaseUrl: string
  authSecret: string
  /** Names of the migrations applied by this opening. */
  migrated: string[]
  /** Resolves when Readback's own PostgreSQL has ended under it; never where the database is another's, or once `unless` aborts. */
  databaseGone(unless: AbortSignal): Promise<void>
  /** Call when the web server has ended. Stops Readback's own PostgreSQL unless another program is connected to it. */
  close(): Promise<"stopped" | "in use" | "not ours">
}

/** The claimed folder's database, up and migrated. Throws SetupError. */
export async function openInstallation(
  { dataFolder }: ClaimedFolder,
  settings: Pick<Settings, "databaseUrl" | "authSecret">,
  migrationsFolder: string,
): Promise<OpenInstallation> {
  const authSecret = settings.authSecret ?? installationSecrets(dataFolder).authSecret
  if (settings.databaseUrl) {
    const databaseUrl = settings.databaseUrl
    await requireDatabase(databaseUrl)
    const migrated = await applyMigrations(databaseUrl, migrationsFolder)
    return { databaseUrl, authSecret, migrated, databaseGone: never, close: async () => "not ours" }
  }
  const postgres = await startPostgres({ dataFolder, database: "readback" })
  try {
    const migrated = await applyMigrations(postgres.url, migrationsFolder)
    const databaseGone = async (unless: AbortSignal) => ((await postgres.gone(unless)) === "gone" ? undefined : never())
    return { databaseUrl: postgres.url, authSecret, migrated, databaseGone, close: postgres.stopIfUnused }
  } catch (error) {
    await postgres.stopIfUnused()
    throw error
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

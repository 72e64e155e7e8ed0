// Loads the sample bid into an installation: at the first visit, or for the person at the machine. Decides no permission.
import { randomUUID } from "node:crypto"
import { openAccounts } from "@/lib/adapters/auth-prisma"
import { applyMigrations } from "@/lib/adapters/migrations"
import { type LoadedSample, loadSample } from "@/lib/commands/load-sample"
import type { Refusal } from "@/lib/commands/refusal"
import { isOpenAdministrator } from "@/lib/core/administrators"
import type { Viewer } from "@/lib/core/permissions"
import { systemClock } from "./auth"
import { chosenModel } from "./chosen-model"
import { openConsoleDatabase } from "./console-database"
import type { Settings } from "./env"
import { type IntakePorts, intakePorts } from "./intake"
import { createRuntime } from "./runtime"
import { sampleSource } from "./sample-source"

export function loadSampleBid(ports: IntakePorts, viewer: Viewer): Promise<LoadedSample | Refusal> {
  return loadSample({ ...ports, sample: sampleSource(ports), newMutationId: randomUUID }, viewer)
}

/** As the oldest open administrator. A running server may go on meanwhile. Null: there is no account yet. Throws SetupError. */
export async function loadSampleAtConsole(
  settings: Settings,
  migrationsFolder: string,
): Promise<{ by: string; loaded: LoadedSample | Refusal } | null> {
  const { dataFolder, publicUrl } = settings
  const database = await openConsoleDatabase(settings)
  try {
    await applyMigrations(database.url, migrationsFolder)
    const viewer = await oldestAdministrator({ databaseUrl: database.url, secret: database.secret, publicUrl })
    if (!viewer) return null
    const opened = createRuntime({ databaseUrl: database.url, dataFolder, model: chosenModel(settings) })
    try {
      return { by: viewer.name, loaded: await loadSampleBid(intakePorts(opened), viewer) }
    } finally {
      await opened.close()
    }
  } finally {
    await database.close()
  }
}

async function oldestAdministrator(
  installation: Omit<Parameters<typeof openAccounts>[0], "clock">,
): Promise<Viewer | null> {
  const accounts = openAccounts({ ...installation, clock: systemClock })
  try {
    const found = (await accounts.people.list()).find(isOpenAdministrator)
    return found ? { id: found.id, name: found.name, email: found.email, role: found.role } : null
  } finally {
    await accounts.close()
  }
}

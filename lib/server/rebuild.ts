// Makes the derived rows of an installation anew from its log. Never touches the log, and never runs beside a web server.
import path from "node:path"
import { rebuildProjections } from "@/lib/adapters/store-prisma-rebuild"
import { env } from "./env"
import { claimDataFolder, openInstallation } from "./installation"
import { projections } from "./projections"

/** Returns how many streams and events were replayed. Safe to repeat. Throws SetupError, e.g. while Readback runs. */
export async function rebuildInstallation(): Promise<{ streams: number; events: number }> {
  const settings = env()
  const folder = claimDataFolder(settings.dataFolder, "the rebuild command")
  try {
    return await rebuildOpened(await openInstallation(folder, settings, path.resolve("prisma/migrations")))
  } finally {
    folder.release()
  }
}

async function rebuildOpened({ databaseUrl, close }: Awaited<ReturnType<typeof openInstallation>>) {
  try {
    return await rebuildProjections({ url: databaseUrl, projections })
  } finally {
    await close()
  }
}

// Lets the person at the machine make an administrator on an installation that runs or rests. Serves nothing and asks no viewer.
import { randomUUID } from "node:crypto"
import { openAccounts } from "@/lib/adapters/auth-prisma"
import { applyMigrations } from "@/lib/adapters/migrations"
import { makeAdministrator } from "@/lib/commands/make-administrator"
import type { AccountRefusal } from "@/lib/core/account-refusal"
import { portsOf, systemClock } from "./auth"
import { openConsoleDatabase } from "./console-database"
import type { Settings } from "./env"

export type ConsoleAdministrator = { done: true; name: string; url: string; expiresAt: string } | AccountRefusal

type Request = {
  email: string
  settings: Pick<Settings, "databaseUrl" | "authSecret" | "dataFolder" | "publicUrl">
  migrationsFolder: string
}

/** A running server may go on meanwhile. Throws SetupError where the database does not answer. */
export async function makeConsoleAdministrator({
  email,
  settings,
  migrationsFolder,
}: Request): Promise<ConsoleAdministrator> {
  const { publicUrl } = settings
  const database = await openConsoleDatabase(settings)
  try {
    await applyMigrations(database.url, migrationsFolder)
    const accounts = openAccounts({
      databaseUrl: database.url,
      secret: database.secret,
      publicUrl,
      clock: systemClock,
    })
    try {
      const made = await makeAdministrator(portsOf(accounts), { email, linkId: randomUUID() })
      if (!made.done) return made
      return { done: true, name: made.person.name, url: `${publicUrl}${made.path}`, expiresAt: made.expiresAt }
    } finally {
      await accounts.close()
    }
  } finally {
    await database.close()
  }
}

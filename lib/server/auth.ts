// The one set of accounts of this process, opened from its settings at first use. Decides nothing about who may do what.
import { createHash } from "node:crypto"
import { type Accounts, openAccounts } from "@/lib/adapters/auth-prisma"
import { SetupError } from "@/lib/adapters/setup-error"
import type { LinkPorts } from "@/lib/commands/add-one-time-link"
import { env } from "./env"

/** Pages, route handlers and actions are separate bundles, so the accounts hang on globalThis. Throws SetupError. */
export function accounts(): Accounts {
  shared.readbackAccounts ??= openFromSettings()
  return shared.readbackAccounts
}

/** What commands about people need. */
export function peoplePorts(): LinkPorts {
  return portsOf(accounts())
}

export function portsOf({ people }: Accounts): LinkPorts {
  return { people, clock: systemClock, hash: sha256 }
}

export const systemClock = { now: () => Date.now() }

const shared = globalThis as typeof globalThis & { readbackAccounts?: Accounts }

function openFromSettings(): Accounts {
  const { databaseUrl, authSecret, publicUrl } = env()
  if (!databaseUrl || !authSecret) {
    throw new SetupError("Start Readback with npm start, which sets DATABASE_URL and READBACK_AUTH_SECRET.")
  }
  return openAccounts({ databaseUrl, secret: authSecret, publicUrl, clock: systemClock })
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex")
}

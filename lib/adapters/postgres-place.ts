// Finds where a data folder's database cluster lies, and remembers a place outside of it; it never creates the cluster.
import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { PostgresAccount } from "./postgres-account"
import { SetupError } from "./setup-error"

/** `home` holds the folder `cluster` and the server's log; it belongs to us, the cluster to the database's account. */
export type PostgresPlace = { home: string; cluster: string; log: string }

/** Where a cluster lies whose account cannot enter the data folder. */
export const outsideRoot = "/var/lib/readback"

/**
 * Throws SetupError where the place remembered in the data folder is gone: an empty database in its stead would
 * look as if everything had been lost.
 */
export function postgresPlace(dataFolder: string, account: PostgresAccount): PostgresPlace {
  const note = path.join(dataFolder, "postgres-location")
  if (existsSync(note)) return rememberedPlace(note)
  if (account.kind === "self") return placeIn(makeHome(path.join(dataFolder, "postgres"), 0o700))
  // The data folder is closed to every other account, the database's too.
  const home = makeHome(path.join(outsideRoot, randomBytes(8).toString("hex")), 0o711)
  try {
    writeFileSync(note, `${home}\n`, { mode: 0o600, flag: "wx", flush: true })
  } catch (error) {
    rmSync(home, { recursive: true })
    if (existsSync(note)) return rememberedPlace(note)
    throw error
  }
  return placeIn(home)
}

function rememberedPlace(note: string): PostgresPlace {
  const home = readFileSync(note, "utf8").trim()
  if (path.isAbsolute(home) && existsSync(home)) return placeIn(home)
  throw new SetupError(
    `${note} says that the database lies in ${home || "(nothing)"}, which cannot be found: restore that folder, or remove the note to begin with an empty database.`,
  )
}

function placeIn(home: string): PostgresPlace {
  return { home, cluster: path.join(home, "cluster"), log: path.join(home, "server.log") }
}

function makeHome(home: string, mode: number): string {
  mkdirSync(home, { recursive: true })
  chmodSync(home, mode)
  return home
}

// Makes a database cluster once and says whether one stands; it never starts a server and never touches an existing cluster.
import { spawnSync } from "node:child_process"
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { accountIds, type PostgresAccount } from "./postgres-account"
import type { PostgresBinaries } from "./postgres-binaries"
import type { PostgresPlace } from "./postgres-place"
import { SetupError } from "./setup-error"

/** The role that owns everything in the cluster. */
export const clusterRole = "readback"

export type ClusterSettings = {
  place: PostgresPlace
  account: PostgresAccount
  binaries: PostgresBinaries
  /** Set as the role's password where the cluster is new. */
  password: string
}

/** Throws SetupError where the folder holds something else, or a cluster of another major version. */
export function ensureCluster(settings: ClusterSettings): void {
  const { cluster } = settings.place
  if (!existsSync(path.join(cluster, "PG_VERSION"))) createCluster(settings)
  const version = readFileSync(path.join(cluster, "PG_VERSION"), "utf8").trim()
  if (version === String(settings.binaries.majorVersion)) return
  throw new SetupError(
    `The database in ${cluster} was made by PostgreSQL ${version} and this Readback brings ${settings.binaries.majorVersion}: ` +
      "move it with pg_dump and pg_restore, or start the Readback that made it.",
  )
}

/** Builds beside the target and renames: a starter that dies, or several at once, leave one whole cluster or none. */
function createCluster(settings: ClusterSettings): void {
  const { home, cluster } = settings.place
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new SetupError(`${cluster} is not a PostgreSQL cluster: restore it from your back-up, or move it away.`)
  }
  const draft = mkdtempSync(path.join(home, "new-cluster-"))
  try {
    initialise(draft, settings)
    renameSync(path.join(draft, "cluster"), cluster)
  } catch (error) {
    if (!existsSync(path.join(cluster, "PG_VERSION"))) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function initialise(draft: string, { account, binaries, password }: ClusterSettings): void {
  const cluster = path.join(draft, "cluster")
  const passwordFile = path.join(draft, "password")
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.kind === "other") {
    for (const file of [cluster, passwordFile, draft]) chownSync(file, account.uid, account.gid)
  }
  const made = spawnSync(
    path.join(binaries.bin, "initdb"),
    [
      "-D",
      cluster,
      "-U",
      clusterRole,
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "-E",
      "UTF8",
      "--locale=C",
      "--no-instructions",
    ],
    { ...accountIds(account), cwd: "/", encoding: "utf8" },
  )
  if (made.status !== 0) {
    const reason = (made.stderr || String(made.error)).trim().split("\n").at(-1)
    throw new SetupError(`PostgreSQL could not make its files in ${cluster} (${reason}): mend that and start again.`)
  }
}

// Runs Readback's own PostgreSQL for one data folder, shared by every process that asks; it never listens beyond 127.0.0.1.
//
// The server is detached. Killing the process that started it leaves it running, and the next caller reuses it; a server
// that was itself killed is started again and recovers from its own log.
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { type PostgresAccount, postgresAccount } from "./postgres-account"
import { postgresBinaries } from "./postgres-binaries"
import { clusterRole, ensureCluster } from "./postgres-cluster"
import { askServer, ensureDatabase, otherConnections } from "./postgres-database"
import { type PostgresPlace, postgresPlace } from "./postgres-place"
import { type Launch, launchServer, runningServer, stopServer } from "./postgres-process"
import { installationSecrets } from "./secrets-file"
import { SetupError } from "./setup-error"

export type RunningPostgres = {
  /** Connection string of the database asked for, its password included. */
  url: string
  /** `reused`: another process, or an earlier call, had started the server. */
  origin: "started" | "reused"
  pid: number
  port: number
  /** The same server's connection string for another database; does not create it. */
  urlOf(database: string): string
  /** Ends the server cleanly, whoever uses it. Safe to repeat. */
  stop(): Promise<void>
  /** Resolves when the server's process is gone, looked for every second, or when `unless` aborts first. */
  gone(unless: AbortSignal): Promise<"gone" | "not asked any more">
  /** Ends the server unless somebody is connected; says what happened. */
  stopIfUnused(): Promise<"stopped" | "in use">
}

export type PostgresRequest = {
  /** A folder that exists, as `openDataFolder` leaves it. */
  dataFolder: string
  /** Created where it is missing. */
  database: string
  /** Further server settings by PostgreSQL's own names, for a server that this call starts. */
  parameters?: Record<string, string>
}

/** Starts or finds the data folder's server. Safe to call from several processes at once. Throws SetupError. */
export async function startPostgres({
  dataFolder,
  database,
  parameters = {},
}: PostgresRequest): Promise<RunningPostgres> {
  const { databasePassword } = installationSecrets(dataFolder)
  const account = postgresAccount()
  const place = postgresPlace(dataFolder, account)
  const found = await findOrLaunch({ place, account, password: databasePassword, parameters })
  const running = runningPostgres({ place, password: databasePassword, database, found })
  await ensureDatabase(running.urlOf("postgres"), database)
  return running
}

/** The data folder's server if it runs and answers, or null; starts and makes nothing. Throws SetupError. */
export async function findPostgres({ dataFolder, database }: PostgresRequest): Promise<RunningPostgres | null> {
  if (!existsSync(path.join(dataFolder, "secrets.json"))) return null
  const { databasePassword: password } = installationSecrets(dataFolder)
  const place = postgresPlace(dataFolder, postgresAccount())
  const server = runningServer(place)
  if (!server?.port || !(await answers(server.port, { place, password }))) return null
  return runningPostgres({ place, password, database, found: { origin: "reused", pid: server.pid, port: server.port } })
}

/** Stops the data folder's server and deletes its whole cluster, wherever it lies: for scratch folders only. */
export async function erasePostgres(dataFolder: string): Promise<void> {
  const place = postgresPlace(dataFolder, postgresAccount())
  await stopServer(place)
  rmSync(place.home, { recursive: true })
  rmSync(path.join(dataFolder, "postgres-location"), { force: true })
}

type Found = { origin: "started" | "reused"; pid: number; port: number }
type Known = { place: PostgresPlace; password: string; database: string; found: Found }

function runningPostgres({ place, password, database, found }: Known): RunningPostgres {
  const urlOf = (name: string) => connectionString({ port: found.port, password, database: name })
  return {
    ...found,
    url: urlOf(database),
    urlOf,
    stop: () => stopServer(place),
    async gone(unless) {
      while (runningServer(place)?.pid === found.pid) {
        if (unless.aborted) return "not asked any more"
        await delay(1000, null, { signal: unless }).catch(() => null)
      }
      return "gone"
    },
    async stopIfUnused() {
      if (runningServer(place) && (await otherConnections(urlOf("postgres"))) > 0) return "in use"
      await stopServer(place)
      return "stopped"
    },
  }
}

type LaunchRequest = {
  place: PostgresPlace
  account: PostgresAccount
  password: string
  parameters: Record<string, string>
}

async function findOrLaunch(request: LaunchRequest): Promise<Found> {
  const { place } = request
  const deadline = Date.now() + 60_000
  let launch: Launch | null = null
  while (Date.now() < deadline) {
    const server = runningServer(place)
    if (server?.port && (await answers(server.port, request))) {
      return { origin: launch ? "started" : "reused", pid: server.pid, port: server.port }
    }
    if (launch?.exited && !runningServer(place)) throw didNotStart(place)
    if (!server && !launch) launch = await launchOnce(request)
    await delay(50)
  }
  throw didNotStart(place)
}

function launchOnce({ place, account, password, parameters }: LaunchRequest): Promise<Launch> {
  const binaries = postgresBinaries(account)
  ensureCluster({ place, account, binaries, password })
  return launchServer({ place, account, binaries, parameters })
}

async function answers(port: number, { place, password }: Pick<LaunchRequest, "place" | "password">): Promise<boolean> {
  const answer = await askServer(connectionString({ port, password, database: "postgres" }))
  if (answer.kind !== "refused") return answer.kind === "ready"
  throw new SetupError(
    `The database in ${place.cluster} refuses the password in secrets.json (${answer.reason}): restore both from the same back-up.`,
  )
}

function didNotStart(place: PostgresPlace): SetupError {
  const lines = existsSync(place.log) ? readFileSync(place.log, "utf8").trim().split("\n") : []
  const telling = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? "it left no message"
  return new SetupError(
    `PostgreSQL did not start (${telling.trim()}): mend that and start again; its log is ${place.log}.`,
  )
}

function connectionString({ port, password, database }: { port: number; password: string; database: string }): string {
  return `postgresql://${clusterRole}:${password}@127.0.0.1:${port}/${database}`
}

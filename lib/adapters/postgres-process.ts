// Finds the server process of one cluster, starts and stops it; it never speaks SQL.
import { spawn, spawnSync } from "node:child_process"
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs"
import net from "node:net"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { accountIds, type PostgresAccount } from "./postgres-account"
import type { PostgresBinaries } from "./postgres-binaries"
import type { PostgresPlace } from "./postgres-place"
import { errorCode, SetupError } from "./setup-error"

/** `port` is null while the server has not written it yet. */
export type ServerProcess = { pid: number; port: number | null }

/** The live server of this cluster, or null. A stranger that got a dead server's process id is not taken for it. */
export function runningServer(place: PostgresPlace): ServerProcess | null {
  const lines = readOrNull(path.join(place.cluster, "postmaster.pid"))?.split("\n")
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0 || !servesCluster(pid, place.cluster)) return null
  const port = Number(lines?.[3])
  return { pid, port: port > 0 ? port : null }
}

export type LaunchSettings = {
  place: PostgresPlace
  account: PostgresAccount
  binaries: PostgresBinaries
  /** Further server settings by PostgreSQL's own names. */
  parameters: Record<string, string>
}

/** A launched server; `exited` turns true when it ended, be it because another starter came first. */
export type Launch = { exited: boolean }

/** Starts the server on a free port of 127.0.0.1, detached: it outlives this process. */
export async function launchServer({ place, account, binaries, parameters }: LaunchSettings): Promise<Launch> {
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: "64MB",
    ...parameters,
  }
  const settings = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const port = String(await freePort())
  dropMisleadingNote(place)
  const log = openSync(place.log, "a", 0o600)
  const child = spawn(path.join(binaries.bin, "postgres"), ["-D", place.cluster, "-p", port, ...settings], {
    ...accountIds(account),
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  const launch: Launch = { exited: false }
  child.once("error", () => {
    launch.exited = true
  })
  child.once("exit", () => {
    launch.exited = true
  })
  child.unref()
  return launch
}

/** Ends a server cleanly: open connections are cut, everything committed is on disk. Safe to repeat. */
export async function stopServer(place: PostgresPlace): Promise<void> {
  const server = runningServer(place)
  if (!server) return
  signal(server.pid, "SIGINT")
  const deadline = Date.now() + 30_000
  while (servesCluster(server.pid, place.cluster)) {
    if (Date.now() > deadline) {
      throw new SetupError(`PostgreSQL (process ${server.pid}) did not stop within 30 seconds: see ${place.log}.`)
    }
    await delay(20)
  }
}

/**
 * Removes the note of a dead server whose process id now belongs to a stranger of the same account: PostgreSQL takes
 * that stranger for the server and refuses to start. Every other stale note PostgreSQL sees through itself.
 */
function dropMisleadingNote(place: PostgresPlace): void {
  const note = path.join(place.cluster, "postmaster.pid")
  const pid = Number(readOrNull(note)?.split("\n")[0])
  if (!Number.isInteger(pid) || pid <= 0 || servesCluster(pid, place.cluster) || !lives(pid)) return
  rmSync(note, { force: true })
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === "EPERM"
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error
  }
}

function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster)
  }
  const state = readOrNull(`/proc/${pid}/status`)
  if (state === null || /^State:\s+Z/m.test(state)) return false
  const words = readOrNull(`/proc/${pid}/cmdline`)?.split("\0") ?? []
  return words.includes(cluster)
}

function readOrNull(file: string): string | null {
  if (!existsSync(file)) return null
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ESRCH") return null
    throw error
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      const port = typeof address === "object" && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

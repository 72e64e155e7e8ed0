// Tells one run of a process from every other, across reused process ids and restarts of the machine; it signals nobody.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import os from "node:os"
import { z } from "zod"
import { errorCode } from "./setup-error"

/** `boot` names the machine's run, `started` the moment the process began, in the system's own form. */
export const ProcessIdentity = z.object({ pid: z.number().int().positive(), boot: z.string(), started: z.string() })
export type ProcessIdentity = z.infer<typeof ProcessIdentity>

/** Null where no such process lives. */
export function processIdentity(pid: number): ProcessIdentity | null {
  const started = process.platform === "linux" ? startOnLinux(pid) : startElsewhere(pid)
  return started === null ? null : { pid, boot: bootName(), started }
}

/** Says whether the process that once had this identity still lives. */
export function stillLives(identity: ProcessIdentity): boolean {
  const now = processIdentity(identity.pid)
  return now !== null && now.boot === identity.boot && now.started === identity.started
}

/** Clock ticks since the machine's start; a zombie counts as dead. */
function startOnLinux(pid: number): string | null {
  const stat = readStat(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The command's name stands in brackets and may hold anything; the state is the first field behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return fields[0] === "Z" || fields[0] === "X" ? null : (fields[19] ?? null)
}

function readStat(file: string): string | null {
  if (!existsSync(file)) return null
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ESRCH") return null
    throw error
  }
}

function startElsewhere(pid: number): string | null {
  const answer = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
  return answer.stdout?.trim() || null
}

function bootName(): string {
  const linux = "/proc/sys/kernel/random/boot_id"
  if (existsSync(linux)) return readFileSync(linux, "utf8").trim()
  const answer = spawnSync("sysctl", ["-n", "kern.bootsessionuuid"], { encoding: "utf8" })
  return answer.stdout?.trim() || os.hostname()
}

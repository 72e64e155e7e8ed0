// Runs `next start` as a child and says when it answers and how it ended; it knows nothing of databases.
import { type ChildProcess, spawn } from "node:child_process"
import net from "node:net"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { childEnvironment } from "@/lib/server/env"
import { refuseSetup, systemErrorCode } from "@/lib/server/setup-sentence"

export type WebServerSettings = {
  root: string
  host: string
  port: number
  /** Where this machine reaches it. */
  address: string
  environment: Record<string, string | undefined>
}

export type WebServer = {
  /** Settles when it answers a page. Throws the sentence of a refused set-up where it ends or errs before. */
  ready(stop: AbortSignal): Promise<void>
  /** Settles when the process has ended, with its exit code, or null where a signal ended it. */
  ended: Promise<number | null>
  /** Asks it to finish, and insists after ten seconds. Safe to repeat. */
  stop(): Promise<void>
}

export function startWebServer({ root, host, port, address, environment }: WebServerSettings): WebServer {
  const child = spawn(
    process.execPath,
    [
      "--import",
      pathToFileURL(path.join(root, "lib/cli/end-with-parent.mjs")).href,
      path.join(root, "node_modules/next/dist/bin/next"),
      ...["start", "-H", host, "-p", String(port)],
    ],
    { cwd: root, env: childEnvironment(environment), stdio: ["ignore", "inherit", "inherit", "ipc"] },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", resolve)
  })
  return { ended, ready: (stop) => waitUntilReady(child, address, stop), stop: () => stopChild(child, ended) }
}

/** Throws the sentence of a refused set-up where the port cannot be listened on. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = net.createServer()
    probe.once("error", (error) => resolve(systemErrorCode(error) ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return
  if (code === "EADDRINUSE")
    refuseSetup(`Port ${port} on ${host} is taken by another program: stop it, or choose another port with PORT.`)
  if (code === "EACCES") refuseSetup(`Port ${port} may not be used by this account: choose one above 1023 with PORT.`)
  refuseSetup(`Nothing can listen on ${host} port ${port} (${code}): correct HOST or PORT.`)
}

async function waitUntilReady(child: ChildProcess, address: string, stop: AbortSignal): Promise<void> {
  const deadline = Date.now() + 60_000
  let last = "no answer"
  while (!stop.aborted) {
    if (child.exitCode !== null || child.signalCode !== null) {
      refuseSetup("The web server ended before it answered (see above): mend that and start again.")
    }
    const status = await statusOf(address)
    if (status !== null && status < 500) return
    if (status !== null) last = `status ${status}`
    if (Date.now() > deadline)
      refuseSetup(`The web server did not come up within a minute (${last}; see above): mend that and start again.`)
    await delay(100)
  }
}

/** Null while nothing answers. */
async function statusOf(address: string): Promise<number | null> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) return null
    throw error
  }
}

async function stopChild(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  child.kill("SIGTERM")
  const patience = new AbortController()
  const late = delay(10_000, "late" as const, { signal: patience.signal }).catch(() => "early" as const)
  if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL")
  patience.abort()
  await ended
}

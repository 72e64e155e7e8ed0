// Starts a whole Readback through the code of `npm start`, with a data folder, a database and a port of its own; it shares nothing but the PostgreSQL server.
import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { childEnvironment } from "@/lib/server/env"
import { createTestDatabase } from "./test-database"

export type StartedServer = {
  url: string
  databaseUrl: string
  dataFolder: string
  /** What it printed so far. */
  output(): string
  /** Ends it as a person would, and gives back its database and folder. Safe to repeat. */
  stop(): Promise<void>
  /** Kills every process of it at once; nothing of it gets to finish. */
  kill9(): Promise<void>
  /** Starts it again on the same folder, database and port, after `kill9` or in place of a running one. */
  restart(): Promise<void>
}

const checkout = path.resolve(import.meta.dirname, "../..")

/** `environment` comes on top of settings that keep the developer's own out. The app must be built. */
export async function startServer(environment: Record<string, string> = {}): Promise<StartedServer> {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "readback-app-"))
  const port = await freePort()
  const settings = {
    ...isolated,
    READBACK_DATA: dataFolder,
    DATABASE_URL: database.url,
    PORT: String(port),
    ...environment,
  }
  let running = launch(settings)
  await running.ready
  let stopped = false
  const end = async (signal: NodeJS.Signals) => {
    running.signal(signal)
    await running.ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    dataFolder,
    output: () => running.output(),
    kill9: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM")
      running = launch(settings)
      await running.ready
    },
    async stop() {
      if (stopped) return
      stopped = true
      await end("SIGTERM")
      await database.drop()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

/** Unset, so that a developer's own settings do not reach a test. */
const isolated: Record<string, string | undefined> = {
  HOST: "127.0.0.1",
  READBACK_URL: undefined,
  READBACK_AUTH_SECRET: undefined,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  READBACK_MODEL: undefined,
  READBACK_CONTEXT_WINDOW: undefined,
}

type Running = { ready: Promise<void>; ended: Promise<void>; output(): string; signal(name: NodeJS.Signals): void }

function launch(environment: Record<string, string | undefined>): Running {
  // A process group of its own, so that a kill reaches the command and its web server in the same moment.
  const child = spawn(process.execPath, [path.join(checkout, "lib/cli/run.cjs"), "start"], {
    env: childEnvironment(environment),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const onText = (listener: () => void) => (text: Buffer) => {
    output += text.toString()
    listener()
  }
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    const look = onText(() => {
      if (output.includes("Readback is ready at ")) resolve()
    })
    child.stdout.on("data", look)
    child.stderr.on("data", look)
    child.once("error", reject)
    child.once("close", (code) => reject(new Error(`npm start ended with code ${code}:\n${output}`)))
  })
  const killWithUs = () => signalGroup(child, "SIGKILL")
  process.once("exit", killWithUs)
  void ended.then(() => process.off("exit", killWithUs))
  return {
    ready,
    ended,
    output: () => output,
    signal: (name) => (name === "SIGKILL" ? signalGroup(child, name) : child.kill(name)),
  }
}

function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, name)
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

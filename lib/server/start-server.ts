// Starts the runner inside the web process, once, and ends it cleanly on a signal. Serves nothing itself.
import { randomUUID } from "node:crypto"
import { env } from "./env"
import { assembleLoop } from "./loop-assembly"
import { type Runner, startRunner } from "./runner"
import { runtime } from "./runtime"

const shared = globalThis as typeof globalThis & { readbackRunner?: Runner }

export function startServer(): void {
  if (shared.readbackRunner) return
  const { leaseMs, pollMs } = env()
  const ports = runtime()
  const settings = { owner: randomUUID(), leaseMs, pollMs, concurrency: 8 }
  const runner = startRunner(assembleLoop(ports), ports.hints, settings)
  shared.readbackRunner = runner
  const stop = () => {
    runner.stop().then(
      () => undefined,
      (error) => console.error("[runner]", error),
    )
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

// Lets one process at a time generate and build in this checkout; it does neither itself.
import { mkdirSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { takeFileLock } from "@/lib/adapters/file-lock"
import { SetupError } from "@/lib/adapters/setup-error"

/** Waits its turn, at most ten minutes, then runs `work`. `onWait` is called once, with the holder's process id. */
export async function withCheckoutLock<Result>(
  root: string,
  onWait: (pid: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = path.join(root, ".scratch")
  mkdirSync(folder, { recursive: true })
  const deadline = Date.now() + 600_000
  for (let waited = false; ; waited = true) {
    const lock = takeFileLock(path.join(folder, "build.lock"), "building")
    if (lock.kind === "taken") {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    const { pid } = lock.holder.process
    if (!waited) onWait(pid)
    if (Date.now() > deadline)
      throw new SetupError(`Process ${pid} has been building for ten minutes: stop it and start again.`)
    await delay(200)
  }
}

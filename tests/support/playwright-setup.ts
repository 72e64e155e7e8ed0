// Before the browser tests: the client and the build are current. After them: the shared PostgreSQL stops.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { stopTestServer } from "./test-database"

export default function setUp(): () => Promise<void> {
  const run = path.resolve(import.meta.dirname, "../../lib/cli/run.cjs")
  const built = spawnSync(process.execPath, [run, "build"], { stdio: "inherit" })
  if (built.status !== 0) throw new Error("the web app could not be built: see above")
  return stopTestServer
}

// Builds the web app where no build stands or its sources changed since; it never serves it.
import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { refuseSetup } from "@/lib/server/setup-sentence"
import { fingerprintOf, isCurrent, markCurrent } from "./fingerprint"
import { runProgram } from "./run-program"

const sources = ["app", "components", "lib", "prisma/schema.prisma", "package.json", "package-lock.json"]
const settings = ["next.config.ts", "postcss.config.mjs", "tsconfig.json", "instrumentation.ts", "proxy.ts"]

/** Callers hold the checkout's lock and have generated the client. Throws the sentence of a refused set-up. */
export async function buildApp(root: string, stop: AbortSignal): Promise<void> {
  const mark = path.join(root, ".next/readback-fingerprint")
  // Taken before the build: what is edited while it runs makes it stale.
  const fingerprint = fingerprintOf(root, [...sources, ...settings])
  if (existsSync(path.join(root, ".next/BUILD_ID")) && isCurrent(mark, fingerprint)) return
  rmSync(mark, { force: true })
  console.log("Building the web app, once for this version: about half a minute.")
  const code = await runProgram({
    nodeArguments: [path.join(root, "node_modules/next/dist/bin/next"), "build"],
    environment: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", DATABASE_URL: undefined },
    stop,
  })
  if (stop.aborted) return
  if (code !== 0) refuseSetup("The web app could not be built (see above): mend that and start again.")
  markCurrent(mark, fingerprint)
}

// Generates the Prisma client where it is missing or older than the schema; it never touches a database.
import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { refuseSetup } from "@/lib/server/setup-sentence"
import { fingerprintOf, isCurrent, markCurrent } from "./fingerprint"
import { runProgram } from "./run-program"

/** Callers hold the checkout's lock. Throws the sentence of a refused set-up where Prisma fails. */
export async function generateClient(root: string, stop: AbortSignal): Promise<void> {
  const generated = path.join(root, "prisma/generated")
  const mark = path.join(generated, ".fingerprint")
  const fingerprint = fingerprintOf(root, [
    "prisma/schema.prisma",
    "prisma.config.ts",
    "node_modules/prisma/package.json",
  ])
  if (existsSync(path.join(generated, "client.ts")) && isCurrent(mark, fingerprint)) return
  rmSync(mark, { force: true })
  const code = await runProgram({
    nodeArguments: [path.join(root, "node_modules/prisma/build/index.js"), "generate", "--no-hints"],
    // Generating needs no schema engine, yet Prisma downloads one unless it is told of some program that exists.
    environment: {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
    stop,
  })
  if (stop.aborted) return
  if (code !== 0) refuseSetup("The database client could not be generated (see above): mend that and start again.")
  markCurrent(mark, fingerprint)
}

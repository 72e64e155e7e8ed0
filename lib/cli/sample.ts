// npm run sample: loads the sample bid, beside a running Readback or without one. Makes no account.
import path from "node:path"
import { env } from "@/lib/server/env"
import { loadSampleAtConsole } from "@/lib/server/sample"
import { runCommand } from "./run-command"

await runCommand(async () => {
  const migrationsFolder = path.resolve(import.meta.dirname, "../../prisma/migrations")
  const outcome = await loadSampleAtConsole(env(), migrationsFolder)
  if (!outcome) {
    console.error(
      "There is no account yet: start Readback with npm start, make the first account, and load the sample there.",
    )
    return 1
  }
  const { by, loaded } = outcome
  if (!loaded.done) {
    console.error(loaded.sentence)
    return 1
  }
  console.log(
    loaded.state === "loaded"
      ? `The sample bid "Storm-water drain, Anakapalli" is loaded, in the name of ${by}.`
      : 'The sample bid "Storm-water drain, Anakapalli" is there already; nothing was changed.',
  )
  return 0
})

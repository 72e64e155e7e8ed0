// node lib/cli/run.cjs build: the Prisma client and the web app, where they are not current.
import { withCheckoutLock } from "@/lib/server/checkout-lock"
import { buildApp } from "./build-app"
import { generateClient } from "./generate-client"
import { runCommand } from "./run-command"

await runCommand(async (stop) => {
  const root = process.cwd()
  const sayWaiting = (pid: number) => console.log(`Waiting for process ${pid}, which builds in this checkout.`)
  await withCheckoutLock(root, sayWaiting, async () => {
    await generateClient(root, stop)
    await buildApp(root, stop)
  })
  return stop.aborted ? 1 : 0
})

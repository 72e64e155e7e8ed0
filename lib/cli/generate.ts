// node lib/cli/run.cjs generate: the Prisma client, where it is not current.
import { withCheckoutLock } from "@/lib/server/checkout-lock"
import { generateClient } from "./generate-client"
import { runCommand } from "./run-command"

await runCommand(async (stop) => {
  const root = process.cwd()
  await withCheckoutLock(
    root,
    (pid) => console.log(`Waiting for process ${pid}, which builds here.`),
    () => generateClient(root, stop),
  )
  return 0
})

// Makes the derived rows anew from the log: `node lib/cli/run.cjs rebuild`. Never touches the log.
import { rebuildInstallation } from "@/lib/server/rebuild"
import { runCommand } from "./run-command"

await runCommand(async () => {
  const { streams, events } = await rebuildInstallation()
  console.log(`Derived rows made anew from ${events} events of ${streams} streams.`)
  return 0
})

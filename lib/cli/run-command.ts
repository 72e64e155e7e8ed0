// Runs a command to its end and turns what went wrong into its last line and exit code; it never prints a trace for what a person can mend.
import { setupSentence } from "@/lib/server/setup-sentence"

/** `work` gets a signal that is aborted when the command is asked to stop, and returns the exit code. */
export async function runCommand(work: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.on("SIGINT", onSignal)
  process.on("SIGTERM", onSignal)
  process.on("SIGHUP", onSignal)
  process.exitCode = await work(stop.signal).catch(reportFailure)
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(name, onSignal)
}

function reportFailure(error: unknown): number {
  const sentence = setupSentence(error)
  console.error(sentence ?? error)
  return 1
}

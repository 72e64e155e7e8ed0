// Runs another program to its end with its output in ours; it never reads that output.
import { spawn } from "node:child_process"
import { childEnvironment } from "@/lib/server/env"

export type Program = {
  /** Arguments of Node: a script and its own arguments. */
  nodeArguments: string[]
  environment?: Record<string, string | undefined>
  /** Ends the program when aborted. */
  stop: AbortSignal
}

/** The exit code; 130 where the program was ended by a signal, or never began because of `stop`. */
export function runProgram({ nodeArguments, environment = {}, stop }: Program): Promise<number> {
  if (stop.aborted) return Promise.resolve(130)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments, { stdio: "inherit", env: childEnvironment(environment) })
    const end = () => child.kill("SIGTERM")
    stop.addEventListener("abort", end, { once: true })
    child.once("error", reject)
    child.once("exit", (code) => {
      stop.removeEventListener("abort", end)
      resolve(code ?? 130)
    })
  })
}

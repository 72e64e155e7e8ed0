// Reads uploaded files in threads of their own, a few at a time, each within a time limit. A thread that overruns is ended.
import path from "node:path"
import { Worker } from "node:worker_threads"
import { z } from "zod"
import type { ReadingJob, ReadingResult } from "./upload-reading"

/** How long one file may take, in milliseconds. */
export const longestReadingMs = 120_000

/** `null`: the file took longer than the limit, or more memory than a thread may have. */
export type ReadingThreads = {
  /** The bytes are copied. Throws where a reader is broken. */
  read(job: ReadingJob, onProgress?: (done: number, total: number) => void): Promise<ReadingResult | null>
}

/** Threads are started as they are needed, at most `most`, and never keep the process from ending. */
export function readingThreads({ most = 2, longestMs = longestReadingMs } = {}): ReadingThreads {
  const idle: Worker[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  async function turn(): Promise<void> {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
  }

  /** Whoever waits longest takes over the place that was given up. */
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    async read(job, onProgress = () => undefined) {
      await turn()
      const worker = idle.pop() ?? startThread()
      worker.ref()
      try {
        const ended = await runJob(worker, job, { onProgress, longestMs })
        if (ended === "overran") return null
        worker.unref()
        idle.push(worker)
        return ended
      } catch (error) {
        void worker.terminate()
        throw error
      } finally {
        leave()
      }
    },
  }
}

const ThreadMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal("done"), result: z.custom<ReadingResult>((result) => typeof result === "object") }),
  z.object({ kind: z.literal("broken"), message: z.string() }),
])

type Running = { onProgress: (done: number, total: number) => void; longestMs: number }

function runJob(
  worker: Worker,
  job: ReadingJob,
  { onProgress, longestMs }: Running,
): Promise<ReadingResult | "overran"> {
  return new Promise((resolve, reject) => {
    const onMessage = (raw: unknown) => {
      const message = ThreadMessage.parse(raw)
      if (message.kind === "progress") onProgress(message.done, message.total)
      else if (message.kind === "done") settle(() => resolve(message.result))
      else settle(() => reject(new Error(`A reader is broken: ${message.message}`)))
    }
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") giveUp()
      else settle(() => reject(error))
    }
    const onExit = (code: number) => settle(() => reject(new Error(`The reading thread ended with code ${code}`)))
    const timer = setTimeout(giveUp, longestMs)
    // One by one: the thread has listeners of its own, and is deaf without them.
    worker.on("message", onMessage).on("error", onError).on("exit", onExit)
    worker.postMessage(job)

    function settle(end: () => void) {
      clearTimeout(timer)
      worker.off("message", onMessage).off("error", onError).off("exit", onExit)
      end()
    }

    function giveUp() {
      settle(() => {
        // Its end may still be reported as an error, for which nobody waits any more.
        worker.on("error", () => undefined)
        void worker.terminate()
        resolve("overran")
      })
    }
  })
}

function startThread(): Worker {
  return new Worker(/*turbopackIgnore: true*/ workerFile(), {
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    execArgv: [],
  })
}

// A file of its own, found from the project's root: a bundler moves this module, not that file.
function workerFile(): string {
  return path.join(/*turbopackIgnore: true*/ process.cwd(), "lib", "server", "parse-worker.mjs")
}

// Reads PDF files in a worker thread, so that a long one never holds up the server. It never recognises text in pictures.
import path from "node:path"
import { Worker } from "node:worker_threads"
import { z } from "zod"
import { cleanText } from "@/lib/adapters/parser-clean-text"
import { refusal } from "@/lib/adapters/parser-refusals"
import type { Parsed, ParseInput } from "@/lib/documents/parser-port"

const slowestMs = 180_000

const WorkerMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal("pages"), texts: z.array(z.string()), pictures: z.enum(["yes", "no", "unasked"]) }),
  z.object({ kind: z.literal("failed"), name: z.string() }),
])

/** A page of text for each page of the file; a page of pictures alone among others is an empty one. */
export function parsePdf({ bytes, onProgress }: Pick<ParseInput, "bytes" | "onProgress">): Promise<Parsed> {
  // The thread gets a copy: its reader takes the memory over.
  const worker = new Worker(/*turbopackIgnore: true*/ workerFile(), {
    workerData: { bytes: Uint8Array.from(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    execArgv: [],
  })
  return new Promise((resolve) => {
    const settle = (parsed: Parsed) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      // A thread that was ended may still report its end; nobody waits for it any more.
      worker.on("error", () => undefined)
      void worker.terminate()
      resolve(parsed)
    }
    const timer = setTimeout(() => settle(refusal("too-large", "PDF")), slowestMs)
    worker.on("message", (raw: unknown) => {
      const message = WorkerMessage.parse(raw)
      switch (message.kind) {
        case "progress":
          onProgress?.(message.done, message.total)
          break
        case "pages":
          settle(pagesParsed(message.texts, message.pictures))
          break
        case "failed":
          settle(refusal(/password/i.test(message.name) ? "encrypted" : "damaged", "PDF"))
          break
      }
    })
    worker.on("error", (error: NodeJS.ErrnoException) => {
      settle(refusal(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "too-large" : "damaged", "PDF"))
    })
    worker.on("exit", () => settle(refusal("damaged", "PDF")))
  })
}

// A file of its own beside this one, found from the project's root: a bundler moves this module, not that file.
function workerFile(): string {
  return path.join(/*turbopackIgnore: true*/ process.cwd(), "lib", "adapters", "parser-pdf-worker.mjs")
}

function pagesParsed(texts: readonly string[], pictures: "yes" | "no" | "unasked"): Parsed {
  if (texts.every((text) => text.trim() === "")) return refusal(pictures === "yes" ? "image-only" : "empty", "PDF")
  const pages = texts.map((text, index) => ({ number: index + 1, label: `page ${index + 1}`, text: cleanText(text) }))
  return { outcome: "parsed", format: "pdf", pages, tables: [] }
}

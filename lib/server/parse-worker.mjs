// A thread that reads one file at a time for the server, so that a long or hostile one never holds it up. Writes nothing but messages.
import { parentPort } from "node:worker_threads"
import { register } from "tsx/esm/api"

// The readers are TypeScript, as in every command, and Next's own bundle of them cannot be loaded here.
register()
const { readUpload } = await import("./upload-reading.ts")

/** A job in; {kind: "progress", done, total} as it goes, then {kind: "done", result} or {kind: "broken", message}. */
parentPort.on("message", (job) => {
  const onProgress = (done, total) => parentPort.postMessage({ kind: "progress", done, total })
  readUpload(job, onProgress).then(
    (result) => parentPort.postMessage({ kind: "done", result }),
    (error) => parentPort.postMessage({ kind: "broken", message: String(error?.stack ?? error) }),
  )
})

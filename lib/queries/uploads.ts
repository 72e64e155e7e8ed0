// Sends a file and hears how far it is read; files it under a use. Keeps no file and decides no use.
import { fileUpload } from "@/lib/actions/file-upload"
import { ReceivedUpload, RefusedUpload, UploadLine, type UploadUse } from "@/lib/views/upload"

/** `sending` counts bytes, `reading` pages. */
export type UploadStage = { stage: "sending" | "reading"; done: number; total: number }

type Sending = { file: File; ledger: string; signal: AbortSignal; onStage: (stage: UploadStage) => void }

/** The server was not reached, or its answer broke off: the file may be stored, and is filed nowhere. */
export class UploadBroken extends Error {
  override readonly name = "UploadBroken"
}

/** Throws UploadBroken, also when aborted. Safe to repeat. */
export function sendUpload({ file, ledger, signal, onStage }: Sending): Promise<ReceivedUpload | RefusedUpload> {
  const query = new URLSearchParams({ ledger, name: file.name || "file" })
  const request = new XMLHttpRequest()
  request.open("PUT", `/api/uploads?${query}`)
  request.setRequestHeader("content-type", "application/octet-stream")
  return new Promise((resolve, reject) => {
    let told = 0
    const broke = () => reject(new UploadBroken("The upload broke off."))
    request.upload.onprogress = ({ loaded, total }) => onStage({ stage: "sending", done: loaded, total })
    request.onprogress = () => {
      const lines = request.responseText.split("\n").slice(0, -1)
      for (const line of lines.slice(told)) tellStage(line, onStage)
      told = lines.length
    }
    request.onload = () => {
      const last = lastLine(request.responseText)
      if (last) resolve(last)
      else broke()
    }
    request.onerror = broke
    request.onabort = broke
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(file)
  })
}

export type Filing = { mutationId: string; ledger: string; upload: string; use: UploadUse }
export type FilingOutcome = Awaited<ReturnType<typeof fileUpload>>

/** The same mutation id again files nothing twice. Throws where the server was not reached. */
export function sendFiling(filing: Filing): Promise<FilingOutcome> {
  return fileUpload(filing)
}

function tellStage(line: string, onStage: (stage: UploadStage) => void) {
  const parsed = UploadLine.safeParse(readLine(line))
  if (parsed.success && "stage" in parsed.data && parsed.data.stage === "reading") {
    onStage({ stage: "reading", done: parsed.data.done, total: parsed.data.total })
  }
}

/** Null where the answer is none of ours, as a proxy's error page is not, or has no end. */
function lastLine(text: string): ReceivedUpload | RefusedUpload | null {
  const line = readLine(text.trimEnd().split("\n").at(-1) ?? "")
  const received = ReceivedUpload.safeParse(line)
  if (received.success) return received.data
  const refused = RefusedUpload.safeParse(line)
  return refused.success ? refused.data : null
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

// How one sent file stands, from waiting its turn to what came of it, and the fold over what happens to it. Sends nothing.
import { assertNever } from "@/lib/core/assert-never"
import type { FilingOutcome, UploadStage } from "@/lib/queries/uploads"
import type { ReceivedUpload, UploadUse } from "@/lib/views/upload"

/** What a person may choose for a file: one use, or two for a price list that a tender file's value stands in. */
export type UseChoice = UploadUse | "document and rates"

/** waiting -> sending -> reading -> asking? -> filing -> settled; refused or broken from any of them. */
export type UploadState =
  | { is: "waiting" }
  | { is: "sending" | "reading"; done: number; total: number }
  | { is: "asking"; received: ReceivedUpload; choice: UseChoice }
  | { is: "filing"; received: ReceivedUpload; choice: UseChoice }
  | { is: "settled"; results: readonly FilingResult[] }
  /** `again` says whether the very same file may be taken at another try. */
  | { is: "refused"; sentence: string; again: "may help" | "is no use" }
  | { is: "broken" }

export type FilingResult = { use: UploadUse; outcome: FilingOutcome }
export type Upload = { id: string; file: File; state: UploadState }

export type UploadEvent =
  | { happens: "chosen"; uploads: readonly Pick<Upload, "id" | "file">[] }
  | { happens: "moved"; id: string; state: UploadState }
  | { happens: "progressed"; id: string; stage: UploadStage }
  | { happens: "removed"; id: string }

export function foldUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.happens) {
    case "chosen":
      return [...uploads, ...event.uploads.map((one): Upload => ({ ...one, state: { is: "waiting" } }))]
    case "moved":
      return changed(uploads, event.id, event.state)
    case "progressed": {
      const { stage, done, total } = event.stage
      // All bytes sent, the server has yet to open the file: its pages are not counted so far.
      const isSent = stage === "sending" && done === total
      return changed(uploads, event.id, isSent ? { is: "reading", done: 0, total: 0 } : { is: stage, done, total })
    }
    case "removed":
      return uploads.filter(({ id }) => id !== event.id)
    default:
      return assertNever(event)
  }
}

export function usesOf(choice: UseChoice): readonly UploadUse[] {
  return choice === "document and rates" ? ["document", "rates"] : [choice]
}

/** Whether nothing more comes of it by itself. */
export function isSettled({ state }: Upload): boolean {
  return state.is === "settled" || state.is === "refused" || state.is === "broken"
}

function changed(uploads: readonly Upload[], id: string, state: UploadState): readonly Upload[] {
  return uploads.map((one) => (one.id === id ? { ...one, state } : one))
}

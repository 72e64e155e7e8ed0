// Sends one file into a conversation's ledger as a document, for a message to go with. Throws nothing: each end has a sentence.
import { newMutationId } from "./mutation-id"
import { isNotSignedIn, notSignedInSentence } from "./not-signed-in"
import { sendFiling, sendUpload, UploadBroken } from "./uploads"

export type AttachOutcome = { done: true; document: string } | { done: false; sentence: string }

export async function attachFile(ledger: string, file: File): Promise<AttachOutcome> {
  try {
    return await sendAndFile(ledger, file)
  } catch (error) {
    if (isNotSignedIn(error)) return { done: false, sentence: notSignedInSentence }
    if (!(error instanceof UploadBroken)) console.warn("A file could not be attached:", error)
    return { done: false, sentence: "It did not reach the server whole. Attach it again." }
  }
}

async function sendAndFile(ledger: string, file: File): Promise<AttachOutcome> {
  const signal = new AbortController().signal
  const sent = await sendUpload({ file, ledger, signal, onStage: () => undefined })
  if (sent.outcome === "refused") return { done: false, sentence: sent.sentence }
  const filed = await sendFiling({ mutationId: newMutationId(), ledger, upload: sent.upload, use: "document" })
  if (!filed.done) return { done: false, sentence: filed.sentence }
  return "document" in filed
    ? { done: true, document: filed.document }
    : { done: false, sentence: "It is no document." }
}

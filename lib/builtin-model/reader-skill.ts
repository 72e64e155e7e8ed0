// Walks documents page by page, in the order they were issued, and records what they state by quoting. Never states a value itself.
import { type SoughtKey, soughtKeys } from "./fact-keys"
import { finishWith } from "./finish"
import { readerNote } from "./reader-note"
import { documentsToRead, type ReadableDocument, type ReadSoFar, readSoFar } from "./reader-progress"
import { recordsFor } from "./reader-records"
import { call, callNow, notYetMade, type Reply } from "./reply"
import { callsOf, offers, type RequestView } from "./request-view"

const callsAStep = 16

/** Applies where facts can be recorded and pages read. Order: list, then for each document read and record, then hand over. */
export function readerSkill(view: RequestView): Reply | null {
  if (!offers(view, "record_fact", "read_pages", "list_documents")) return null
  const documents = documentsToRead(view)
  if (documents === null) return callNow(call("list_documents", {}))
  const keys = soughtKeys(view.tools.get("record_fact")?.description ?? "")
  for (const document of unfinished(view, documents)) {
    const step = nextStep({ view, documents, document, keys })
    if (step !== null) return step
  }
  return finishWith(view, readerNote({ view, documents, keys }))
}

/** A document is behind us once a later one has been opened. */
function unfinished(view: RequestView, documents: readonly ReadableDocument[]): ReadableDocument[] {
  const opened = new Set(callsOf(view, "read_pages").map((made) => made.arguments.document))
  const current = documents.findLastIndex((document) => opened.has(document.document))
  return documents.slice(Math.max(0, current))
}

function nextStep(input: {
  view: RequestView
  documents: readonly ReadableDocument[]
  document: ReadableDocument
  keys: readonly SoughtKey[]
}): Reply | null {
  const { view, document } = input
  const read = readSoFar(view, document)
  const records = notYetMade(view, recordsFor({ ...input, read }))
  const reading =
    read.next === null ? [] : [call("read_pages", { document: document.document, ...bite(read, document) })]
  if (records.length > callsAStep - reading.length) return callNow(...records.slice(0, callsAStep))
  return records.length + reading.length === 0 ? null : callNow(...records, ...reading)
}

// As much as there is: the tool bounds a bite by size and says where to go on.
function bite(read: ReadSoFar, document: ReadableDocument): { from: number; to: number } {
  return { from: read.next ?? document.from, to: document.to }
}

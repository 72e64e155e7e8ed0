// Gives stored files out as they came in: a document's own bytes, a draft's rendered ones. Changes and renders nothing.
import { ledgerPlace } from "@/lib/commands/ledger-place"
import type { Draft, LedgerState } from "@/lib/core/ledger-state"
import { may, type Viewer } from "@/lib/core/permissions"
import type { Runtime } from "./runtime"

export type FilePorts = Pick<Runtime, "files" | "rows" | "ledgers">

type Wanted = { ledger: string; id: string; ifNoneMatch: string | null }

/** The bytes as uploaded, under the name they came with; a withdrawn document's too. Null: not found. */
export async function documentFile(ports: FilePorts, viewer: Viewer, wanted: Wanted): Promise<Response | null> {
  const state = await visibleLedger(ports, viewer, wanted.ledger)
  const found = state?.documents.get(wanted.id)
  return found ? attachment(ports, { hash: found.fileHash, name: found.name, type: plainType }, wanted) : null
}

/** The draft's file exactly as its hash was signed or put up for it; its name says where it is not in force. Null: not found. */
export async function draftFile(ports: FilePorts, viewer: Viewer, wanted: Wanted): Promise<Response | null> {
  const state = await visibleLedger(ports, viewer, wanted.ledger)
  const draft = state?.drafts.get(wanted.id)
  if (!state || !draft) return null
  return attachment(ports, { hash: draft.fileHash, name: draftName(state, draft), type: wordType }, wanted)
}

/** What its name says of a draft: void, not signed, or nothing where the signature holds. */
export function draftName({ name }: Pick<LedgerState, "name">, { draftVersion, signed, void: why }: Draft): string {
  const standing = why !== null ? " (void)" : signed === null ? " (not signed)" : ""
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-")}, draft ${draftVersion}${standing}.docx`
}

// Never the type the file claims: a browser must keep it, not open it on our origin.
const plainType = "application/octet-stream"
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

async function visibleLedger(ports: FilePorts, viewer: Viewer, ledger: string): Promise<LedgerState | null> {
  const place = await ledgerPlace(ports.rows, ledger)
  return place && may(viewer, "see", place) ? ports.ledgers.now(ledger) : null
}

type Attached = { hash: string; name: string; type: string }

async function attachment({ files }: FilePorts, { hash, name, type }: Attached, wanted: Wanted): Promise<Response> {
  const etag = `"${hash}"`
  const headers = new Headers({ etag, "cache-control": "private, no-cache", "x-content-type-options": "nosniff" })
  if (wanted.ifNoneMatch === etag) return new Response(null, { status: 304, headers })
  const file = await files.open(hash)
  if (!file) throw new Error(`The file ${hash} is in the record and not in the data folder`)
  headers.set("content-type", type)
  headers.set("content-length", String(file.bytes))
  headers.set("content-disposition", dispositionOf(name))
  headers.set("content-security-policy", "sandbox")
  return new Response(webStream(file.content), { headers })
}

/** RFC 6266 with RFC 5987: the name in ASCII for old readers, and as it is. */
function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_")
  const exact = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`
}

function webStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

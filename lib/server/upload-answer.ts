// Answers one upload: the body streamed to the files, then line by line how far it is read and what came of it.
import { z } from "zod"
import { fileUpload, UploadFiling } from "@/lib/commands/file-upload"
import { GivenId } from "@/lib/commands/given-id"
import { ledgerPlace } from "@/lib/commands/ledger-place"
import { may, type Viewer } from "@/lib/core/permissions"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import { largestUpload, type RefusedUpload, tooLargeSentence, type UploadLine } from "@/lib/views/upload"
import type { IntakePorts } from "./intake"
import { readStored, type StoredUpload, storeUpload } from "./receive-upload"

const Query = z.object({
  ledger: GivenId,
  name: z.string().min(1).max(1000),
  /** With a use, and a mutation id for it, the file is filed as soon as it is read. */
  use: UploadFiling.shape.use.optional(),
  mutation: z.uuid().optional(),
})
type Query = z.infer<typeof Query>

/** The caller has asked who is calling, and refused foreign origins. A ledger that is not the viewer's to add to is not found. */
export async function answerUpload(ports: IntakePorts, viewer: Viewer, request: Request): Promise<Response> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success || (query.data.use && !query.data.mutation) || !request.body) {
    return refusal(400, "invalid", "An upload names its ledger and its file, and a mutation with a use.")
  }
  if (!(await mayAdd(ports, viewer, query.data.ledger))) {
    return refusal(404, "not found", "There is no such place for files, or it is not yours to see.")
  }
  const stated = Number(request.headers.get("content-length") ?? 0)
  if (stated > largestUpload) return refusal(413, "too large", tooLargeSentence)
  const stored = await storeUpload(ports, { name: query.data.name, content: chunksOf(request.body) })
  if ("outcome" in stored) return refusal(413, stored.reason, stored.sentence)
  return linesResponse((tell) => readAndFile(ports, viewer, { query: query.data, stored, tell }))
}

async function mayAdd(ports: IntakePorts, viewer: Viewer, ledger: string): Promise<boolean> {
  if (ledger === workspaceLedger) return may(viewer, "change records", "workspace")
  const place = await ledgerPlace(ports.rows, ledger)
  return place !== null && may(viewer, "take part", place)
}

type Reading = { query: Query; stored: StoredUpload; tell: (line: UploadLine) => void }

async function readAndFile(ports: IntakePorts, viewer: Viewer, { query, stored, tell }: Reading): Promise<void> {
  tell({ stage: "stored", done: stored.bytes, total: stored.bytes })
  const read = await readStored(ports, viewer, stored, tell)
  if (read.outcome === "refused" || !query.use || !query.mutation) return tell(read)
  const filing = { mutationId: query.mutation, ledger: query.ledger, upload: read.upload, use: query.use }
  const filed = await fileUpload(ports, viewer, filing)
  if (filed.done) tell({ outcome: "filed", filed })
  else tell({ outcome: "refused", reason: filed.reason, sentence: filed.sentence })
}

/** Ends with a refusal where something of ours broke; the cause goes to the server's log alone. */
function linesResponse(work: (tell: (line: UploadLine) => void) => Promise<void>): Response {
  const encoder = new TextEncoder()
  let isRead = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const tell = (line: UploadLine) => {
        if (isRead) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      const broke = (error: unknown) => {
        console.error("[upload]", error)
        tell({ outcome: "refused", reason: "failed", sentence: failedSentence })
      }
      void work(tell)
        .catch(broke)
        .finally(() => isRead && controller.close())
    },
    cancel() {
      isRead = false
    },
  })
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    },
  })
}

const failedSentence = "Reading this file failed on our side. The file itself was kept; try again."

function refusal(status: number, reason: string, sentence: string): Response {
  const line: RefusedUpload = { outcome: "refused", reason, sentence }
  return Response.json(line, { status, headers: { "cache-control": "no-store" } })
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

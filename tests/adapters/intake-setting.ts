// What the intake tests start from: the product's own runtime on a database and a data folder of their own, and people. Asserts nothing.
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { createBid } from "@/lib/commands/create-bid"
import { type FiledUpload, fileUpload } from "@/lib/commands/file-upload"
import type { Refusal } from "@/lib/commands/refusal"
import type { Viewer } from "@/lib/core/permissions"
import { chosenModel } from "@/lib/server/chosen-model"
import { type IntakePorts, intakePorts } from "@/lib/server/intake"
import { createRuntime, type Runtime } from "@/lib/server/runtime"
import { answerUpload } from "@/lib/server/upload-answer"
import { ReceivedUpload, UploadLine, type UploadUse } from "@/lib/views/upload"
import { createTestDatabase } from "../support/test-database"

export const manager: Viewer = { id: "u_meera", name: "Meera", email: "meera@desk.example", role: "manager" }
export const operator: Viewer = { id: "u_omar", name: "Omar", email: "omar@desk.example", role: "operator" }
export const stranger: Viewer = { id: "u_sven", name: "Sven", email: "sven@desk.example", role: "operator" }

export type IntakeSetting = {
  runtime: Runtime
  ports: IntakePorts
  dataFolder: string
  /** A bid of the operator's. */
  bid: string
  end(): Promise<void>
}

export async function intakeSetting(): Promise<IntakeSetting> {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "readback-intake-"))
  const model = chosenModel({
    openaiApiKey: undefined,
    openaiBaseUrl: undefined,
    model: undefined,
    contextWindow: undefined,
  })
  const runtime = createRuntime({ databaseUrl: database.url, dataFolder, model })
  const ports = intakePorts(runtime)
  const made = await createBid(ports, operator, { mutationId: randomUUID(), name: "Drain" })
  if (!made.done) throw new Error(made.sentence)
  return {
    runtime,
    ports,
    dataFolder,
    bid: made.bid,
    async end() {
      await runtime.close()
      await database.drop()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

export type Sent = { name: string; bytes: Uint8Array | ReadableStream<Uint8Array>; query?: Record<string, string> }

export function uploadRequest(ledger: string, { name, bytes, query = {} }: Sent): Request {
  const address = `http://127.0.0.1/api/uploads?${new URLSearchParams({ ledger, name, ...query })}`
  const body = bytes instanceof ReadableStream ? bytes : Uint8Array.from(bytes)
  // Node asks for this where a body is a stream.
  return new Request(address, { method: "PUT", body, duplex: "half" } as RequestInit)
}

export async function send(setting: IntakeSetting, viewer: Viewer, ledger: string, sent: Sent): Promise<UploadLine[]> {
  const response = await answerUpload(setting.ports, viewer, uploadRequest(ledger, sent))
  const lines = (await response.text()).trimEnd().split("\n")
  return lines.map((line) => UploadLine.parse(JSON.parse(line)))
}

/** Throws where the file is refused. */
export async function received(setting: IntakeSetting, viewer: Viewer, sent: Sent): Promise<ReceivedUpload> {
  return ReceivedUpload.parse((await send(setting, viewer, setting.bid, sent)).at(-1))
}

/** Sent and filed, as a browser does it. */
export async function filed(
  setting: IntakeSetting,
  viewer: Viewer,
  { use = "document", ...sent }: Sent & { use?: UploadUse },
): Promise<FiledUpload | Refusal> {
  const { upload } = await received(setting, viewer, sent)
  return fileUpload(setting.ports, viewer, { mutationId: randomUUID(), ledger: setting.bid, upload, use })
}

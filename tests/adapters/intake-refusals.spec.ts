// Files that are not taken: each fault with its sentence, the size limit, strangers, other sites.
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { isForeignOrigin } from "@/lib/server/request-origin"
import { answerUpload } from "@/lib/server/upload-answer"
import { largestUpload } from "@/lib/views/upload"
import { type IntakeSetting, intakeSetting, operator, send, stranger, uploadRequest } from "./intake-setting"
import { bytesOf, scannedPdf } from "./parser-sample-files"

let setting: IntakeSetting

beforeAll(async () => {
  setting = await intakeSetting()
})

afterAll(() => setting.end())

describe("a file that is not taken", () => {
  const refusals: [what: string, name: string, bytes: () => Promise<Uint8Array>, sentence: string][] = [
    [
      "an empty file",
      "a.pdf",
      async () => bytesOf(""),
      "This file holds nothing to read. Check that it is the right file.",
    ],
    [
      "a damaged PDF",
      "a.pdf",
      async () => bytesOf("%PDF-1.7\nand nothing more"),
      "This PDF is damaged or was cut off on the way. Download it again from where it came, then upload it.",
    ],
    [
      "a scanned PDF",
      "scan.pdf",
      scannedPdf,
      "This PDF holds only pictures of pages, without text. Run it through text recognition (OCR) and upload the result.",
    ],
    [
      "a locked workbook",
      "locked.xlsx",
      async () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]),
      "This Office file is locked with a password. Save a copy without the password and upload that.",
    ],
    [
      "a text that calls itself a PDF",
      "fake.pdf",
      async () => bytesOf("only words"),
      "This file's name and its content disagree: it is called .pdf, but it holds plain text. Give it its true ending, or upload the right file.",
    ],
  ]
  test.each(refusals)("%s is refused in a sentence", async (_what, name, bytes, sentence) => {
    const lines = await send(setting, operator, setting.bid, { name, bytes: await bytes() })
    expect(lines.at(-1)).toMatchObject({ outcome: "refused", sentence })
  })

  test("is answered 413 where it says of itself that it is larger than 50 MB", async () => {
    const request = uploadRequest(setting.bid, { name: "big.pdf", bytes: bytesOf("x") })
    request.headers.set("content-length", String(largestUpload + 1))
    const response = await answerUpload(setting.ports, operator, request)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      sentence:
        "This file is larger than 50 MB. Split it, or upload only the part that is needed. Nothing of it was kept.",
    })
  })

  test("is answered 413 as soon as a stream of unknown length exceeds 50 MB, and leaves nothing behind", async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const bytes = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += chunk.byteLength
        controller.enqueue(chunk)
      },
    })
    const response = await answerUpload(setting.ports, operator, uploadRequest(setting.bid, { name: "b", bytes }))
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(largestUpload + 8 * chunk.byteLength)
  })

  test("is not found a place for, where the viewer does not see the ledger", async () => {
    for (const ledger of [setting.bid, "lg_none", "workspace"]) {
      const sent = { name: "a.txt", bytes: bytesOf("words") }
      expect((await answerUpload(setting.ports, stranger, uploadRequest(ledger, sent))).status).toBe(404)
    }
  })

  test("comes from another site's page", () => {
    const from = (origin: string) =>
      isForeignOrigin(
        new Request("http://127.0.0.1:4241/api/uploads", { headers: { origin, host: "127.0.0.1:4241" } }),
        "https://bids.example",
      )
    expect(from("https://evil.example")).toBe(true)
    expect(from("null")).toBe(true)
    expect(from("http://127.0.0.1:4241")).toBe(false)
    expect(from("https://bids.example")).toBe(false)
  })
})

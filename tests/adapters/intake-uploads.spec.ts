// Files coming in: streamed, read off the main thread, refused with a sentence, filed once.
import { randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { performance } from "node:perf_hooks"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fileUpload } from "@/lib/commands/file-upload"
import { readingThreads } from "@/lib/server/parse-threads"
import { answerUpload } from "@/lib/server/upload-answer"
import {
  filed,
  type IntakeSetting,
  intakeSetting,
  manager,
  operator,
  received,
  send,
  uploadRequest,
} from "./intake-setting"
import { bytesOf, docxOf, pdfOf, xlsxOf } from "./parser-sample-files"

let setting: IntakeSetting

beforeAll(async () => {
  setting = await intakeSetting()
})

afterAll(() => setting.end())

const tender = (number: string, more = "") =>
  `TENDER DOCUMENT\nTender No. ${number}\nIssued by: Port Trust Board\n${more}`

describe("a file on its way in", () => {
  test("tells of its bytes, of each page, and at last of what it seems to be", async () => {
    const pages = Array.from({ length: 12 }, (_, index) => `Clause ${index + 1}`)
    const lines = await send(setting, operator, setting.bid, { name: "a.pdf", bytes: await pdfOf(pages) })
    const reading = lines.filter((line) => "stage" in line && line.stage === "reading")
    expect(lines[0]).toMatchObject({ stage: "stored" })
    expect(reading).toEqual(pages.map((_, index) => ({ stage: "reading", done: index + 1, total: 12 })))
    expect(lines.at(-1)).toMatchObject({ outcome: "received", pages: 12, guess: { kind: "document" } })
  })

  test("of 300 pages is read while the main thread stays free", async () => {
    const bytes = await pdfOf(Array.from({ length: 300 }, (_, index) => `Page ${index + 1}\n`.repeat(30)))
    const before = performance.eventLoopUtilization()
    const lines = await send(setting, operator, setting.bid, { name: "long.pdf", bytes })
    expect(lines.at(-1)).toMatchObject({ outcome: "received", pages: 300 })
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  }, 60_000)

  test("is given up when reading it takes longer than it may, and the next file is read all the same", async () => {
    const threads = readingThreads({ most: 1, longestMs: 1 })
    const slow = await pdfOf(Array.from({ length: 40 }, () => "x"))
    expect(await threads.read({ as: "pages", name: "slow.pdf", bytes: slow })).toBeNull()
    const usual = await setting.runtime.threads.read({
      as: "pages",
      name: "a.txt",
      bytes: bytesOf("Tender No. A/1/2026"),
    })
    expect(usual).toMatchObject({ as: "pages", read: { outcome: "read", pages: 1 } })
  })

  test.each([
    ["a.csv", "rates", bytesOf("Item,Unit,Rate\nCement,bag,350\n")],
    [
      "m.json",
      "messages",
      bytesOf('[{"kind":"mail","at":"2026-11-03T18:42:00+05:30","from":"A","to":["B"],"text":"x"}]'),
    ],
    ["note.txt", "messages", bytesOf("Call with Asha on 12 November 2026 at 15:15\nThe gate is shut.")],
  ] as const)("named %s is taken for %s by its content", async (name, kind, bytes) => {
    expect((await received(setting, operator, { name, bytes })).guess.kind).toBe(kind)
  })

  test("with the sheets of a profile is taken for a profile", async () => {
    const bytes = await xlsxOf({ Company: [["Field", "Value"]], Turnover: [["Year", "Turnover"]] })
    expect((await received(setting, operator, { name: "p.xlsx", bytes })).guess.kind).toBe("profile")
  })
})

describe("a document filed", () => {
  test("stands in the ledger with what it says of itself, and its pages can be read", async () => {
    const text = tender("PT/1/2026")
    const added = await filed(setting, operator, {
      name: "../tenders/tender.pdf",
      bytes: await pdfOf([text, "Page two"]),
    })
    if (!added.done || !("document" in added)) throw new Error("not added")
    const state = await setting.runtime.ledgers.now(setting.bid)
    expect(state.documents.get(added.document)).toMatchObject({
      name: "tender.pdf",
      format: "pdf",
      pages: 2,
      identity: { role: "tender", tenderNumber: "PT/1/2026" },
      by: { name: "Omar" },
      withdrawn: null,
    })
    const pagesHash = state.documents.get(added.document)?.pagesHash ?? ""
    expect((await setting.runtime.pages.page(pagesHash, 2))?.text).toBe("Page two")
  })

  test("a second time with the same bytes is said to be here, and not added again", async () => {
    const bytes = await docxOf()
    await filed(setting, operator, { name: "corrigendum.docx", bytes })
    const before = (await setting.runtime.ledgers.now(setting.bid)).documents.size
    const again = await filed(setting, manager, { name: "renamed.docx", bytes })
    expect(again).toMatchObject({
      done: false,
      reason: "already here",
      sentence: "This file is here already: Omar added the same bytes as corrigendum.docx. It was not added again.",
    })
    expect((await setting.runtime.ledgers.now(setting.bid)).documents.size).toBe(before)
  })

  test("twice under one mutation id is filed once and answered alike", async () => {
    const { upload } = await received(setting, operator, { name: "once.txt", bytes: bytesOf("only once") })
    const filing = { mutationId: randomUUID(), ledger: setting.bid, upload, use: "document" as const }
    const [first, second] = await Promise.all([
      fileUpload(setting.ports, operator, filing),
      fileUpload(setting.ports, operator, filing),
    ])
    expect(first.done).toBe(true)
    expect(second).toEqual(first)
    expect(await fileUpload(setting.ports, operator, filing)).toEqual(first)
  })

  test("by several people at once is kept whole from each", async () => {
    const files = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        received(setting, operator, { name: `n${number}.txt`, bytes: bytesOf(`Note ${number}`) }),
      ),
    )
    const outcomes = await Promise.all(
      files.map(({ upload }) =>
        fileUpload(setting.ports, operator, { mutationId: randomUUID(), ledger: setting.bid, upload, use: "document" }),
      ),
    )
    expect(outcomes.map(({ done }) => done)).toEqual([true, true, true, true])
  })

  test("of another tender is warned of, and a missing corrigendum is named", async () => {
    const foreign = await filed(setting, operator, {
      name: "other.pdf",
      bytes: await pdfOf([tender("PT/9/2026").replace("TENDER DOCUMENT", "CORRIGENDUM No. 1")]),
    })
    expect(foreign).toMatchObject({
      warnings: ["When it came in: It names tender PT/9/2026, and this bid is for PT/1/2026."],
    })
    const late = await filed(setting, operator, {
      name: "c7.pdf",
      bytes: await pdfOf([tender("PT/1/2026").replace("TENDER DOCUMENT", "CORRIGENDUM No. 7")]),
    })
    expect(JSON.stringify(late)).toContain("Corrigendum 5 is not among the documents, though a later one is.")
  })

  test("of which nothing tells the order asks for it once", async () => {
    const text = (more: string) =>
      `REQUEST FOR PROPOSALS\nRFP No. Z/77/2026\nIssued by: Water Board\nIssued on: 1 March 2026\n${more}`
    const made = await intakeSetting()
    try {
      for (const more of ["first", "second"]) {
        await filed(made, operator, { name: `${more}.txt`, bytes: bytesOf(text(more)) })
      }
      const { items } = await made.runtime.ledgers.now(made.bid)
      expect([...items.values()].map(({ kind, state }) => [kind, state.is])).toEqual([["document-order", "open"]])
    } finally {
      await made.end()
    }
  })

  test("is filed in the request itself where that names a use and a mutation", async () => {
    const query = { use: "document", mutation: randomUUID() }
    const sent = { name: "direct.txt", bytes: bytesOf("sent by a program"), query }
    const [first, second] = [
      (await send(setting, operator, setting.bid, sent)).at(-1),
      (await send(setting, operator, setting.bid, sent)).at(-1),
    ]
    expect(first).toMatchObject({ outcome: "filed", filed: { done: true, name: "direct.txt" } })
    expect(second).toEqual(first)
  })
})

describe("an upload", () => {
  test("is filed by nobody but who sent it", async () => {
    const { upload } = await received(setting, operator, { name: "mine.txt", bytes: bytesOf("mine alone") })
    const filing = { mutationId: randomUUID(), ledger: setting.bid, upload, use: "document" as const }
    expect(await fileUpload(setting.ports, manager, filing)).toMatchObject({
      done: false,
      reason: "not found",
      sentence: "This file was not uploaded by you. Upload it again.",
    })
  })

  test("is filed into no ledger that its sender does not see", async () => {
    const { upload } = await received(setting, operator, { name: "b.txt", bytes: bytesOf("for elsewhere") })
    for (const ledger of ["lg_none", "workspace"]) {
      const filing = { mutationId: randomUUID(), ledger, upload, use: "document" as const }
      expect(await fileUpload(setting.ports, operator, filing)).toMatchObject({ done: false, reason: "not found" })
    }
  })

  test("leaves no half-written file in the data folder when its sender goes away", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytesOf("half")),
      pull: (controller) => controller.error(new Error("gone")),
    })
    const request = uploadRequest(setting.bid, { name: "c.txt", bytes: broken })
    await expect(answerUpload(setting.ports, operator, request)).rejects.toThrow("gone")
    const names = readdirSync(setting.dataFolder, { recursive: true }).map(String)
    expect(names.filter((name) => name.includes("draft-"))).toEqual([])
  })
})

// The company's records, bids, withdrawals, downloads and the sample: what each does to the record, and who may.
import { createHash, randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createBid } from "@/lib/commands/create-bid"
import { fileUpload } from "@/lib/commands/file-upload"
import { sampleBidName } from "@/lib/commands/load-sample"
import { withdrawDocument } from "@/lib/commands/withdraw-document"
import { withdrawRecords } from "@/lib/commands/withdraw-records"
import type { LedgerEvent } from "@/lib/core/events/event"
import { readCompany } from "@/lib/server/company-reads"
import { documentFile, draftFile } from "@/lib/server/file-answer"
import { loadSampleBid } from "@/lib/server/sample"
import { filed, type IntakeSetting, intakeSetting, manager, operator, received, stranger } from "./intake-setting"
import { bytesOf } from "./parser-sample-files"

let setting: IntakeSetting

beforeAll(async () => {
  setting = await intakeSetting()
})

afterAll(() => setting.end())

const rates = (rate: string) => bytesOf(`Item,Unit,Rate\nCement in bags,bag,${rate}\nSteel bars,MT,78450\n`)
const company = () => readCompany(setting.runtime, manager)

describe("the company's records", () => {
  test("are imported by managers alone", async () => {
    const refused = await filed(setting, operator, { name: "rates.csv", bytes: rates("350"), use: "rates" })
    expect(refused).toMatchObject({
      done: false,
      reason: "not allowed",
      sentence: "Only managers and administrators change the company's profile, rates and messages.",
    })
    expect(await company()).toMatchObject({ imports: [], rates: [], profile: null, messages: { total: 0 } })
  })

  test("open the workspace's ledger with the first import, also when two come at once", async () => {
    const mail =
      '[{"kind":"mail","at":"2026-11-03T18:42:00+05:30","from":"Asha","to":["Ben"],"text":"Use the old rates."}]'
    const outcomes = await Promise.all([
      filed(setting, manager, { name: "rates.csv", bytes: rates("350"), use: "rates" }),
      filed(setting, manager, { name: "mail.json", bytes: bytesOf(mail), use: "messages" }),
    ])
    expect(outcomes).toMatchObject([
      { done: true, use: "rates", count: 2 },
      { done: true, use: "messages", count: 1 },
    ])
    expect(await company()).toMatchObject({
      rates: [{ rate: "350.00" }, { rate: "78450.00" }],
      messages: { total: 1, latest: [{ text: "Use the old rates." }] },
    })
  })

  test("of a file with faults are refused whole, each fault with its place", async () => {
    const bytes = bytesOf("Item,Unit,Rate\nCement,bag,350\nSand,cum,on request\n")
    const refused = await filed(setting, manager, { name: "bad.csv", bytes, use: "rates" })
    expect(refused).toMatchObject({ done: false, reason: "unreadable" })
    expect(refused).toHaveProperty(
      "sentence",
      expect.stringMatching(/^Nothing was imported\. Sheet bad, row 3, rate: /),
    )
    expect((await company())?.rates).toHaveLength(2)
  })

  test("of the same file are not imported twice", async () => {
    const again = await filed(setting, manager, { name: "again.csv", bytes: rates("350"), use: "rates" })
    expect(again).toMatchObject({
      reason: "already here",
      sentence: "Meera imported this very file already. It was not imported again.",
    })
  })

  test("of a later list replace the earlier one, which stands again when the later is withdrawn", async () => {
    const later = await filed(setting, manager, { name: "later.csv", bytes: rates("420"), use: "rates" })
    if (!later.done || !("import" in later)) throw new Error("not imported")
    expect((await company())?.rates[0]?.rate).toBe("420.00")
    const standings = (await company())?.imports.map(({ name, standing }) => [name, standing.is])
    expect(standings).toContainEqual(["rates.csv", "replaced"])

    const withdrawal = { mutationId: randomUUID(), import: later.import, why: "wrong year" }
    expect(await withdrawRecords(setting.ports, operator, withdrawal)).toMatchObject({ reason: "not allowed" })
    const withdrawn = await withdrawRecords(setting.ports, manager, withdrawal)
    expect(withdrawn).toEqual({ done: true, import: later.import })
    expect(await withdrawRecords(setting.ports, manager, withdrawal)).toEqual(withdrawn)
    expect((await company())?.rates[0]?.rate).toBe("350.00")
    expect((await company())?.imports[0]).toMatchObject({
      name: "later.csv",
      standing: { is: "withdrawn", why: "wrong year", by: { name: "Meera" } },
    })
    const twice = { ...withdrawal, mutationId: randomUUID() }
    expect(await withdrawRecords(setting.ports, manager, twice)).toMatchObject({
      sentence: "later.csv was withdrawn before.",
    })
  })
})

describe("a bid", () => {
  test("is seen by whoever made it and by managers, and made once a mutation", async () => {
    const creation = { mutationId: randomUUID(), name: "Jetty" }
    const [first, second] = await Promise.all([
      createBid(setting.ports, operator, creation),
      createBid(setting.ports, operator, creation),
    ])
    expect(second).toEqual(first)
    const names = async (person: string, sees: "own" | "everything") =>
      (await setting.runtime.rows.bids({ person, sees })).map(({ name }) => name)
    expect((await names(operator.id, "own")).sort()).toEqual(["Drain", "Jetty"])
    expect(await names(stranger.id, "own")).toEqual([])
    expect(await names(manager.id, "everything")).toHaveLength(2)
  })
})

describe("a document", () => {
  test("is given out as its own bytes, to keep and not to open, and to nobody who does not see it", async () => {
    const bytes = bytesOf("<html><script>alert(1)</script>Tender</html>")
    const name = 'Große "Liste" №1.html'
    const added = await filed(setting, operator, { name, bytes })
    if (!added.done || !("document" in added)) throw new Error("not added")
    const wanted = { ledger: setting.bid, id: added.document, ifNoneMatch: null }
    const file = await documentFile(setting.runtime, operator, wanted)
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)
    expect(Object.fromEntries(file?.headers ?? [])).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "content-disposition": `attachment; filename="Gro_e _Liste_ _1.html"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    expect(await documentFile(setting.runtime, stranger, wanted)).toBeNull()
    expect(await documentFile(setting.runtime, manager, { ...wanted, id: "doc_none" })).toBeNull()
    const etag = file?.headers.get("etag") ?? ""
    expect((await documentFile(setting.runtime, operator, { ...wanted, ifNoneMatch: etag }))?.status).toBe(304)
  })

  test("is withdrawn by who added it or a manager, with a reason, once", async () => {
    const added = await filed(setting, manager, { name: "wrong.txt", bytes: bytesOf("a wrong file") })
    if (!added.done || !("document" in added)) throw new Error("not added")
    const withdrawal = { mutationId: randomUUID(), ledger: setting.bid, document: added.document, why: "wrong file" }
    expect(await withdrawDocument(setting.ports, stranger, withdrawal)).toMatchObject({ reason: "not found" })
    expect(await withdrawDocument(setting.ports, operator, withdrawal)).toMatchObject({
      reason: "not allowed",
      sentence: "Only Meera, who added it, and managers withdraw this document.",
    })
    const done = await withdrawDocument(setting.ports, manager, withdrawal)
    expect(done).toEqual({ done: true, document: added.document, facts: 0 })
    expect(await withdrawDocument(setting.ports, manager, withdrawal)).toEqual(done)
    const state = await setting.runtime.ledgers.now(setting.bid)
    expect(state.documents.get(added.document)?.withdrawn).toBe("wrong file")
    const anew = await filed(setting, operator, { name: "wrong.txt", bytes: bytesOf("a wrong file") })
    expect(anew.done).toBe(true)
  })
})

describe("a draft", () => {
  test("is given out as the bytes that were hashed, and its name says where it is not signed or void", async () => {
    const bytes = bytesOf("a Word file")
    const { upload } = await received(setting, operator, { name: "d.txt", bytes })
    await fileUpload(setting.ports, operator, {
      mutationId: randomUUID(),
      ledger: setting.bid,
      upload,
      use: "document",
    })
    const fileHash = createHash("sha256").update(bytes).digest("hex")
    const draft = { draft: "draft_1", draftVersion: 1, contentHash: "c", fileHash }
    const by = { id: manager.id, name: manager.name }
    const append = async (event: LedgerEvent) => {
      const written = await setting.runtime.store.commit([
        { as: "ledger", stream: setting.bid, guard: "none", events: [event] },
      ])
      expect(written.committed).toBe(true)
    }
    const nameNow = async () => {
      const wanted = { ledger: setting.bid, id: "draft_1", ifNoneMatch: null }
      const file = await draftFile(setting.runtime, operator, wanted)
      expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)
      expect(file?.headers.get("etag")).toBe(`"${fileHash}"`)
      expect(await draftFile(setting.runtime, stranger, wanted)).toBeNull()
      return /filename="([^"]*)"/.exec(file?.headers.get("content-disposition") ?? "")?.[1]
    }
    await append({ type: "draft-submitted", version: 1, ...draft, facts: [], by: { person: by } })
    expect(await nameNow()).toBe("Drain, draft 1 (not signed).docx")
    await append({ type: "draft-signed", version: 1, ...draft, by })
    expect(await nameNow()).toBe("Drain, draft 1.docx")
    await append({ type: "work-recorded", version: 1, collection: "price", id: "1", data: {}, by: { person: by } })
    expect(await nameNow()).toBe("Drain, draft 1 (void).docx")
  })
})

describe("the sample", () => {
  test("is loaded whole, and a second time only said to be there", async () => {
    const made = await intakeSetting()
    try {
      const loaded = await loadSampleBid(made.ports, manager)
      if (!loaded.done) throw new Error(loaded.sentence)
      expect(loaded.state).toBe("loaded")
      const { name, documents } = await made.runtime.ledgers.now(loaded.bid)
      expect(name).toBe(sampleBidName)
      expect([...documents.values()].map((one) => [one.name, one.warnings])).toEqual([
        ["tender-document.pdf", []],
        ["corrigendum-1.pdf", []],
        ["corrigendum-2.docx", []],
        ["bill-of-quantities.xlsx", []],
        ["price-list.xlsx", []],
      ])
      const records = await readCompany(made.runtime, manager)
      expect(records?.imports.map(({ use }) => use).sort()).toEqual(["messages", "profile", "rates"])
      const messages: unknown[] = JSON.parse(readFileSync("lib/cli/sample/messages.json", "utf8"))
      expect(records?.messages.total).toBe(messages.length)

      const again = await loadSampleBid(made.ports, manager)
      expect(again).toEqual({ done: true, bid: loaded.bid, state: "was there already" })
      expect(await made.runtime.rows.bids({ person: "", sees: "everything" })).toHaveLength(2)
    } finally {
      await made.end()
    }
  }, 60_000)

  test("is finished where loading it broke off, by whoever loads it next", async () => {
    const made = await intakeSetting()
    try {
      const begun = await createBid(made.ports, manager, { mutationId: randomUUID(), name: sampleBidName })
      if (!begun.done) throw new Error(begun.sentence)
      const administrator = { ...manager, id: "u_ada", name: "Ada", role: "administrator" as const }
      expect(await loadSampleBid(made.ports, administrator)).toEqual({ done: true, bid: begun.bid, state: "loaded" })
      expect((await made.runtime.ledgers.now(begun.bid)).documents.size).toBe(5)
    } finally {
      await made.end()
    }
  }, 60_000)
})

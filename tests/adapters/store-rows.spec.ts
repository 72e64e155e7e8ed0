// What pages read: rows that follow from events, seen by whom they concern.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest"
import { withClient } from "@/lib/adapters/postgres-database"
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { Onlooker } from "@/lib/core/ports/rows"
import { projections } from "@/lib/server/projections"
import { storeDatabase } from "./store-database"
import {
  answered,
  answerMail,
  asked,
  bidOpened,
  claimed,
  committed,
  documentAdded,
  fact,
  item,
  itemDecided,
  ledgerOpened,
  mail,
  opened,
  opening,
  openingLedger,
  own,
  person,
  record,
  replied,
  requested,
  settled,
  signed,
  submitted,
  visit,
  workRecorded,
} from "./store-fixtures"

let url: string
let store: PrismaStore
let now: number

const manager: Onlooker = { person: "person_9", sees: "everything" }
const owner: Onlooker = { person: person.id, sees: "own" }
const stranger: Onlooker = { person: "person_2", sees: "own" }

beforeEach(async () => {
  url = (await storeDatabase()).url
  now = Date.parse("2026-11-30T04:30:00.000Z")
  store = createPrismaStore({ url, clock: { now: secondLater }, projections })
})

afterEach(async () => {
  await store.close()
  await (await storeDatabase()).empty()
})

afterAll(async () => (await storeDatabase()).drop())

describe("the row of an exchange", () => {
  test("runs, waits while a question is open, settles, and runs again when mail comes", async () => {
    const row = () => store.rows.exchange("ex_a")
    await committed(store, opening("ex_a", [opened("ex_a"), mail("m_1", "Is the EMD fixed?"), mail("m_2")]))
    expect(await row()).toMatchObject({ state: "running", request: "Is the EMD fixed?", requests: 0 })
    const claim = await claimed(store)
    await committed(store, own(claim, 3, [requested(1), asked("q_1", "ex_a")]))
    expect(await row()).toMatchObject({ state: "waiting", requests: 1, questions: 1, activation: 1 })
    await committed(store, visit("ex_a", [mail("m_3")]))
    expect(await row()).toMatchObject({ state: "waiting" })
    await committed(store, visit("ex_a", [answered("q_1"), answerMail("m_4", "q_1")]))
    expect(await row()).toMatchObject({ state: "running" })
    await committed(store, own(claim, 8, [requested(2), settled()]))
    expect(await row()).toMatchObject({ state: "settled", reason: "finished", requests: 2, settledAt: isoNow() })
    await committed(store, visit("ex_a", [mail("m_5")]))
    expect(await row()).toMatchObject({ state: "running", reason: null, settledAt: null, updatedAt: isoNow() })
  })

  test("waits too while nobody needs to run it, and counts the facts it recorded", async () => {
    await committed(store, opening("ex_a"), openingLedger("led_a"))
    const claim = await claimed(store)
    const by = { exchange: "ex_a", agent: "console", call: "call_1" }
    const recorded = { ...fact("f_1", "emd.amount"), by }
    await committed(store, { ...own(claim, 1, [replied(1)]), after: "let go" }, record("led_a", [recorded]))
    expect(await store.rows.exchange("ex_a")).toMatchObject({ state: "waiting", facts: 1 })
    expect(await store.rows.exchange("ex_none")).toBeNull()
  })

  test("stands with its tree's, the conversation first, then by opening", async () => {
    await committed(store, opening("ex_z"))
    await committed(store, opening("ex_c", [opened("ex_c", { kind: "task", root: "ex_z", depth: 2 })]))
    await committed(store, opening("ex_b", [opened("ex_b", { kind: "task", root: "ex_z", depth: 1 })]))
    expect((await store.rows.exchangesOf("ex_z")).map(({ id }) => id)).toEqual(["ex_z", "ex_c", "ex_b"])
  })
})

describe("conversations", () => {
  test("are seen by their owner, by members of their bid and by managers, and by nobody else", async () => {
    await committed(store, opening("ex_own"), opening("ex_bid", [opened("ex_bid", { owner: other, ledger: "led_a" })]))
    await committed(store, openingLedger("led_a"), opening("ex_task", [opened("ex_task", { kind: "task", depth: 1 })]))
    const seenBy = async (onlooker: Onlooker) => (await list(onlooker)).sort()
    expect(await seenBy(manager)).toEqual(["ex_bid", "ex_own"])
    expect(await seenBy(owner)).toEqual(["ex_own"])
    expect(await seenBy(stranger)).toEqual([])
    expect(await store.rows.seesBid(stranger, "led_a")).toBe(false)
    await sql(`insert into "BidMember" values ('led_a', 'person_2'), ('led_a', 'person_1')`)
    expect(await seenBy(stranger)).toEqual(["ex_bid"])
    expect(await store.rows.seesConversation(stranger, "ex_bid")).toBe(true)
    expect(await store.rows.seesConversation(stranger, "ex_own")).toBe(false)
    expect(await store.rows.seesConversation(manager, "ex_task")).toBe(false)
    expect(await store.rows.seesBid(stranger, "led_a")).toBe(true)
    expect((await store.rows.bids(stranger)).map(({ id }) => id)).toEqual(["led_a"])
    expect(await store.rows.bidMembers("led_a")).toEqual(["person_1", "person_2"])
  })

  test("are found by words of title or first message, taken as they are typed", async () => {
    await committed(store, opening("ex_a", [opened("ex_a", { title: "50% of the EMD" }), mail("m_1", "hello")]))
    await committed(store, opening("ex_b", [opened("ex_b", { title: "500 tonnes" }), mail("m_2", "Bridge of Kosi")]))
    expect(await list(manager, { search: "50%" })).toEqual(["ex_a"])
    expect(await list(manager, { search: "5_" })).toEqual([])
    expect(await list(manager, { search: "BRIDGE" })).toEqual(["ex_b"])
    expect(await list(manager, { ledger: "led_none" })).toEqual([])
  })

  test("come page by page, latest change first, each once", async () => {
    const ids = ["ex_1", "ex_2", "ex_3", "ex_4", "ex_5"]
    await committed(store, ...ids.slice(0, 3).map((id) => opening(id)))
    for (const id of ids.slice(3)) await committed(store, opening(id))
    await committed(store, visit("ex_1", [mail("m_1")]))
    const seen: string[] = []
    for (let before = null, rows = await page(before); rows.length > 0; rows = await page(last(rows))) {
      seen.push(...rows.map(({ id }) => id))
    }
    expect(seen).toEqual(["ex_1", "ex_5", "ex_4", "ex_3", "ex_2"])
  })

  test("say how many questions below them are open", async () => {
    await committed(store, opening("ex_a"))
    const task = opened("ex_b", { kind: "task", root: "ex_a", depth: 1 })
    await committed(store, opening("ex_b", [task, asked("q_1", "ex_b"), asked("q_2", "ex_b")]))
    await committed(store, visit("ex_b", [answered("q_2")]))
    const rows = await store.rows.conversations({ ...everything, onlooker: manager })
    expect(rows).toMatchObject([{ id: "ex_a", openQuestions: 1 }])
  })
})

describe("the row of a question", () => {
  test("is answered once, in its asker's record, and is seen with its conversation", async () => {
    const task = opened("ex_b", { kind: "task", root: "ex_a", depth: 1 })
    await committed(store, opening("ex_a"), opening("ex_b", [task, asked("q_1", "ex_b")]))
    expect(await store.rows.openQuestions(owner)).toMatchObject([{ id: "q_1", choices: ["INR", "USD"], root: "ex_a" }])
    expect(await store.rows.openQuestions(stranger)).toEqual([])
    await committed(store, visit("ex_a", [answered("q_1")]))
    expect(await store.rows.question("q_1")).toMatchObject({ state: "open" })
    await committed(store, visit("ex_b", [answered("q_1")]))
    const first = await store.rows.question("q_1")
    expect(first).toMatchObject({ state: "answered", answer: "INR", answeredBy: person, endedAt: isoNow() })
    await committed(store, visit("ex_b", [answered("q_1")]))
    expect(await store.rows.questionsOf("ex_a")).toEqual([first])
    expect(await store.rows.openQuestions(owner)).toEqual([])
  })
})

describe("the row of an item", () => {
  test("waits until it is decided, and then says how and by whom", async () => {
    await committed(store, openingLedger("led_a", [bidOpened(), item("i_1"), item("i_2")]))
    await committed(store, record("led_a", [itemDecided("i_1")]))
    expect((await store.rows.openItems()).map(({ id }) => id)).toEqual(["i_2"])
    const decided = { is: "decided", decision: { decision: "choose", fact: "f_1" }, by: person, at: isoNow() }
    expect(await store.rows.item("i_1")).toMatchObject({ kind: "conflict", state: decided, preparedBy: "bid-lead" })
    await committed(
      store,
      record("led_a", [{ type: "item-closed", version: 1, item: "i_2", why: "document withdrawn" }]),
    )
    expect((await store.rows.itemsOf("led_a")).map(({ state }) => state.is)).toEqual(["decided", "closed"])
    expect(await store.rows.item("i_2")).toMatchObject({ state: { is: "closed", why: "document withdrawn" } })
  })
})

describe("the row of a bid", () => {
  test("goes from stage to stage, and back to drafting when what was signed becomes void", async () => {
    const stages: (string | undefined)[] = []
    const happens = async (...events: LedgerEvent[]) => {
      await committed(store, record("led_a", events))
      stages.push((await store.rows.bid("led_a"))?.stage)
    }
    await committed(store, openingLedger("led_a"))
    await happens(fact("f_1", "emd.amount"))
    await happens(documentAdded("d_1"), documentAdded("d_2"))
    await happens(workRecorded("w_1"))
    await happens(submitted("dr_1"))
    await happens(signed("dr_1"))
    await happens(item("i_1"))
    await happens(fact("f_2", "emd.amount"))
    expect(stages).toEqual(["Documents", "Reading", "Drafting", "Sign-off", "Signed", "Signed", "Drafting"])
    expect(await store.rows.bid("led_a")).toMatchObject({
      documents: 2,
      facts: 2,
      openItems: 1,
      name: "Bridge over the Kosi",
    })
  })

  test("shows authority and closing time only from facts in force", async () => {
    const header = async () => {
      const bid = await store.rows.bid("led_a")
      return [bid?.authority?.raw, bid?.closing?.id]
    }
    await committed(store, openingLedger("led_a"))
    await committed(store, record("led_a", [fact("f_1", "tender.authority", "PWD Bihar"), fact("f_2", "bid.closing")]))
    expect(await header()).toEqual(["PWD Bihar", "f_2"])
    const supersession = { fact: "f_2", key: "bid.closing", next: "f_3", document: null, confirmed: true }
    await committed(
      store,
      record("led_a", [fact("f_3", "bid.closing"), { type: "fact-superseded", version: 1, ...supersession }]),
    )
    expect(await header()).toEqual(["PWD Bihar", "f_3"])
    const withdrawal = { fact: "f_3", key: "bid.closing", why: "document withdrawn", restores: "f_2", by: person }
    await committed(store, record("led_a", [{ type: "fact-withdrawn", version: 1, ...withdrawal }]))
    expect(await header()).toEqual(["PWD Bihar", "f_2"])
    const conflict = { key: "tender.authority", facts: ["f_1", "f_4"] }
    await committed(
      store,
      record("led_a", [fact("f_4", "tender.authority"), { type: "facts-conflicted", version: 1, ...conflict }]),
    )
    expect(await header()).toEqual([undefined, "f_2"])
    expect((await store.rows.currentFactsOf("led_a")).map(({ id }) => id)).toEqual(["f_2"])
  })

  test("is made for bids alone", async () => {
    await committed(store, openingLedger("led_w", [ledgerOpened("workspace", "Profile"), documentAdded("d_1")]))
    expect(await store.rows.bid("led_w")).toBeNull()
  })
})

describe("a page", () => {
  test("of older events ends before where the last one began", async () => {
    await committed(store, opening("ex_a", [opened("ex_a"), mail("m_1"), mail("m_2"), mail("m_3")]))
    const sequences = async (before: number | null, limit: number) =>
      (await store.rows.eventsBefore("ex_a", before, limit)).map(({ sequence }) => sequence)
    expect(await sequences(null, 2)).toEqual([3, 4])
    expect(await sequences(3, 2)).toEqual([1, 2])
    expect(await sequences(1, 2)).toEqual([])
  })

  test("shows partial text until the reply is in the record", async () => {
    await committed(store, opening("ex_a"))
    const claim = await claimed(store)
    await store.savePartial({ exchange: "ex_a", request: 1, text: "The" })
    await store.savePartial({ exchange: "ex_a", request: 1, text: "The EMD" })
    expect(await store.rows.partial("ex_a")).toEqual({ request: 1, text: "The EMD" })
    await committed(store, own(claim, 1, [replied(1)]))
    expect(await store.rows.partial("ex_a")).toBeNull()
  })
})

const other = { id: "person_7", name: "Ravi Menon" }
const everything = { search: "", ledger: null, before: null, limit: 100 }

async function list(onlooker: Onlooker, query: { search?: string; ledger?: string } = {}): Promise<string[]> {
  return (await store.rows.conversations({ ...everything, onlooker, ...query })).map(({ id }) => id)
}

type PageEnd = { updatedAt: string; id: string }

function page(before: PageEnd | null) {
  return store.rows.conversations({ ...everything, onlooker: manager, before, limit: 2 })
}

function last(rows: PageEnd[]): PageEnd | null {
  return rows.at(-1) ?? null
}

function sql(text: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query(text)).rows)
}

/** The clock goes on a second with each commit; `isoNow` is the moment of the last one. */
function secondLater(): number {
  now += 1000
  return now
}

function isoNow(): string {
  return new Date(now).toISOString()
}

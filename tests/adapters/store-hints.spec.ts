// What hints promise: every commit, wake-up and partial text is heard, by every process, and again after the connection was lost.
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest"
import { listenForHints, type PostgresHints } from "@/lib/adapters/hints-postgres"
import { withClient } from "@/lib/adapters/postgres-database"
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import { storeDatabase } from "./store-database"
import { claimed, committed, item, opening, openingLedger, record } from "./store-fixtures"

let url: string
let store: PrismaStore
let hints: PostgresHints

beforeEach(async () => {
  const database = await storeDatabase()
  url = database.url
  store = createPrismaStore({ url, clock: { now: () => 0 }, projections: [] })
  hints = listenForHints(url)
  await listening()
})

afterEach(async () => {
  await Promise.all([store.close(), hints.close()])
  await (await storeDatabase()).empty()
})

afterAll(async () => (await storeDatabase()).drop())

describe("hints", () => {
  test("name each stream and each feed that a commit appended to, once it is committed", async () => {
    const streams = collect(hints.onStream, 2)
    const feeds = collect(hints.onFeed, 3)
    await committed(store, opening("ex_a"), openingLedger("led_a"))
    await committed(store, record("led_a", [item("i_1")]))
    expect((await streams.all).sort()).toEqual(["ex_a", "led_a"])
    expect((await feeds.all).sort()).toEqual(["ledger:led_a", "ledger:led_a", "tree:ex_a"].sort())
  })

  test("say nothing of a commit that was refused", async () => {
    const first = collect(hints.onStream, 1)
    await committed(store, opening("ex_a"))
    await first.all
    const next = collect(hints.onStream, 1)
    expect(await store.commit([opening("ex_b"), opening("ex_a")])).toMatchObject({ reason: "exists" })
    await committed(store, opening("ex_c"))
    expect(await next.all).toEqual(["ex_c"])
  })

  test("name an exchange that was released, and one whose partial text grew", async () => {
    await committed(store, opening("ex_a"))
    const claim = await claimed(store)
    const partials = collect(hints.onPartial, 1)
    await store.savePartial({ exchange: "ex_a", request: 1, text: "The EMD" })
    expect(await partials.all).toEqual(["ex_a"])
    const streams = collect(hints.onStream, 1)
    await store.release(claim)
    expect(await streams.all).toEqual(["ex_a"])
  })

  test("reach every listener, also beside one that throws, and none that unsubscribed", async () => {
    const heard: string[] = []
    const stop = hints.onStream((stream) => heard.push(stream))
    stop()
    hints.onStream(() => {
      throw new Error("a listener of the test fails on purpose")
    })
    const streams = collect(hints.onStream, 1)
    await committed(store, opening("ex_a"))
    expect(await streams.all).toEqual(["ex_a"])
    expect(heard).toEqual([])
  })

  test("are heard again after the connection was lost", async () => {
    const again = listening()
    await cutListeners()
    await again
    const streams = collect(hints.onStream, 1)
    await committed(store, opening("ex_a"))
    expect(await streams.all).toEqual(["ex_a"])
  })
})

function collect(subscribe: (listener: (id: string) => void) => () => void, count: number): { all: Promise<string[]> } {
  const ids: string[] = []
  const all = new Promise<string[]>((resolve) => {
    const stop = subscribe((id) => {
      ids.push(id)
      if (ids.length < count) return
      stop()
      resolve(ids)
    })
  })
  return { all }
}

async function cutListeners(): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN %'",
    )
    expect(rowCount).toBe(1)
  })
}

function listening(): Promise<void> {
  return new Promise((resolve) => {
    const stop = hints.onListening(() => {
      stop()
      resolve()
    })
  })
}

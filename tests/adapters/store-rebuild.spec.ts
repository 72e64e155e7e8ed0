// What the rebuild promises: every derived row again as the commits had made it.
import { afterAll, expect, test } from "vitest"
import { withClient } from "@/lib/adapters/postgres-database"
import { createPrismaStore } from "@/lib/adapters/store-prisma"
import { rebuildProjections } from "@/lib/adapters/store-prisma-rebuild"
import { projections } from "@/lib/server/projections"
import { storeDatabase } from "./store-database"
import {
  answered,
  answerMail,
  asked,
  bidOpened,
  committed,
  documentAdded,
  fact,
  item,
  itemDecided,
  mail,
  opened,
  opening,
  openingLedger,
  record,
  signed,
  submitted,
  visit,
  workRecorded,
} from "./store-fixtures"

const { url, drop } = await storeDatabase()
let now = Date.parse("2026-11-30T04:30:00.000Z")
const secondLater = () => {
  now += 1000
  return now
}
const store = createPrismaStore({ url, clock: { now: secondLater }, projections })

afterAll(async () => {
  await store.close()
  await drop()
})

test("a rebuild from the log makes every derived row as it was, and puts right what was not", async () => {
  await committed(store, openingLedger("led_a", [bidOpened(), documentAdded("d_1"), item("i_1")]))
  await committed(store, openingLedger("led_0", [bidOpened("Second"), fact("f_9", "bid.closing")]), opening("ex_b"))
  await committed(store, opening("ex_a", [opened("ex_a"), mail("m_1", "first words"), asked("q_1", "ex_a")]))
  await committed(store, record("led_a", [itemDecided("i_1"), fact("f_1", "emd.amount"), workRecorded("w_1")]))
  await committed(store, visit("ex_a", [answered("q_1"), answerMail("m_2", "q_1")]), visit("ex_b", [answered("q_1")]))
  await committed(store, record("led_a", [submitted("dr_1"), signed("dr_1")]))
  const before = await everyDerivedRow()
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
  await sql(`update "ExchangeRow" set title = 'wrong'; delete from "FactRow"; update "BidRow" set documents = 7`)
  expect(await everyDerivedRow()).not.toEqual(before)
  expect(await rebuildProjections({ url, projections })).toEqual({ streams: 4, events: 17 })
  expect(await everyDerivedRow()).toEqual(before)
})

async function everyDerivedRow(): Promise<Record<string, unknown[]>> {
  const tables = projections.flatMap((projection) => projection.tables)
  const rows = await Promise.all(tables.map((table) => sql(`select * from "${table}" order by id`)))
  return Object.fromEntries(tables.map((table, index) => [table, rows[index] ?? []]))
}

function sql(text: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query(text)).rows)
}

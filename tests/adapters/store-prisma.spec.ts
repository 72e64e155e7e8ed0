// The Prisma store keeps every promise of a Store, on a real PostgreSQL.
import { afterAll } from "vitest"
import { createPrismaStore } from "@/lib/adapters/store-prisma"
import { projections } from "@/lib/server/projections"
import { storeContract } from "./store-contract"
import { storeDatabase } from "./store-database"

storeContract("the Prisma store", async (at) => {
  const { url, empty } = await storeDatabase()
  const options = { url, clock: { now: () => at }, projections }
  const store = createPrismaStore(options)
  const other = createPrismaStore(options)
  return {
    store,
    other,
    feeds: store.feeds,
    close: async () => {
      await Promise.all([store.close(), other.close()])
      await empty()
    },
  }
})

afterAll(async () => (await storeDatabase()).drop())

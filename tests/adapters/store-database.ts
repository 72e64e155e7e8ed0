// One database for a file of store tests, emptied between them. Opens no store.
import { withClient } from "@/lib/adapters/postgres-database"
import { createTestDatabase, type TestDatabase } from "../support/test-database"

/** The same database at each call; `empty` takes every row out of it. */
export async function storeDatabase(): Promise<TestDatabase & { empty(): Promise<void> }> {
  database ??= createTestDatabase()
  const { url, drop } = await database
  return { url, drop, empty: () => emptyTables(url) }
}

let database: Promise<TestDatabase> | undefined

async function emptyTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(format('%I', tablename), ', ') as names from pg_tables
       where schemaname = 'public' and tablename <> '_prisma_migrations'`,
    )
    await client.query(`truncate ${rows[0]?.names}`)
  })
}

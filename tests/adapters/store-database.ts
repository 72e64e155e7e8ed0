// One database for a file of store tests, emptied between them. Opens no store.
import pg from "pg"
import { createTestDatabase, type TestDatabase } from "../support/test-database"

type StoreDatabase = TestDatabase & { empty(): Promise<void> }

/** The same database at each call; `empty` takes every row out of it. */
export function storeDatabase(): Promise<StoreDatabase> {
  database ??= openDatabase()
  return database
}

let database: Promise<StoreDatabase> | undefined

/** One connection stays open all the time: a server without any would be stopped by another test run that ends meanwhile. */
async function openDatabase(): Promise<StoreDatabase> {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    url,
    empty: () => emptyTables(client),
    drop: async () => {
      await client.end()
      await drop()
    },
  }
}

async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables
     where schemaname = 'public' and tablename <> '_prisma_migrations'`,
  )
  await client.query(`truncate ${rows[0]?.names}`)
}

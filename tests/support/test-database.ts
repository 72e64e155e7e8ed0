// Gives a test a PostgreSQL database of its own with every migration applied; it never touches an installation's data folder.
import { createHash, randomUUID } from "node:crypto"
import path from "node:path"
import { openDataFolder } from "@/lib/adapters/data-folder"
import { applyMigrations, readMigrations } from "@/lib/adapters/migrations"
import { ensureDatabase, otherConnections, withClient } from "@/lib/adapters/postgres-database"
import {
  erasePostgres,
  findPostgres,
  type PostgresRequest,
  type RunningPostgres,
  startPostgres,
} from "@/lib/adapters/postgres-embedded"

export type TestDatabase = { url: string; drop(): Promise<void> }

const checkout = path.resolve(import.meta.dirname, "../..")
export const migrationsFolder = path.join(checkout, "prisma/migrations")

/** A fresh copy of the migrated template, some 50 ms. Call `drop` when done; it cuts connections left open. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServer()
  return createDatabase(server, await ensureTemplate(server))
}

/** A database without a single table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(await testServer(), "template0")
}

async function createDatabase(server: RunningPostgres, template: string): Promise<TestDatabase> {
  const adminUrl = server.urlOf("postgres")
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await withClient(adminUrl, (client) => client.query(`create database "${name}" template "${template}"`))
  return {
    url: server.urlOf(name),
    drop: () =>
      withClient(adminUrl, async (client) => {
        await client.query(`drop database "${name}" with (force)`)
      }),
  }
}

/** The server every test run of this checkout shares; its files may be lost at any time, so it does not wait for the disk. */
export function testServer(): Promise<RunningPostgres> {
  return startPostgres(testRequest())
}

/** Ends the shared server unless another test run is connected, and clears away what broken-off runs left in it. */
export async function stopTestServer(): Promise<void> {
  const server = await findPostgres(testRequest())
  if (!server) return
  const adminUrl = server.urlOf("postgres")
  if ((await otherConnections(adminUrl)) > 0) return
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%'",
    )
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}"`)
  })
  await server.stopIfUnused()
}

/** Ends the shared server and deletes its files, so that a test run leaves nothing behind. */
export async function eraseTestServer(): Promise<void> {
  await erasePostgres(testRequest().dataFolder)
}

function testRequest(): PostgresRequest {
  return {
    dataFolder: openDataFolder(path.join(checkout, ".scratch/test-data")),
    database: "postgres",
    parameters: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  }
}

/** A database named for the migrations it holds, so that a changed migration gets a new one. */
async function ensureTemplate(server: RunningPostgres): Promise<string> {
  const migrations = readMigrations(migrationsFolder)
  const fingerprint = createHash("sha256").update(
    migrations.map(({ name, checksum }) => `${name}:${checksum}`).join("\n"),
  )
  const template = `template_${fingerprint.digest("hex").slice(0, 16)}`
  await withClient(server.urlOf("postgres"), async (client) => {
    await client.query("select pg_advisory_lock(hashtext('readback test template'))")
    const ready = await client.query("select 1 from pg_database where datname = $1 and not datallowconn", [template])
    if (ready.rowCount) return
    await client.query(`drop database if exists "${template}" with (force)`)
    await ensureDatabase(server.urlOf("postgres"), template)
    await applyMigrations(server.urlOf(template), migrationsFolder)
    await client.query(`alter database "${template}" with allow_connections false`)
  })
  return template
}

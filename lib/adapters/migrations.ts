// Applies prisma/migrations to a database as `prisma migrate deploy` does; it never edits, skips or rolls back a migration.
import { createHash, randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type pg from "pg"
import { withClient } from "./postgres-database"
import { errorText, SetupError } from "./setup-error"

/** A migration as it stands in the source tree; `checksum` is Prisma's: SHA-256 of the file, in hex. */
export type Migration = { name: string; sql: string; checksum: string }

/**
 * Applies what is missing, in order of name, each in a transaction of its own. Returns the names applied now.
 * Safe to call from several processes: they queue on the very lock Prisma's own command takes.
 * Throws SetupError for a migration that fails, failed earlier, was edited, or that this source tree does not know.
 */
export async function applyMigrations(url: string, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withClient(url, async (client) => {
    await client.query("select pg_advisory_lock(72707369)")
    await client.query(recordTable)
    const pending = pendingMigrations(migrations, await readRecords(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  })
}

/** In order of name. Throws SetupError where the folder is missing. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) throw new SetupError(`The migrations in ${folder} are missing: check Readback out again.`)
  const files = readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: path.join(folder, name, "migration.sql") }))
  return files
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const sql = readFileSync(file, "utf8")
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
    })
}

type MigrationRecord = { migration_name: string; checksum: string; finished_at: Date | null }

const recordTable = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null,
  "checksum" varchar(64) not null,
  "finished_at" timestamptz,
  "migration_name" varchar(255) not null,
  "logs" text,
  "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(),
  "applied_steps_count" integer not null default 0
)`

async function readRecords(client: pg.Client): Promise<MigrationRecord[]> {
  const { rows } = await client.query<MigrationRecord>(
    'select migration_name, checksum, finished_at from "_prisma_migrations" where rolled_back_at is null',
  )
  return rows
}

function pendingMigrations(migrations: Migration[], records: MigrationRecord[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { migration_name: name, checksum, finished_at } of records) {
    const migration = known.get(name)
    if (!finished_at) {
      throw new SetupError(
        `The migration ${name} failed half-way earlier: restore the database from your back-up and start again.`,
      )
    }
    if (!migration) {
      throw new SetupError(
        `The database has the migration ${name}, which this Readback does not know: start a Readback at least as new as the one that made it.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new SetupError(
        `The migration ${name} was edited after it was applied: put the file back as it was and add a new migration instead.`,
      )
    }
  }
  const applied = new Set(records.map((record) => record.migration_name))
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin")
  try {
    await client.query(sql)
  } catch (error) {
    await client.query("rollback")
    throw new SetupError(
      `The migration ${name} failed and changed nothing (${errorText(error)}): mend its SQL or the data it meets, and start again.`,
    )
  }
  await client.query(
    'insert into "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
    [randomUUID(), checksum, name],
  )
  await client.query("commit")
}

// What applying migrations promises, on a real database.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { applyMigrations } from "@/lib/adapters/migrations"
import { withClient } from "@/lib/adapters/postgres-database"
import { createEmptyDatabase, type TestDatabase } from "../support/test-database"

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), "readback-migrations-"))
  write("20260101000000_one", 'create table "one" (id int primary key);')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

describe("migrations", () => {
  test("are applied in order of name, once", async () => {
    write("20260102000000_two", 'insert into "one" values (1);')
    expect(await applyMigrations(database.url, folder)).toEqual(["20260101000000_one", "20260102000000_two"])
    expect(await applyMigrations(database.url, folder)).toEqual([])
    expect(await rows('select id from "one"')).toEqual([{ id: 1 }])
  })

  test("are applied once when several processes start at the same moment", async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => applyMigrations(database.url, folder)))
    expect(applied.flat()).toEqual(["20260101000000_one"])
  })

  test("are recorded as Prisma records them", async () => {
    await applyMigrations(database.url, folder)
    const recorded = await rows("select migration_name, applied_steps_count, rolled_back_at from _prisma_migrations")
    expect(recorded).toEqual([{ migration_name: "20260101000000_one", applied_steps_count: 1, rolled_back_at: null }])
  })

  test("that fail change nothing and are named", async () => {
    write("20260102000000_two", 'create table "two" (id int); select nonsense;')
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(/20260102000000_two failed and changed nothing/)
    expect(await rows("select to_regclass('two') as found")).toEqual([{ found: null }])
    write("20260102000000_two", 'create table "two" (id int);')
    expect(await applyMigrations(database.url, folder)).toEqual(["20260102000000_two"])
  })

  test("that were edited after they were applied are refused by name", async () => {
    await applyMigrations(database.url, folder)
    write("20260101000000_one", 'create table "one" (id bigint primary key);')
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(/20260101000000_one was edited/)
  })

  test("of a newer Readback are refused by name", async () => {
    await applyMigrations(database.url, folder)
    rmSync(path.join(folder, "20260101000000_one"), { recursive: true })
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      /20260101000000_one, which this Readback does not know/,
    )
  })
})

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, "migration.sql"), sql)
}

function rows(sql: string): Promise<unknown[]> {
  return withClient(database.url, async (client) => (await client.query(sql)).rows)
}

// What Readback's own PostgreSQL promises: one server a data folder, closed to everybody else, that survives a kill.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openDataFolder } from "@/lib/adapters/data-folder"
import { postgresAccount } from "@/lib/adapters/postgres-account"
import { withClient } from "@/lib/adapters/postgres-database"
import { erasePostgres, findPostgres, type RunningPostgres, startPostgres } from "@/lib/adapters/postgres-embedded"
import { postgresPlace } from "@/lib/adapters/postgres-place"
import { installationSecrets } from "@/lib/adapters/secrets-file"

let dataFolder: string
let server: RunningPostgres

beforeAll(async () => {
  dataFolder = openDataFolder(path.join(mkdtempSync(path.join(os.tmpdir(), "readback-postgres-")), "data"))
  server = await start()
})

afterAll(async () => {
  await erasePostgres(dataFolder)
  rmSync(path.dirname(dataFolder), { recursive: true })
})

describe("the embedded PostgreSQL", () => {
  test("is one server for every caller of a data folder", async () => {
    const again = await Promise.all([start(), start()])
    expect(again.map(({ pid, origin }) => ({ pid, origin }))).toEqual([
      { pid: server.pid, origin: "reused" },
      { pid: server.pid, origin: "reused" },
    ])
  })

  test("lets nobody in without the password", async () => {
    const url = new URL(server.url)
    url.password = "guess"
    await expect(withClient(url.href, (client) => client.query("select 1"))).rejects.toMatchObject({ code: "28P01" })
  })

  test("listens on the loopback address alone", async () => {
    const setting = await withClient(server.url, (client) => client.query("show listen_addresses"))
    expect(setting.rows).toEqual([{ listen_addresses: "127.0.0.1" }])
  })

  test("keeps its secrets where only their owner reads them", () => {
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(dataFolder, "secrets.json")).mode & 0o777).toBe(0o600)
    expect(statSync(place().cluster).mode & 0o777).toBe(0o700)
  })

  test("keeps what was committed when the server is killed, and starts again", async () => {
    await withClient(server.url, (client) => client.query("create table kept as select 42 as value"))
    const gone = server.gone(new AbortController().signal)
    process.kill(server.pid, "SIGKILL")
    expect(await gone).toBe("gone")
    server = await start()
    expect(server.origin).toBe("started")
    const kept = await withClient(server.url, (client) => client.query("select value from kept"))
    expect(kept.rows).toEqual([{ value: 42 }])
  })

  test("is not stopped while somebody is connected", async () => {
    const visitor = new pg.Client({ connectionString: server.url })
    await visitor.connect()
    expect(await server.stopIfUnused()).toBe("in use")
    await visitor.end()
    await expect.poll(() => server.stopIfUnused()).toBe("stopped")
    expect(await findPostgres({ dataFolder, database: "readback" })).toBeNull()
    server = await start()
  })

  test("starts although a stranger has the process id of the dead server", async () => {
    await server.stop()
    writeFileSync(path.join(place().cluster, "postmaster.pid"), `${process.pid}\n${place().cluster}\n0\n1\n`)
    server = await start()
    expect(server.origin).toBe("started")
  })

  test("says which back-up to restore when the password is not the cluster's", async () => {
    const file = path.join(dataFolder, "secrets.json")
    const original = readFileSync(file, "utf8")
    rmSync(file)
    await expect(start()).rejects.toThrow(
      /refuses the password in secrets.json .*: restore both from the same back-up\.$/,
    )
    writeFileSync(file, original)
  })

  test("refuses a cluster of another major version in one sentence", async () => {
    await server.stop()
    const version = path.join(place().cluster, "PG_VERSION")
    const original = readFileSync(version, "utf8")
    writeFileSync(version, "9\n")
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 9 and this Readback brings \d+: move it/)
    writeFileSync(version, original)
    server = await start()
  })

  test("refuses a folder that holds something else", async () => {
    const other = openDataFolder(path.join(path.dirname(dataFolder), "other"))
    const { cluster } = postgresPlace(other, postgresAccount())
    mkdirSync(cluster)
    writeFileSync(path.join(cluster, "letter.txt"), "not a database")
    await expect(startPostgres({ dataFolder: other, database: "readback" })).rejects.toThrow(
      /is not a PostgreSQL cluster/,
    )
    await erasePostgres(other)
  })

  test("does not begin an empty database where the remembered one is gone", async () => {
    const moved = openDataFolder(path.join(path.dirname(dataFolder), "moved"))
    writeFileSync(path.join(moved, "postgres-location"), "/nowhere/readback\n")
    await expect(startPostgres({ dataFolder: moved, database: "readback" })).rejects.toThrow(
      /which cannot be found: restore/,
    )
    expect(existsSync("/nowhere")).toBe(false)
  })
})

describe("the secrets file", () => {
  test("is made once, whoever asks first", () => {
    const folder = openDataFolder(path.join(path.dirname(dataFolder), "fresh"))
    const first = installationSecrets(folder)
    expect(installationSecrets(folder)).toEqual(first)
    expect(first.authSecret).not.toBe(first.databasePassword)
  })

  test.each(["", "{", '{"authSecret":"short"}'])("that holds %j is refused in one sentence", (text) => {
    const folder = openDataFolder(mkdtempSync(path.join(path.dirname(dataFolder), "broken-")))
    writeFileSync(path.join(folder, "secrets.json"), text)
    expect(() => installationSecrets(folder)).toThrow(/does not hold this installation's secrets: restore it/)
  })
})

function start(): Promise<RunningPostgres> {
  return startPostgres({ dataFolder, database: "readback" })
}

function place() {
  return postgresPlace(dataFolder, postgresAccount())
}

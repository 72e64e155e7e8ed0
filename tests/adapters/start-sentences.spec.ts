// What stands in the way of `npm start` ends it with one sentence that says what to do, and never with a trace.
import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openDataFolder } from "@/lib/adapters/data-folder"
import { type FileLock, takeFileLock } from "@/lib/adapters/file-lock"
import { postgresAccount } from "@/lib/adapters/postgres-account"
import { postgresPlace } from "@/lib/adapters/postgres-place"
import { childEnvironment } from "@/lib/server/env"

const checkout = path.resolve(import.meta.dirname, "../..")
const command = path.join(checkout, "lib/cli/run.cjs")
const outside: string[] = []
let scratch: string
let busy: net.Server
let busyPort: number

beforeAll(async () => {
  scratch = mkdtempSync(path.join(os.tmpdir(), "readback-start-"))
  busy = net.createServer()
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve))
  const address = busy.address()
  busyPort = typeof address === "object" && address ? address.port : 0
})

afterAll(async () => {
  await new Promise((resolve) => busy.close(resolve))
  for (const home of outside) rmSync(home, { recursive: true })
  rmSync(scratch, { recursive: true })
})

describe.concurrent("npm start ends in one sentence", () => {
  test("when the data folder is a file", async () => {
    const file = path.join(scratch, "a-file")
    writeFileSync(file, "")
    expect(await start({ READBACK_DATA: file })).toMatch(/a-file is not a folder: move that file away/)
  })

  test("when the data folder lies under a file", async () => {
    const file = path.join(scratch, "another-file")
    writeFileSync(file, "")
    expect(await start({ READBACK_DATA: path.join(file, "data") })).toMatch(/data is not a folder: move that file away/)
  })

  test("when it already runs on the same folder", async () => {
    const folder = openDataFolder(path.join(scratch, "served"))
    const lock: FileLock = takeFileLock(path.join(folder, "server.lock"), "http://127.0.0.1:1")
    expect(lock.kind).toBe("taken")
    const sentence = await start({ READBACK_DATA: folder })
    expect(sentence).toContain(
      `already runs on ${folder} at http://127.0.0.1:1 (process ${process.pid}): open that address`,
    )
  })

  test("when the port is taken", async () => {
    const sentence = await start({ READBACK_DATA: path.join(scratch, "port"), PORT: String(busyPort) })
    expect(sentence).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program: stop it, or choose another port/)
  })

  test("when the host is not this machine's", async () => {
    const sentence = await start({ READBACK_DATA: path.join(scratch, "host"), HOST: "192.0.2.1" })
    expect(sentence).toMatch(/^Nothing can listen on 192\.0\.2\.1 port \d+ \(EADDRNOTAVAIL\): correct HOST or PORT\.$/)
  })

  test("when secrets.json is broken", async () => {
    const folder = openDataFolder(path.join(scratch, "secrets"))
    writeFileSync(path.join(folder, "secrets.json"), "{")
    expect(await start({ READBACK_DATA: folder })).toMatch(
      /secrets\.json does not hold this installation's secrets: restore/,
    )
  })

  test("when the cluster is of another major version", async () => {
    const folder = openDataFolder(path.join(scratch, "old"))
    const { home, cluster } = postgresPlace(folder, postgresAccount())
    if (!home.startsWith(folder)) outside.push(home)
    mkdirSync(cluster)
    writeFileSync(path.join(cluster, "PG_VERSION"), "12\n")
    expect(await start({ READBACK_DATA: folder })).toMatch(
      /was made by PostgreSQL 12 and this Readback brings \d+: move it/,
    )
  })

  test("when DATABASE_URL does not answer, and never shows its password", async () => {
    const url = "postgresql://someone:hidden-word@127.0.0.1:9/none"
    const sentence = await start({ READBACK_DATA: path.join(scratch, "url"), DATABASE_URL: url })
    expect(sentence).toMatch(
      /^The database named by DATABASE_URL does not answer \(.*ECONNREFUSED.*\): start it or correct/,
    )
    expect(sentence).not.toContain("hidden-word")
  })

  test.each([
    ["PORT", "eighty"],
    ["DATABASE_URL", "mysql://host/name"],
    ["READBACK_CONTEXT_WINDOW", "12"],
  ])("when %s is %j", async (name, value) => {
    const sentence = await start({ READBACK_DATA: path.join(scratch, "setting"), [name]: value })
    expect(sentence).toMatch(new RegExp(`^The setting ${name} must .*: correct it or unset it\\.$`))
  })

  test("when the command has no such name", async () => {
    expect(await run([command, "../start"], {})).toMatch(/^Name a command/)
  })

  test("when Node is too old", () => {
    const program = `Object.defineProperty(process.versions, "node", { value: "18.20.0" }); require(${JSON.stringify(command)})`
    const done = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" })
    expect(done.stderr).toMatch(
      /^Readback needs Node 20\.11 or newer and this is v[\d.]+: install a newer one and start again\.\n$/,
    )
    expect(done.status).toBe(1)
  })
})

test("the file that checks Node's version is one that an old Node reads", () => {
  const modern = /=>|`|\b(const|let|import|class|async)\b|\?\.|\.\.\./
  const code = readFileSync(command, "utf8").replace(/^\/\/.*$/gm, "")
  expect(code).not.toMatch(modern)
})

function start(settings: Record<string, string>): Promise<string> {
  return run([command, "start"], { DATABASE_URL: undefined, HOST: "127.0.0.1", PORT: "4119", ...settings })
}

/** What the program says on its way out. Fails unless that is one line, with exit code 1. */
async function run(nodeArguments: string[], settings: Record<string, string | undefined>): Promise<string> {
  const child = spawn(process.execPath, nodeArguments, {
    env: childEnvironment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  child.stdout.on("data", (text: Buffer) => {
    said += text.toString()
  })
  child.stderr.on("data", (text: Buffer) => {
    said += text.toString()
  })
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve))
  expect({ code, lines: said.trim().split("\n").length, said }).toMatchObject({ code: 1, lines: 1 })
  return said.trim()
}

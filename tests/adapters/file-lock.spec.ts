// What the lock promises: one holder at a time, and none that is dead.
import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { LockHolder, takeFileLock } from "@/lib/adapters/file-lock"
import { processIdentity } from "@/lib/adapters/process-identity"

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "readback-lock-"))
  file = path.join(folder, "server.lock")
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("a file lock", () => {
  test("is held until it is released", () => {
    const first = take("first")
    expect(takeFileLock(file, "second")).toMatchObject({ kind: "held", holder: { note: "first" } })
    first.release()
    expect(take("third").kind).toBe("taken")
  })

  test("is taken from a holder that was killed", async () => {
    const child = spawn("sleep", ["60"])
    const dead = processIdentity(child.pid ?? 0)
    expect(dead).not.toBeNull()
    child.kill("SIGKILL")
    await new Promise((resolve) => child.once("exit", resolve))
    writeFileSync(file, JSON.stringify({ process: dead, note: "killed" }))
    expect(take("next").kind).toBe("taken")
  })

  test("is taken from a process of an earlier run of the machine that had our process id", () => {
    writeFileSync(file, JSON.stringify({ process: { ...self(), boot: "another run" }, note: "before" }))
    expect(take("next").kind).toBe("taken")
  })

  test("is taken from a dead process whose id somebody else has now", () => {
    writeFileSync(file, JSON.stringify({ process: { ...self(), started: "1" }, note: "before" }))
    expect(take("next").kind).toBe("taken")
  })

  test.each(["", "{", "{}"])("that holds %j belongs to nobody", (text) => {
    writeFileSync(file, text)
    expect(take("next").kind).toBe("taken")
  })

  test("is not released by one that lost it", () => {
    const lost = take("lost")
    const other = JSON.stringify({ process: self(), note: "other" })
    writeFileSync(file, other)
    lost.release()
    expect(LockHolder.parse(JSON.parse(readFileSync(file, "utf8"))).note).toBe("other")
  })

  test("leaves nothing but itself behind", () => {
    writeFileSync(file, "{}")
    const lock = take("only")
    expect(readdirSync(folder)).toEqual(["server.lock"])
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })
})

function take(note: string): Extract<ReturnType<typeof takeFileLock>, { kind: "taken" }> {
  const lock = takeFileLock(file, note)
  if (lock.kind !== "taken") throw new Error(`held by ${lock.holder.note}`)
  return lock
}

function self() {
  const identity = processIdentity(process.pid)
  if (!identity) throw new Error("this process cannot find itself")
  return identity
}

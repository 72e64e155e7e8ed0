import { defineConfig } from "@playwright/test"
import { chromiumArguments, findChromium } from "./tests/support/find-chromium"

// How browser tests run: in Chromium, each worker against a whole Readback of its own.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/support/playwright-setup.ts",
  reporter: [["list"], ["./tests/support/playwright-counts-reporter.ts"]],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
    trace: "retain-on-failure",
  },
})

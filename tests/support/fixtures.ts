// The browser tests' own `test`: each worker gets one running Readback, and pages open on it; it signs nobody in.
import { test as base } from "@playwright/test"
import { type StartedServer, startServer } from "./start-server"

export { expect } from "@playwright/test"

export const test = base.extend<{ baseURL: string }, { app: StartedServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const app = await startServer()
      await use(app)
      await app.stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url)
  },
})

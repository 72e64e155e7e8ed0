import path from "node:path"
import { defineConfig } from "vitest/config"

// How unit and adapter tests run: in Node, against a real PostgreSQL that the first test to ask for it starts.
export default defineConfig({
  resolve: { alias: { "@": path.resolve(import.meta.dirname) } },
  test: {
    include: ["tests/**/*.spec.ts"],
    exclude: ["tests/e2e/**", "tests/fixtures/**"],
    environment: "node",
    globalSetup: ["tests/support/vitest-stop-server.ts"],
    reporters: ["default", "./tests/support/vitest-counts-reporter.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
})

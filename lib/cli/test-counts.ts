// Where each test runner leaves its counts for the closing line of `npm test`, and how they are read; it never counts anything itself.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

/** A skipped test has not passed, so runners count it as failed. */
export const TestCounts = z.object({ passed: z.number().int().min(0), failed: z.number().int().min(0) })
export type TestCounts = z.infer<typeof TestCounts>

export type TestRunner = "vitest" | "playwright"

export function writeCounts(runner: TestRunner, counts: TestCounts): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(runner), JSON.stringify(counts))
}

/** Null where the runner left no counts: it broke off before its end. */
export function readCounts(runner: TestRunner): TestCounts | null {
  if (!existsSync(fileOf(runner))) return null
  return TestCounts.parse(JSON.parse(readFileSync(fileOf(runner), "utf8")))
}

export function forgetCounts(runner: TestRunner): void {
  rmSync(fileOf(runner), { force: true })
}

const folder = path.resolve(import.meta.dirname, "../../.scratch/test-counts")

function fileOf(runner: TestRunner): string {
  return path.join(folder, `${runner}.json`)
}

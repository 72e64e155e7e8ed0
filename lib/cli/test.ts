// npm test: types, lint, unit and adapter tests, browser tests, one after the other whatever fails; its last line is the count of all.
import path from "node:path"
import { withCheckoutLock } from "@/lib/server/checkout-lock"
import { setupSentence } from "@/lib/server/setup-sentence"
import { buildApp } from "./build-app"
import { generateClient } from "./generate-client"
import { runCommand } from "./run-command"
import { runProgram } from "./run-program"
import { forgetCounts, readCounts, type TestCounts, type TestRunner } from "./test-counts"

const root = process.cwd()

// Above the command, which runs while this file is loaded.
const nothing: TestCounts = { passed: 0, failed: 0 }
const onePassed: TestCounts = { passed: 1, failed: 0 }
const oneFailed: TestCounts = { passed: 0, failed: 1 }

await runCommand(async (stop) => {
  const results: TestCounts[] = []
  for (const { title, run } of steps(stop)) {
    if (stop.aborted) break
    console.log(`\n== ${title}`)
    results.push(await run())
  }
  if (stop.aborted) results.push(oneFailed)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

type Step = { title: string; run(): Promise<TestCounts> }

/** A step of preparation counts for nothing unless it fails. */
function steps(stop: AbortSignal): Step[] {
  const program = (...nodeArguments: string[]) => runProgram({ nodeArguments, stop })
  const script = (file: string) => ["--import", "tsx", path.join("tests/support", file)]
  return [
    { title: "database client", run: () => prepared(() => locked(() => generateClient(root, stop))) },
    { title: "route types", run: () => preparedByProgram(program(bin("next/dist/bin/next"), "typegen")) },
    { title: "types", run: () => checked(program(bin("typescript/bin/tsc"), "--noEmit")) },
    { title: "lint", run: () => checked(program(bin("@biomejs/biome/bin/biome"), "check", ".")) },
    { title: "unit and adapter tests", run: () => counted("vitest", () => program(bin("vitest/vitest.mjs"), "run")) },
    { title: "web app", run: () => prepared(() => locked(() => buildApp(root, stop))) },
    { title: "browser", run: () => preparedByProgram(program(...script("ensure-chromium.ts"))) },
    { title: "browser tests", run: () => counted("playwright", () => program(bin("@playwright/test/cli.js"), "test")) },
    { title: "clearing away", run: () => preparedByProgram(program(...script("erase-test-server.ts"))) },
  ]
}

async function prepared(work: () => Promise<void>): Promise<TestCounts> {
  try {
    await work()
    return nothing
  } catch (error) {
    console.error(setupSentence(error) ?? error)
    return oneFailed
  }
}

async function preparedByProgram(exitCode: Promise<number>): Promise<TestCounts> {
  return (await exitCode) === 0 ? nothing : oneFailed
}

async function checked(exitCode: Promise<number>): Promise<TestCounts> {
  return (await exitCode) === 0 ? onePassed : oneFailed
}

/** A runner that breaks off without counts, or fails without a failed test, adds one failure. */
async function counted(runner: TestRunner, run: () => Promise<number>): Promise<TestCounts> {
  forgetCounts(runner)
  const exitCode = await run()
  const counts = readCounts(runner)
  if (!counts) return oneFailed
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function locked(work: () => Promise<void>): Promise<void> {
  return withCheckoutLock(
    root,
    (pid) => console.log(`Waiting for process ${pid}, which builds in this checkout.`),
    work,
  )
}

function bin(file: string): string {
  return path.join(root, "node_modules", file)
}

// Tells `npm test` how many browser tests passed; it prints nothing.
import type { FullResult, Reporter, Suite, TestError } from "@playwright/test/reporter"
import { writeCounts } from "../../lib/cli/test-counts"

export default class PlaywrightCountsReporter implements Reporter {
  private suite: Suite | null = null
  private errors = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError(_error: TestError): void {
    this.errors += 1
  }

  onEnd(_result: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const passed = tests.filter((test) => test.results.at(-1)?.status === "passed" && test.ok()).length
    writeCounts("playwright", { passed, failed: tests.length - passed + this.errors })
  }

  printsToStdio(): boolean {
    return false
  }
}

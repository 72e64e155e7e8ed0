// Tells `npm test` how many unit and adapter tests passed; it prints nothing.
import type { Reporter, SerializedError, TestModule } from "vitest/node"
import { writeCounts } from "../../lib/cli/test-counts"

export default class VitestCountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    let passed = 0
    let failed = unhandledErrors.length
    for (const module of modules) {
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        if (test.result().state === "passed") passed += 1
        else failed += 1
      }
    }
    writeCounts("vitest", { passed, failed })
  }
}

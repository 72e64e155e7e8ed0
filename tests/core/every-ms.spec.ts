// A write that may be lost never takes with it what it was a copy of.
import { expect, it } from "vitest"
import { everyMs } from "@/lib/core/every-ms"

it("ends quietly when a write fails, and tries no other", async () => {
  const written: string[] = []
  const partial = everyMs(
    0,
    () => 1,
    async (text) => {
      written.push(text)
      throw new Error("connection lost")
    },
  )
  partial.push("a")
  partial.push("ab")
  await expect(partial.written()).resolves.toBeUndefined()
  expect(written).toEqual(["a"])
})

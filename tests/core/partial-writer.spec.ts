// The growing reply on its way to the screen: spaced out, its last part never left behind, and no harm when it is lost.
import { expect, it, vi } from "vitest"
import { partialWriter } from "@/lib/server/partial-writer"

it("writes at once, then spaced out, and what came last without anything after it", async () => {
  vi.useFakeTimers()
  const written: string[] = []
  const partial = partialWriter(100, async (text) => {
    written.push(text)
  })
  for (const text of ["a", "ab", "abc"]) partial.push(text)
  await vi.advanceTimersByTimeAsync(99)
  expect(written).toEqual(["a"])
  await vi.advanceTimersByTimeAsync(2)
  expect(written).toEqual(["a", "abc"])
  vi.useRealTimers()
})

it("ends quietly when a write fails, and tries no other", async () => {
  const written: string[] = []
  const partial = partialWriter(0, async (text) => {
    written.push(text)
    throw new Error("connection lost")
  })
  partial.push("a")
  partial.push("ab")
  await expect(partial.written()).resolves.toBeUndefined()
  expect(written).toEqual(["a"])
})

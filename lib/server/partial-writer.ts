// Writes the reply so far at most once in so many milliseconds, the newest always last. What it writes may be lost.
import type { PartialWriter } from "@/lib/core/loop-ports"

/**
 * The first write that fails is the last that is tried, and nobody hears of it here: what made it fail (a lost connection)
 * meets the next write that counts.
 */
export function partialWriter(gapMs: number, write: (text: string) => Promise<void>): PartialWriter {
  let newest: string | null = null
  let waiting: NodeJS.Timeout | null = null
  let last = 0
  let writing: Promise<"going" | "failed"> = Promise.resolve("going")

  function flush() {
    waiting = null
    if (newest === null) return
    const text = newest
    newest = null
    last = Date.now()
    writing = writing.then((state) => (state === "failed" ? state : attempt(text)))
  }

  function attempt(text: string): Promise<"going" | "failed"> {
    return write(text).then(
      () => "going",
      () => "failed",
    )
  }

  return {
    push(text) {
      newest = text
      if (waiting) return
      const dueIn = last + gapMs - Date.now()
      if (dueIn <= 0) flush()
      else waiting = setTimeout(flush, dueIn)
    },
    async written() {
      if (waiting) clearTimeout(waiting)
      waiting = null
      newest = null
      await writing
    },
  }
}

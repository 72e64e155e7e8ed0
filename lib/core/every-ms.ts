// Hands on the newest of a run of values at most once in so many milliseconds, one write after the other. Drops what is overtaken.

/** @returns `push`, and `written`, which resolves when the writes so far ended and rejects with the first that failed */
export function everyMs(
  gapMs: number,
  now: () => number,
  write: (text: string) => Promise<void>,
): { push(text: string): void; written(): Promise<void> } {
  let last = 0
  let writing: Promise<{ failure: unknown } | null> = Promise.resolve(null)
  const next = async (text: string) => {
    try {
      await write(text)
      return null
    } catch (failure) {
      return { failure }
    }
  }
  return {
    push(text) {
      if (now() - last < gapMs) return
      last = now()
      writing = writing.then((failed) => failed ?? next(text))
    },
    async written() {
      const failed = await writing
      if (failed) throw failed.failure
    },
  }
}

// Hands on the newest of a run of values at most once in so many milliseconds, one write after the other. Drops what is overtaken.

/**
 * For values that may be lost: the first write that fails is the last that is tried, and nobody hears of it here, since
 * what made it fail (a lost connection) meets the next write that counts.
 * @returns `push`, and `written`, which resolves when the writes so far have ended
 */
export function everyMs(
  gapMs: number,
  now: () => number,
  write: (text: string) => Promise<void>,
): { push(text: string): void; written(): Promise<void> } {
  let last = 0
  let writing: Promise<"going" | "failed"> = Promise.resolve("going")
  const next = (text: string) =>
    write(text).then(
      () => "going" as const,
      () => "failed" as const,
    )
  return {
    push(text) {
      if (now() - last < gapMs) return
      last = now()
      writing = writing.then((state) => (state === "failed" ? state : next(text)))
    },
    async written() {
      await writing
    },
  }
}

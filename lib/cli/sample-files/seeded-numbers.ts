// Reproducible chance for invented files: the same seed gives the same draws; never used where secrecy matters.
export type SeededNumbers = {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** A copy in another order. */
  shuffled<T>(from: readonly T[]): T[]
}

/** Draws by mulberry32 from a whole-number seed. */
export function seededNumbers(seed: number): SeededNumbers {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error("nothing to pick from")
    return from[between(0, from.length - 1)] as T
  }
  function shuffled<T>(from: readonly T[]): T[] {
    const left = [...from]
    const out: T[] = []
    while (left.length > 0) out.push(...left.splice(between(0, left.length - 1), 1))
    return out
  }
  return { between, pick, shuffled }
}

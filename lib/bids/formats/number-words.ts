// Reads whole numbers written in words, Indian and Western ("Thirty-eight Lakh Sixty-four thousand"). It never reads digits.
import { type Token, textAt } from "@/lib/bids/formats/tokens"

/** `next` is the index of the first token after the number. */
export type NumberInWords = { value: bigint; next: number }

/**
 * The number in words that starts at a token, or null where none does. Hyphens and commas inside it are stepped over,
 * and "and" too unless it ends the number, as between rupees and paise.
 */
export function readNumberWords(
  tokens: readonly Token[],
  from: number,
  inside: "steps-over-and" | "stops-at-and" = "steps-over-and",
): NumberInWords | null {
  const joints = inside === "steps-over-and" ? ["-", ",", "and"] : ["-", ","]
  let at = from
  let next = from
  let parts: bigint[] = []
  let belowScale = 0n
  for (;;) {
    const seen = next > from
    const word = textAt(tokens, at)
    const small = smallNumbers.get(word)
    const scale = scaleWords.get(word)
    if (seen && joints.includes(word)) {
      at += 1
      continue
    }
    if (small !== undefined) {
      belowScale += small
    } else if (word === "hundred" && seen) {
      belowScale *= 100n
    } else if (scale !== undefined && seen) {
      // A scale multiplies everything smaller before it: "One Thousand Two Hundred Crore".
      const multiplied = parts.filter((part) => part < scale)
      parts = [...parts.filter((part) => part >= scale), (belowScale + sum(multiplied)) * scale]
      belowScale = 0n
    } else {
      return seen ? { value: sum(parts) + belowScale, next } : null
    }
    at += 1
    next = at
  }
}

/** What a scale word multiplies by: lakh and lac 10^5, crore and cr 10^7, and the Western ones. Null for other words. */
export function scaleOf(word: string): bigint | null {
  return scaleWords.get(word) ?? scaleAbbreviations.get(word) ?? null
}

/** Whether a scale is one that only Indian texts use, so that it names the rupee by itself. */
export function isIndianScale(word: string): boolean {
  return /^(lakh|lac|lakhs|lacs|crore|crores|cr|crs)$/.test(word)
}

function sum(parts: readonly bigint[]): bigint {
  return parts.reduce((total, part) => total + part, 0n)
}

const scaleWords = new Map<string, bigint>([
  ["thousand", 1_000n],
  ["thousands", 1_000n],
  ["lakh", 100_000n],
  ["lakhs", 100_000n],
  ["lac", 100_000n],
  ["lacs", 100_000n],
  ["crore", 10_000_000n],
  ["crores", 10_000_000n],
  ["million", 1_000_000n],
  ["millions", 1_000_000n],
  ["billion", 1_000_000_000n],
])

const scaleAbbreviations = new Map<string, bigint>([
  ["cr", 10_000_000n],
  ["crs", 10_000_000n],
  ["mn", 1_000_000n],
  ["m", 1_000_000n],
  ["bn", 1_000_000_000n],
  ["k", 1_000n],
  ["hundred", 100n],
])

const smallNumbers = new Map<string, bigint>([
  ...numbered(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    0,
    1,
  ),
  ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...numbered("fourty", 40, 1),
])

function numbered(words: string, first: number, step: number): [string, bigint][] {
  return words.split(" ").map((word, index) => [word, BigInt(first + index * step)])
}

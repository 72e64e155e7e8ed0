// Ranks rates of the list by the words they share with a description. It chooses none.

import { foldCharacters } from "@/lib/bids/formats/tokens"
import type { NamedRate } from "@/lib/bids/pricing"

/** `score` is the share of words in common with the description, 0 to 1, to two decimals; 1 for the code itself. */
export type RateFound = NamedRate & { score: number }

/** Rates that share at least one word, or carry the code asked for, the best first, at most ten. */
export function findRates(rates: readonly NamedRate[], query: string): RateFound[] {
  const wanted = wordsOf(query)
  return rates
    .map((rate) => ({ ...rate, score: isCode(rate, query) ? 1 : score(wanted, wordsOf(rate.description)) }))
    .filter((rate) => rate.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 10)
}

const isCode = ({ code }: NamedRate, query: string) =>
  code !== null && foldCharacters(code).trim() === foldCharacters(query).trim()

function score(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const common = [...wanted].filter((word) => words.has(word)).length
  const all = new Set([...wanted, ...words]).size
  return all === 0 ? 0 : Math.round((common / all) * 100) / 100
}

const plain = new Set([
  "the",
  "of",
  "and",
  "in",
  "for",
  "to",
  "with",
  "as",
  "per",
  "all",
  "including",
  "complete",
  "etc",
  "a",
  "or",
  "by",
])

function wordsOf(text: string): Set<string> {
  const words = foldCharacters(text).match(/[\p{L}\p{N}]+(?:\.\d+)*/gu) ?? []
  return new Set(words.filter((word) => !plain.has(word)))
}

// Finds, in a text, values that a ledger no longer stands by: superseded, withdrawn or in conflict. It never looks at meaning.
import { factText } from "@/lib/bids/fact-text"
import { foldCharacters, foldText } from "@/lib/bids/formats/tokens"
import { currentFacts } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** A stale value by the key of its fact and the writing found. */
export type StaleValue = { key: string; text: string }

/**
 * Writings of stale facts that the text holds, as printed in the document, as displayed, as canonical text and, for
 * money, as a bare figure. A writing that some current fact has too is no finding: it may be that fact's.
 */
export function staleIn(state: LedgerState, text: string): StaleValue[] {
  const plain = plainText(text)
  const living = new Set(currentFacts(state).flatMap(writingsOf).map(plainText))
  const found = new Map<string, StaleValue>()
  for (const fact of state.facts.values()) {
    if (fact.status === "current") continue
    for (const writing of writingsOf(fact)) {
      const wanted = plainText(writing)
      if (wanted.length < shortest || living.has(wanted) || !holds(plain, wanted)) continue
      found.set(fact.key, { key: fact.key, text: writing })
    }
  }
  return [...found.values()]
}

// "7" or "2%" stands in any text; a writing this short says nothing by itself.
const shortest = 4

function writingsOf(fact: Fact): string[] {
  const figure = fact.value.kind === "money" ? [fact.value.canonical.replace(/\.0+$/, "")] : []
  return [fact.raw, factText(fact), fact.value.canonical, ...figure]
}

function plainText(text: string): string {
  return foldText(foldCharacters(text))
    .replace(/(\d),(?=\d)/g, "$1")
    .replace(/\/-/g, "")
}

// At its ends a match may not be part of a longer number or word.
function holds(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)]
    const startsWhole = !/[\p{L}\p{N}]$/u.test(before) && !/\d\.$/.test(before)
    const endsWhole = !/^[\p{L}\p{N}]/u.test(after) && !/^\.\d*[1-9]/.test(after)
    if (startsWhole && endsWhole) return true
  }
  return false
}

// Reads, from `record_fact`'s description, which keys exist, of what kind, and under which words documents print them.

/** `phrases` are the ways to spot the key in a text; `label` is its first synonym. */
export type SoughtKey = { key: string; kind: string; label: string; phrases: Phrase[] }

/**
 * `exact` finds the words in order, few words between them. `stems` are its words for labels, where order is free.
 * `takes` says which value after the words is meant: the nearest, the later end of a range, or the one called a limit.
 */
export type Phrase = { exact: RegExp; stems: string[]; length: number; takes: "nearest" | "range end" | "limit" }

const keyLine =
  /^\s*(?:[-*]\s+)?`?([a-z0-9]+(?:[._-][a-z0-9]+)*)`?\s*\((money|instant|duration|percent|quantity|text|reference)\b[^)]*\)\s*:\s*(.+)$/gim

export function soughtKeys(description: string): SoughtKey[] {
  return [...description.matchAll(keyLine)].map(([, key = "", kind = "", list = ""]) => {
    const synonyms = list
      .split(";")
      .map((one) => one.trim().replace(/\.$/, ""))
      .filter((one) => one !== "")
    const phrases = synonyms.map(phraseOf).sort((left, right) => right.length - left.length)
    return { key, kind: kind.toLowerCase(), label: synonyms[0] ?? key, phrases }
  })
}

const smallWords = "a|an|the|of|for|to|in|on|at|by|and|or|from|with"
const small = new Set(smallWords.split("|"))
const rangeEnd = /\s+(?:to|till|until)$/i
const limitWords = /^(?:maximum|limit (?:of|on)|cap on|ceiling (?:of|on))\s+/i

function phraseOf(synonym: string): Phrase {
  const takes = rangeEnd.test(synonym) ? "range end" : limitWords.test(synonym) ? "limit" : "nearest"
  const bare = synonym.replace(rangeEnd, "").replace(limitWords, "")
  const words = (bare.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).filter((word) => word !== "")
  const telling = words.filter((word) => !small.has(word.toLowerCase()))
  // Small words come and go inside a phrase; of other words one may stand between two, or two in longer phrases.
  const kept = telling.length === 0 ? words : telling
  const isShortCapitals = kept.length === 1 && /^[A-Z]{2,4}$/.test(kept[0] ?? "")
  const strange = kept.length > 2 ? 2 : 1
  const between = String.raw`(?:[\s*_/’'-]+(?:${smallWords})(?![\p{L}])){0,2}(?:[\s*_/’'-]+[\p{L}\p{N}()]+){0,${strange}}?[\s*_/-]+`
  const body = kept.map((word) => `${escaped(singular(word))}(?:s|es)?`).join(between)
  const exact = new RegExp(String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`, isShortCapitals ? "gu" : "giu")
  return { exact, stems: kept.map((word) => singular(word.toLowerCase())), length: kept.join(" ").length, takes }
}

/** The words of a label or heading in lower case, without brackets, small words and plurals. */
export function tellingStems(text: string): string[] {
  const words = text.replace(/\([^)]*\)/g, " ").match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
  return words.map((word) => singular(word.toLowerCase())).filter((word) => !small.has(word))
}

/** A word without its plural s, in the case it was written. */
function singular(word: string): string {
  return word.length > 3 && /[^s]s$/i.test(word) ? word.slice(0, -1) : word
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

// Finds the values that a draft's text states word for word, so that each can be shown with the fact it is tied to. Reads no meaning.

export type TiedPiece<Fact> = { text: string; at: number; fact: Fact | null }

/**
 * The text cut at every value it states; the pieces joined are the text. Of values that overlap the longest counts, and a
 * value within a longer number or word is none: "5" is not found in "15" or in "1.5".
 */
export function tiedPieces<Fact extends { display: string }>(text: string, facts: readonly Fact[]): TiedPiece<Fact>[] {
  const longestFirst = facts.filter(({ display }) => display !== "").sort((a, b) => b.display.length - a.display.length)
  const found: { start: number; end: number; fact: Fact }[] = []
  for (const fact of longestFirst) {
    for (const start of placesOf(text, fact.display)) {
      const end = start + fact.display.length
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ start, end, fact })
    }
  }
  const pieces: TiedPiece<Fact>[] = []
  let from = 0
  for (const { start, end, fact } of found.sort((a, b) => a.start - b.start)) {
    if (start > from) pieces.push({ text: text.slice(from, start), at: from, fact: null })
    pieces.push({ text: text.slice(start, end), at: start, fact })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), at: from, fact: null })
  return pieces
}

/** The facts that any of the texts states, each once, in the order they are given in. */
export function factsTiedTo<Fact extends { display: string }>(
  texts: readonly string[],
  facts: readonly Fact[],
): Fact[] {
  const stated = new Set(texts.flatMap((text) => tiedPieces(text, facts).map(({ fact }) => fact)))
  return facts.filter((fact) => stated.has(fact))
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (standsAlone(text.slice(0, at), text.slice(at + words.length))) places.push(at)
  }
  return places
}

function standsAlone(before: string, after: string): boolean {
  return !/[\p{L}\p{N}]$|\p{N}[.,]$/u.test(before) && !/^[\p{L}\p{N}]|^[.,]\p{N}/u.test(after)
}

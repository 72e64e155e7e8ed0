// Writes and reads the positions of feeds as one line: `tree:ex_1:12,inbox:4`. It is a page's Last-Event-ID.

/** Feeds with the last position seen of each. */
export type FeedPositions = Readonly<Record<string, number>>

export function positionsText(positions: FeedPositions): string {
  return Object.entries(positions)
    .map(([feed, position]) => `${feed}:${position}`)
    .join(",")
}

/** What is no position is left out: a stranger's header decides nothing. */
export function readPositions(text: string): FeedPositions {
  const pairs = text.split(",").flatMap((part) => {
    const match = /^(.+):(\d{1,9})$/.exec(part.trim())
    return match?.[1] && match[2] ? [[match[1], Number(match[2])] as const] : []
  })
  return Object.fromEntries(pairs)
}

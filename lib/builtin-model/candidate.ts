// What a page may state about one key: the quotes to record it by. Holds no value.

/**
 * `quotes` are tried in order: the narrowest first, a wider or plainer one if it is refused. `strength` is 0 to 100;
 * `condition` and `anchor` are the page's own words.
 */
export type Candidate = {
  key: string
  kind: string
  page: number
  quotes: string[]
  condition: string | null
  anchor: string | null
  strength: number
}

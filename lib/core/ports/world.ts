// Time, ids and hashes as ports: whatever differs between two runs comes in through these.

/** Milliseconds since 1970 and the same moment in ISO 8601 UTC. */
export interface Clock {
  now(): number
}

/** New ids: unique, sortable by time within a prefix, e.g. `ex_…`. */
export interface Ids {
  next(prefix: string): string
}

/** Hex SHA-256 of UTF-8 text. */
export type Hash = (text: string) => string

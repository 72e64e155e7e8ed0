// The record's port: streams of events, claims on exchanges, texts by hash, partial text. Says nothing of how it is kept.
import type { ExchangeEvent, LedgerEvent, Recorded } from "../events/event"

/** Holds an exchange for one process: every write by its owner names the epoch. */
export type Claim = { exchange: string; epoch: number }

/**
 * One stream's part of a commit.
 * - `owner`: the exchange's driver. Written only if the epoch holds and the stream stands at `expectedSequence`.
 * - `visitor`: anyone else; mailbox events only. `guard` refuses if a later event than `since` touches one of the subjects.
 * - `ledger`: as visitor, on a ledger's stream.
 * - `opening`: the first events of a new stream; refused if it exists.
 * `after` says what becomes of an exchange's claim: keep it, let it go until mail comes, or make it runnable.
 */
export type CommitPart =
  | {
      as: "owner"
      stream: string
      epoch: number
      expectedSequence: number
      events: ExchangeEvent[]
      after: "keep" | "let go"
    }
  | { as: "visitor"; stream: string; guard: Guard; events: ExchangeEvent[]; after: "run" | "leave" }
  | { as: "ledger"; stream: string; guard: Guard; events: LedgerEvent[] }
  | { as: "opening"; stream: string; events: ExchangeEvent[] | LedgerEvent[]; after: "run" | "leave" }

export type Guard = { since: number; subjects: string[] } | "none"

export type CommitOutcome =
  | { committed: true; at: string; sequences: Record<string, number> }
  /** Only mailbox events came in between: fold them, and append again. */
  | { committed: false; reason: "mail arrived"; stream: string }
  | { committed: false; reason: "claim lost"; stream: string }
  | { committed: false; reason: "guarded"; stream: string; subjects: string[] }
  | { committed: false; reason: "exists"; stream: string }
  /** The mutation id was used before: its first outcome, as recorded. */
  | { committed: false; reason: "repeated"; outcome: unknown }

/** A mutation made by a person, once: the id was made in the browser when they acted; the same id returns this outcome again. */
export type Mutation = { id: string; person: string; outcome: unknown }

export interface Store {
  /**
   * Atomic over all parts, rows locked in id order. Refusals are returned; it throws only on a lost connection or broken
   * data. Not safe to repeat blindly after a throw: read the stream first, or give a mutation.
   */
  commit(parts: CommitPart[], mutation?: Mutation): Promise<CommitOutcome>
  /** Events of a stream in order, after `after` (exclusive), up to `upTo` (inclusive). Empty for an unknown stream. */
  read(stream: string, range?: { after?: number; upTo?: number }): Promise<Recorded[]>
  /** The first outcome of a mutation id of this person, or null if it was never used. */
  mutationOutcome(id: string, person: string): Promise<{ outcome: unknown } | null>

  /** Claims one runnable exchange whose lease is free, under a new epoch, or null. Safe to call from many processes. */
  claim(owner: string, leaseMs: number): Promise<Claim | null>
  /** Renews leases; returns those still held. A claim left out is lost and its holder must stop writing. */
  heartbeat(owner: string, claims: Claim[], leaseMs: number): Promise<Claim[]>
  /** Lets an exchange go without an event, if nothing came since `expectedSequence`; false means: read on. */
  letGo(claim: Claim, expectedSequence: number): Promise<boolean>
  /** Gives the claim up at once so that another process may take it; the exchange stays runnable. */
  release(claim: Claim): Promise<void>

  /** Content-addressed texts; the caller made the hash. Safe to repeat. */
  putText(hash: string, text: string): Promise<void>
  getText(hash: string): Promise<string | null>

  /** The reply so far of the model request under way; replaced at each call, gone with the reply's event. Unlogged. */
  savePartial(partial: { exchange: string; request: number; text: string }): Promise<void>
}

/** Hints that something happened; never relied on, never carrying state. Unsubscribe by calling what it returns. */
export interface Hints {
  /** A stream got events, or an exchange became runnable. */
  onStream(listener: (stream: string) => void): () => void
  onFeed(listener: (feed: string) => void): () => void
  onPartial(listener: (exchange: string) => void): () => void
}
